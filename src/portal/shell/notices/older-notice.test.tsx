import { expect, it } from 'vitest'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const message = 'Portolan has changed since you opened this page.'
const flagsOf = (definitions: string) => ({
  'GET /feature_flags': () => Response.json({ flags: {} }, { headers: { 'x-definitions': definitions } }),
})

it('says that the server acts by newer definitions, and leaves it to the person when to reload', async () => {
  const { screen, left } = await openPortal({ path: '/payments?page=2', answers: flagsOf('newer') })
  await expect.element(screen.getByText(message)).toBeVisible()
  expect(left).toEqual([])
  await screen.getByRole('button', { name: 'Reload' }).click()
  expect(left).toEqual(['/payments?page=2'])
})

it('says nothing while both act by the same definitions', async () => {
  const { screen } = await openPortal({ answers: flagsOf('trial') })
  await expect.element(screen.getByRole('heading', { name: 'Welcome, Trial Maker' })).toBeVisible()
  await expect.element(screen.getByText(message)).not.toBeInTheDocument()
})
