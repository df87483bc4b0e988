import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { claims, user, userId } from '#tests/fixtures/portal/answers.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const requestId = '7c1f7e52-6c39-4f0e-9d0e-5a2f0f5d1c11'
const request = {
  requestId,
  orgId: claims.orgId,
  credential: 'Ledger',
  clientId: '7c1f7e52-6c39-4f0e-9d0e-5a2f0f5d1c12',
  client_id: 'ledger',
  call: 'payments.create',
  method: 'POST',
  path: '/api/v1/payments',
  status: 201,
  milliseconds: 12,
  ip: '203.0.113.7',
  at: '2026-03-04T12:00:00.000Z',
  isReplayable: true,
}
const list = `GET /organizations/${claims.orgId}/api_requests`

it('asks under which key a request is sent again before it shows the request (TRU-503, TRU-507)', async () => {
  await openPortal({
    path: `/settings/api-requests/${requestId}/replay`,
    answers: {
      [`GET /organizations/${claims.orgId}/users/${userId}`]: {
        ...user,
        roles: ['read', 'write'].map((verb) => ({ name: `cloud.api-credentials.${verb}` })),
      },
      [list]: {
        content: [request],
        page: { number: 0, size: 10, totalElements: 1, totalPages: 1 },
      },
      [`${list}/${requestId}`]: request,
    },
  })
  const dialog = page.getByRole('dialog')
  const question = dialog.getByText('Under which key?')
  await expect.element(question).toBeVisible()
  const record = dialog.getByText('/api/v1/payments')
  await expect.element(record).toBeVisible()
  const topOf = (one: { element(): Element }) => one.element().getBoundingClientRect().top
  expect(topOf(question)).toBeLessThan(topOf(record))
})
