import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openSpoken } from '#tests/fixtures/portal/spoken-portal.tsx'

const dayOf = (account: string, state: string) => ({
  id: `${account}.2026-03-04`,
  day: '2026-03-04',
  zone: 'Europe/London',
  account,
  currency: 'USD',
  opening: '100.00',
  credited: '50.00',
  debited: '10.10',
  closing: '139.90',
  bookings: 1,
  differing: state === 'DIFFERS' ? 1 : 0,
  state,
})
const days = [dayOf('Operating', 'AGREES'), dayOf('Payroll', 'DIFFERS')]

const booking = {
  id: 'b-1',
  bookedAt: '2026-03-04T12:00:00.000Z',
  type: 'PAYMENT',
  change: '-10.10',
  balance: '139.90',
  currency: 'USD',
  objectId: '44444444-4444-4444-8444-444444444444',
  beneficiary: 'Supplier one',
  internalId: 'T-1',
  state: 'DIFFERS',
  why: 'The payment says 10.00 USD',
}
const pageOf = (content: readonly unknown[]) => ({
  content,
  page: { number: 0, size: 50, totalElements: content.length, totalPages: 1 },
})

it('hears the days that do not agree, one opened, and which booking differs, by keyboard alone (TRU-488)', async () => {
  const { spoken } = await openSpoken({
    path: '/reports?tab=reconcile',
    roles: ['Organization Administrator'],
    until: 'Operating',
    answers: {
      'GET /reconciliation': ({ searchParams }: URL) => {
        const shown = searchParams.toString().includes('DIFFERS') ? days.slice(1) : days
        return { ...pageOf(shown), counts: { differing: 1 } }
      },
      'GET /reconciliation/Payroll.2026-03-04': days[1],
      'GET /reconciliation/Payroll.2026-03-04/bookings': pageOf([booking]),
    },
  })
  await spoken.reach(/^What differs/)
  await spoken.take()
  await spoken.press('{Enter}')
  await spoken.hear(/^Announced/)
  expect(await spoken.takePolitely()).toEqual(['Announced: 1 account with this filter.'])
  await spoken.reach(/Payroll.*link/)
  await spoken.press('{Enter}')
  await expect.poll(() => location.pathname).toContain('Payroll')
  await expect.element(page.getByText('The payment says 10.00 USD')).toBeVisible()
  expect(await spoken.takePolitely()).toEqual([
    'Search accounts, search text, Account or currency',
    'Into: List, group',
    'Add filter, button, closed',
    'Columns, button, closed, Rows and columns',
    'Views, button, closed, Saved views',
    'Download, button',
    'Show What differs, button, closed',
    'Remove the filter Show, button',
    'Clear all, button',
    'Select all on this page, tick box, not chosen',
    'Select Payroll, tick box, not chosen',
    'Payroll, link',
    'main',
  ])
  await spoken.reach(/^See the payment/)
  expect(await spoken.takePolitely()).toEqual([
    'Into: Breadcrumbs, navigation',
    'Reports, link',
    'Into: Bookings, region',
    'Refresh, button',
    'Search bookings, search text, Beneficiary, reference or ID',
    'Into: List, group',
    'Add filter, button, closed',
    'Columns, button, closed, Rows and columns',
    'Select all on this page, tick box, not chosen',
    'Booked, button',
    'Mar 4, 2026, 12:00 UTC, row',
    'Select Mar 4, 2026, 12:00 UTC, tick box, not chosen',
    'See the payment: Mar 4, 2026, 12:00 UTC, link',
  ])
})
