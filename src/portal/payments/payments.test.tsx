import { expect, it, vi } from 'vitest'
import { homeAnswers } from '#tests/fixtures/portal/home-answers.ts'
import { payments } from '#tests/fixtures/portal/answers.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'
import { answersFor, payment, trail } from '#tests/fixtures/portal/payment.ts'

const list = 'GET /xcurrent_proxy/v4/payments'
const [row] = payments.content

it('welcomes the person, and shows the last five payments with state in words and both amounts with their codes (HOME-001, HOME-006)', async () => {
  const { screen, requests } = await openPortal()
  await expect.element(screen.getByRole('heading', { name: 'Welcome, Trial Maker' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Supplier one' })).toBeVisible()
  await expect.element(screen.getByText('Transferring')).toBeVisible()
  await expect.element(screen.getByText('1,000.50 USD')).toBeVisible()
  await expect.element(screen.getByText('17,123.45 MXN')).toBeVisible()
  expect(requests.find((one) => one.startsWith(list))).toContain('size=5')
})

it('shows as many of the last payments as the limits say (HOME-006)', async () => {
  const { requests } = await openPortal({
    definitions: ({ definitions, ...rest }) => {
      const { paymentsOnHome, ...limits } = definitions.limits
      const fewer = { ...limits, paymentsOnHome: { ...paymentsOnHome, is: 3 } }
      return { ...rest, definitions: { ...definitions, limits: fewer } }
    },
  })
  await expect.poll(() => requests.find((one) => one.startsWith(list))).toContain('size=3')
})

it('shows a skeleton while a page loads, until its rows are there (NAV-083)', async () => {
  const rows = Promise.withResolvers<unknown>()
  const { screen } = await openPortal({
    path: '/payments',
    answers: { 'POST /payout_proxy/payments/filter': rows.promise },
  })
  const loading = screen.getByRole('status').filter({ hasText: 'Loading the payments' })
  await expect.element(loading).toBeVisible()
  expect(loading.element().querySelector('[aria-hidden]')).not.toBeNull()
  rows.resolve(payments)
  await expect.element(screen.getByRole('link', { name: 'Supplier one' })).toBeVisible()
  expect(loading.query()).toBeNull()
})

it('leads from a payment back to the list as it was left, by way of its tabs too', async () => {
  const { screen } = await openPortal({
    path: '/payments?states=TRANSFERRING',
    answers: { ...answersFor(payment, trail), 'POST /payout_proxy/payments/filter': payments },
  })
  await screen.getByRole('link', { name: 'Supplier one' }).click()
  await screen.getByRole('tab', { name: 'Payment Object JSON' }).click()
  await expect.poll(() => location.search).toBe('?tab=object')
  const way = screen.getByRole('navigation', { name: 'Breadcrumbs' })
  await way.getByRole('link', { name: 'Payments' }).click()
  await expect.element(screen.getByRole('list', { name: 'Filters in use' })).toBeVisible()
  expect(location.pathname + location.search).toBe('/payments?states=TRANSFERRING')
})

it('never shows an amount it cannot verify, nor an empty list instead', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const bad = { ...payments, content: [{ ...row, sourceAmount: 1000.5 }] }
  const { screen } = await openPortal({ answers: { [list]: bad } })
  const message = screen.getByText('This could not be verified')
  await expect.element(message).toBeVisible()
  expect(screen.container.textContent).not.toContain('No payments yet')
  expect(warned).toHaveBeenCalled()
  warned.mockRestore()
})

it('says what will be here, and offers to send, where there are none yet', async () => {
  const none = { content: [], page: { number: 0, size: 5, totalElements: 0, totalPages: 0 } }
  const { screen } = await openPortal({ answers: { [list]: none } })
  await expect.element(screen.getByRole('heading', { name: 'No payments yet' })).toBeVisible()
})

it('shows the no-permission view when the list is refused (NAV-093)', async () => {
  const { screen } = await openPortal({ answers: { [list]: 403 } })
  await expect.element(screen.getByRole('heading', { name: 'You do not have access to this' })).toBeVisible()
})

it('says that nobody answers, and that it keeps trying', async () => {
  const lost = [list, ...Object.keys(homeAnswers)].map((call) => [call, new TypeError('Failed to fetch')])
  const { screen } = await openPortal({ answers: Object.fromEntries(lost) })
  await expect.element(screen.getByText('Portolan cannot be reached.')).toBeVisible()
  await screen.getByRole('button', { name: 'Try now' }).click()
})
