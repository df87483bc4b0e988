import { expect, it } from 'vitest'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const list = 'POST /payout_proxy/payments/filter'
const none = { content: [], page: { number: 0, size: 15, totalElements: 0, totalPages: 0 } }
const path = '/payments'
const answers = { [list]: none }

it('shows where one can go before what the pages need has come, and then the page, without asking again who is there (TRU-580)', async () => {
  const rest = Promise.withResolvers<void>()
  const { screen, requests } = await openPortal({
    path,
    answers,
    rest: async (part) => (await rest.promise, part),
  })
  await expect.element(screen.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect.element(screen.getByText('Loading the page')).toBeInTheDocument()
  const before = [...requests]
  rest.resolve()
  await expect.element(screen.getByRole('heading', { name: 'No payments yet' })).toBeVisible()
  expect(before.some((one) => one.startsWith('GET /configuration'))).toBe(true)
  for (const one of before) expect(requests.filter((again) => again === one)).toHaveLength(1)
})

it('says that the portal could not be loaded where the second part does not come, and goes on once it does', async () => {
  let isAway = true
  const { screen } = await openPortal({ path, answers, rest: (part) => (isAway ? 500 : part) })
  const again = screen.getByRole('button', { name: 'Try again' })
  await expect.element(again, { timeout: 15_000 }).toBeVisible()
  isAway = false
  await again.click()
  await expect.element(screen.getByRole('heading', { name: 'No payments yet' })).toBeVisible()
})

it('goes on with what is in force where the definitions were saved between the two parts (TRU-580)', async () => {
  const { screen } = await openPortal({
    path,
    answers,
    rest: (part) => ({ ...Object(part), version: 'saved-meanwhile', definitions: {} }),
  })
  await expect.element(screen.getByRole('heading', { name: 'No payments yet' })).toBeVisible()
})
