import { expect, it } from 'vitest'
import { typesNamed } from '#engine/field/types-named.ts'
import { prepare } from '#widgets/index.ts'
import { testDefinitions } from '#tests/fixtures/portal/definitions.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'
import { tablePart } from './lazy-pages.ts'

const list = 'POST /payout_proxy/payments/filter'
const none = { content: [], page: { number: 0, size: 50, totalElements: 0, totalPages: 0 } }

it('asks for the rows of the address once, before the shell is drawn', async () => {
  // The portal loads them while it requests the session.
  await Promise.all([
    tablePart.fetch(),
    prepare(typesNamed(testDefinitions().definitions.tables['payments'])),
  ])
  const drawn: boolean[] = []
  const bodies: unknown[] = []
  const answer = (_: URL, init?: RequestInit) => {
    drawn.push(document.querySelector('nav') !== null)
    bodies.push(JSON.parse(String(init?.body)))
    return none
  }
  const { screen } = await openPortal({ path: '/payments?size=50', answers: { [list]: answer } })
  await expect.element(screen.getByRole('heading', { name: 'No payments yet' })).toBeVisible()
  expect(bodies).toEqual([expect.objectContaining({ page: 0, size: 50 })])
  expect(drawn).toEqual([false])
})
