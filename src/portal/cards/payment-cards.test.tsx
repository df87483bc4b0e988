import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Served } from '../definitions/fetch.ts'
import { paymentsData } from '#tests/fixtures/portal/home-answers.ts'
import { payments } from '#tests/fixtures/portal/answers.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const card = (name: string) => page.getByRole('region', { name, exact: true })
const summary = card('Payments summary')
const trend = card('Payments trend')
const call = 'GET /home_page/payments_data'

/** The trend with some of its words changed. */
const withWords =
  (words: Readonly<Record<string, string>>) =>
  ({ definitions, ...rest }: Served) => {
    const { cards } = definitions
    const { 'payments-trend': trendCard } = cards
    const changed = { ...trendCard, words: { ...trendCard?.words, ...words } }
    return { ...rest, definitions: { ...definitions, cards: { ...cards, 'payments-trend': changed } } }
  }

const heights = () =>
  [...trend.element().querySelectorAll('.ptl-bars__bar')].map((bar) => bar.getBoundingClientRect().height)

it('sums payments by outcome and by currency, for the range a person chooses (HOME-005, API-151)', async () => {
  const requested: { query: URLSearchParams; zone: string | null }[] = []
  const answer = ({ searchParams }: URL, init: RequestInit) => {
    requested.push({ query: searchParams, zone: new Headers(init.headers).get('x-timezone') })
    return paymentsData
  }
  await openPortal({ answers: { [call]: answer } })
  await expect.element(summary).toMatchTextContent(/Completed131/)
  for (const amount of ['585,212.75 USD', '20,365.65 EUR'])
    await expect.element(summary.getByText(amount)).toBeVisible()
  const range = summary.getByLabelText('Range')
  const labels = [...(range.element() as HTMLSelectElement).options].map(({ label }) => label)
  expect(labels).toEqual(['Past 7 days', 'Past 30 days', 'Past 60 days', 'All available'])
  await range.selectOptions('Past 7 days')
  await expect.poll(() => requested.length).toBe(2)
  const { query, zone } = requested[1]!
  expect(zone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
  const days = (Date.parse(query.get('end') ?? '') - Date.parse(query.get('start') ?? '')) / 86_400_000
  expect(days).toBe(6)
  expect(location.search).toBe('?range=7')
  await range.selectOptions('All available')
  await expect.poll(() => requested.length).toBe(3)
  expect(requested[2]!.query.has('start')).toBe(false)
})

it('draws a bar for each day with payments, on a log scale when asked for (HOME-007, HOME-008)', async () => {
  await openPortal()
  await expect.poll(() => heights().filter((height) => height > 1).length).toBe(6)
  const tallest = Math.max(...heights())
  const one = () => Math.min(...heights().filter((height) => height > 0.5))
  expect(one()).toBeLessThan(tallest / 20)
  await trend.getByLabelText('Log scale').click({ force: true })
  await expect.poll(() => one() > tallest / 10).toBe(true)
})

it('reads as a table under the words of its card, each currency for itself, seen or heard (HOME-007)', async () => {
  await openPortal({ definitions: withWords({ when: 'Day', sentIn: 'Paid in {currency}' }) })
  const table = trend.getByRole('table', { name: 'Payments trend, past 30 days', exact: false })
  const row = table.getByRole('row', { name: 'Mar 5, 2026', exact: false })
  await expect.element(row).toMatchTextContent(/1896,000.00 USD20,000.00 EUR/)
  for (const name of ['Day', 'Payments', 'Paid in USD', 'Paid in EUR'])
    await expect.element(table.getByRole('columnheader', { name, exact: true })).toBeInTheDocument()
  const heard = table.element().getBoundingClientRect()
  await trend.getByRole('button', { name: 'Show as table' }).click()
  await expect.poll(() => table.element().getBoundingClientRect().top !== heard.top).toBe(true)
  expect(trend.element().querySelector('.ptl-bars__bar')).toBeNull()
  await trend.getByRole('button', { name: 'Show as chart' }).click()
  await expect.poll(() => heights().length).toBeGreaterThan(0)
})

it('draws what was sent in one currency when asked for (HOME-007)', async () => {
  await openPortal()
  await trend.getByLabelText('Series').selectOptions('Sent in EUR')
  await expect.poll(() => heights().filter((height) => height > 1).length).toBe(2)
})

it('says so where nothing was sent', async () => {
  const none = {
    ...paymentsData,
    days: [],
    totals: { ...paymentsData.totals, count: 0, completed: 0, sent: [] },
  }
  await openPortal({ answers: { [call]: none } })
  await expect.element(trend.getByText('No payments in this range.', { exact: false })).toBeVisible()
  await expect.element(summary.getByText('No money was sent in this range.')).toBeVisible()
})

it('heads the last payments by who is paid only where each of them says who (HOME-006)', async () => {
  const [row] = payments.content
  const legacy = { ...row, payment_id: '77777777-7777-4777-8777-777777777777', beneficiaryName: undefined }
  const last = card('Last payments')
  const heading = (name: string) => last.getByRole('columnheader', { name, exact: true })
  const { screen } = await openPortal()
  await expect.element(heading('Beneficiary')).toBeVisible()
  await screen.unmount()
  await openPortal({
    answers: { 'GET /xcurrent_proxy/v4/payments': { ...payments, content: [row, legacy] } },
  })
  await expect.element(heading('Payment')).toBeVisible()
})
