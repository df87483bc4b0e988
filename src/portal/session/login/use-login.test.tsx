import { expect, it } from 'vitest'
import { claims, userId } from '#tests/fixtures/portal/answers.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const note = (id: string) => ({
  id,
  event_type: 'PAYMENT_COMPLETED',
  title: 'Payment completed',
  message: 'It arrived.',
  created_at: '2026-03-04T12:00:00.000Z',
  read: false,
  archived: false,
  mayReturn: false,
  delivery: 'delivered',
})
const ids = ['1', '2', '3'].map((place) => `44444444-4444-4444-8444-44444444444${place}`)

/** Three unread notifications in one environment, one in the other. */
const notificationsIn = (address: URL) => {
  const notifications = (address.searchParams.get('env_name') === 'prod' ? ids.slice(2) : ids).map(note)
  const { length } = notifications
  return {
    notifications,
    paginationKeys: {},
    totalCount: length,
    currentPage: 1,
    totalPage: 1,
    unreadCount: length,
  }
}

/** A grant that is about to expire, so that every call requests the next one. */
const grant = () => ({
  signedIn: true,
  accessToken: 'trial-token',
  expiresAt: new Date(Date.now() + 1_000).toISOString(),
  idleEndsAt: new Date(Date.now() + 1_800_000).toISOString(),
  sessionEndsAt: new Date(Date.now() + 3_600_000).toISOString(),
  claims,
})

it('asks nothing more of the old environment and shows nothing of it in the new one', async () => {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const { promise: later, resolve: answerNow } = Promise.withResolvers<void>()
  let isFrozen = false
  const { screen, requests } = await openPortal({
    path: '/terms-of-use',
    session: () => (isFrozen ? late.then(grant) : grant()),
    answers: {
      'GET /feature_flags': { flags: { notificationCenter: true } },
      [`POST /users/${userId}/notifications`]: (address: URL) =>
        isFrozen ? later.then(() => notificationsIn(address)) : notificationsIn(address),
    },
  })
  await expect.element(screen.getByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible()
  isFrozen = true
  const before = requests.length
  await screen.getByRole('button', { name: 'Environment: UAT. Change it' }).click()
  await screen.getByRole('option', { name: 'Production' }).click()
  await expect.element(screen.getByText('Opening prod')).toBeInTheDocument()
  resolve()
  await expect.element(screen.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  answerNow()
  await expect.element(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  expect(requests.slice(before).filter((one) => one.includes('env_name=uat'))).toEqual([])
})
