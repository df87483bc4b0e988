import { expect, it } from 'vitest'
import { configuration, user } from '../trial/trial-answers.ts'
import { openPortal } from '../trial/trial-world.tsx'
import { answersFor, checker, maker, payment, paymentPath } from './trial-payment.ts'

const approvalId = '66666666-6666-4666-8666-666666666666'

const heldBy = (initiatedBy: typeof maker, status = 'pending') => ({
  ...payment,
  payment_state: 'PENDING_APPROVAL',
  timeline: [],
  initiatedBy,
  approval: {
    approvalId,
    created_at: payment.createdAt,
    user_email: initiatedBy.email,
    environment: 'uat',
    payment_id: payment.payment_id,
    meta: {},
    expires_at: '2099-03-04T12:00:00.000Z',
    status,
    rejection_reasons: [],
  },
})

const decided = { ...configuration, settings: { payment_authorization: 'true' } }

const open = (record: object, more: Record<string, unknown> = {}) => {
  const roles = ['direct.payments.read', 'direct.payments.write', 'cloud.payments.authorization.write']
  const person = { ...user, roles: roles.map((name) => ({ name })) }
  return openPortal({
    path: paymentPath,
    answers: {
      ...answersFor(record),
      'GET /configuration': decided,
      [`GET /organizations/${user.orgId}/users/${user.id}`]: person,
      ...more,
    },
  })
}

it('shows what is decided about, and how long there is, before it offers to decide (APR-007, APR-010)', async () => {
  const { screen } = await open(heldBy(checker))
  const review = screen.getByRole('region', { name: 'Your decision' })
  await expect
    .element(review)
    .toMatchTextContent(
      /1,000\.50 USD.*17,123\.45 MXN.*1 USD = 17\.1149 MXN.*Supplier One SA.*MX-7781-4300.*Trial Checker.*Time left to decide: \d+ days.*Approve.*Reject/,
    )
  await expect.element(screen.getByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Approve' }).elements()).toHaveLength(1)
})

it('offers the one who started it to withdraw, and not to decide (APR-001)', async () => {
  const asked: string[] = []
  const cancel = (url: URL) => {
    asked.push(url.pathname)
    return heldBy(maker, 'cancelled').approval
  }
  const { screen } = await open(heldBy(maker), { [`POST /payment_approvals/${approvalId}/cancel`]: cancel })
  await screen.getByRole('button', { name: 'Withdraw' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect.element(screen.getByText('The payment is withdrawn. No money has moved.')).toBeVisible()
  expect(asked).toHaveLength(1)
  for (const name of ['Approve', 'Reject'])
    await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument()
})

it('offers nothing once it is decided', async () => {
  const { screen } = await open(heldBy(checker, 'expired'))
  await expect.element(screen.getByRole('heading', { name: 'Payment INV-7' })).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Your decision' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
})

it('offers nothing to somebody who may not decide (APR-012)', async () => {
  const reader = { ...user, roles: [{ name: 'direct.payments.read' }] }
  const { screen } = await open(heldBy(checker), {
    [`GET /organizations/${user.orgId}/users/${user.id}`]: reader,
  })
  await expect.element(screen.getByRole('heading', { name: 'Payment INV-7' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
})
