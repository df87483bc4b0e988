import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { claims, organisation, paymentId as id, user, userId } from '#tests/fixtures/portal/answers.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const PROXY = 'GET /rewards_proxy/v1'
const facts = {
  currency: 'USD',
  paymentVolume: '1000.52',
  averageBalance: '1000.50',
  averageRate: '4.2500',
  reward: '20.20',
  status: 'eligible',
}
const month = { id, month: 'October 2026', date: '2026-10-01', ...facts }
const listed = (row: object) => ({
  content: [row],
  page: { number: 0, size: 10, totalElements: 1, totalPages: 1 },
})

const answersWith = (isOn: boolean) => ({
  [`GET /organizations/${claims.orgId}`]: { ...organisation, products: ['payments_direct', 'rewards'] },
  [`GET /organizations/${claims.orgId}/users/${userId}`]: { ...user, roles: [{ name: 'rewards.read' }] },
  'GET /feature_flags': { flags: { rewards: isOn } },
  [`${PROXY}/summary`]: { currency: 'USD', lifetime: '40.40', upcoming: '20.20', payoutDate: '2026-12-31' },
  [`${PROXY}/rewards`]: listed(month),
  [`${PROXY}/rewards/${id}`]: { ...month, files: [{ fileId: id, name: 'd.csv', size: 9, type: 'text/csv' }] },
  [`${PROXY}/rewards/${id}/days`]: listed({ date: '2026-10-31', ...facts }),
})

it('shows the lifetime total, what is upcoming and the months, and leads to the days of one (NAV-014, NAV-015, RWD-002, RWD-003, RWD-006)', async () => {
  const { screen } = await openPortal({ path: '/rewards', answers: answersWith(true) })
  const main = screen.getByRole('main')
  for (const text of ['40.40 USD', '20.20 USD', 'Dec 31, 2026', 'Eligible'])
    await expect.element(main.getByText(text, { exact: true }).first()).toBeVisible()
  await main.getByText('October 2026').click()
  await expect.element(page.getByRole('heading', { name: 'Rewards of October 2026' })).toBeVisible()
  expect(location.pathname).toBe(`/rewards/${id}`)
  await expect.element(main.getByText('Oct 31, 2026')).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Download d.csv' })).toBeVisible()
})

it('is not there while the flag is off: neither in the sidebar nor at its addresses (FLG-032)', async () => {
  for (const path of ['/rewards', `/rewards/${id}`]) {
    const { screen, requests } = await openPortal({ path, answers: answersWith(false) })
    await expect.element(screen.getByText('not enabled', { exact: false }).first()).toBeVisible()
    expect(screen.getByRole('link', { name: 'Rewards' }).query()).toBeNull()
    expect(requests.filter((one) => one.startsWith(PROXY))).toEqual([])
    await screen.unmount()
  }
})

it('says of a month that is not there only that, and of its days nothing, before and after', async () => {
  const none = { content: [], page: { number: 0, size: 10, totalElements: 0, totalPages: 0 } }
  const record = Promise.withResolvers<unknown>()
  const read = `${PROXY}/rewards/${id}`
  const { screen } = await openPortal({
    path: `/rewards/${id}`,
    answers: { ...answersWith(true), [read]: record.promise, [`${read}/days`]: none },
  })
  await expect.element(screen.getByText('Loading the details…')).toBeVisible()
  // Both requests run at the same time.
  await vi.waitFor(() => expect(screen.container.textContent).toContain('No days'))
  expect(screen.getByRole('heading', { name: 'No days' }).query()).toBeNull()
  record.resolve(404)
  await expect.element(screen.getByRole('heading', { name: 'This month is not here' })).toBeVisible()
  expect(screen.container.textContent).not.toContain('No days')
})
