import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Boundary } from '#runtime/boundary/boundary.tsx'
import { ServicesContext } from '#runtime/field/services.ts'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { coming } from './lazy-part.ts'

const shown: string[] = []

function Grey() {
  shown.push('grey')
  return null
}

function Part({ says }: { readonly says: string }) {
  shown.push(says)
  return <p>{says}</p>
}

const within = (part: React.ReactNode) => <Suspense fallback={<Grey />}>{part}</Suspense>

it('draws a part that is here without anything grey before it', async () => {
  const part = coming(() => Promise.resolve(Part))
  await part.fetch()
  const screen = await render(within(<part.Part says="here" />))
  await expect.element(screen.getByText('here')).toBeVisible()
  expect(shown).not.toContain('grey')
})

it('waits for a part that is on its way, and asks for it once', async () => {
  let requested = 0
  let arrive = () => {}
  const part = coming(() => {
    requested += 1
    return new Promise<typeof Part>((resolve) => (arrive = () => resolve(Part)))
  })
  void part.fetch()
  const screen = await render(within(<part.Part says="late" />))
  expect(shown).toContain('grey')
  arrive()
  await expect.element(screen.getByText('late')).toBeVisible()
  expect(requested).toBe(1)
})

it('asks again for a part that could not be fetched before anybody wanted it', async () => {
  let requested = 0
  const part = coming(() =>
    (requested += 1) === 1 ? Promise.reject(new Error('away')) : Promise.resolve(Part),
  )
  await expect(part.fetch()).rejects.toThrow('away')
  const screen = await render(within(<part.Part says="found" />))
  await expect.element(screen.getByText('found')).toBeVisible()
})

it('asks again for a part whose failure was shown, once a person wants that', async () => {
  const load = vi.fn(() => Promise.resolve(Part)).mockRejectedValueOnce(new Error('away'))
  const part = coming(load)
  const screen = await render(
    <ServicesContext value={testServices({})}>
      <Boundary at="/home">{within(<part.Part says="back" />)}</Boundary>
    </ServicesContext>,
  )
  await expect.element(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('back')).toBeVisible()
})
