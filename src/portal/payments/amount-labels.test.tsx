import { expect, it } from 'vitest'
import { flags } from '#tests/fixtures/portal/answers.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'
import { answersFor, maker, payment, paymentPath } from '#tests/fixtures/portal/payment.ts'

const error = {
  code: 'NTF_012',
  title: 'The account was not found',
  description: '',
  causeClass: 'NOT_FOUND',
}
const returned = { reason: 'The account is closed.', at: payment.modifiedAt }
const approval = {
  approvalId: '66666666-6666-4666-8666-666666666666',
  created_at: payment.createdAt,
  user_email: maker.email,
  environment: 'uat',
  payment_id: payment.payment_id,
  meta: {},
  expires_at: payment.modifiedAt,
  status: 'rejected',
  rejection_reasons: ['No invoice.'],
}
const sent = ['You send']
const unsent = ['You were to send']
const received = ['They receive']
const unreceived = ['They were to receive']

it.each([
  ['completed', {}, [...sent, ...received]],
  ['failed', { payment_state: 'FAILED', error }, [...sent, ...unreceived]],
  ['returned', { payment_state: 'RETURNED', returned }, [...sent, ...unreceived]],
  ['rejected', { payment_state: 'FAILED', approval }, [...unsent, ...unreceived]],
  [
    'expired unapproved',
    { payment_state: 'FAILED', approval: { ...approval, status: 'expired' } },
    [...unsent, ...unreceived],
  ],
])(
  'names each amount of a payment that is %s once, for what became of it (PAY-017)',
  async (_, change, labels) => {
    const { screen } = await openPortal({ path: paymentPath, answers: answersFor({ ...payment, ...change }) })
    await expect.element(screen.getByRole('region', { name: 'Payment summary', exact: true })).toBeVisible()
    const messages = [...document.querySelectorAll('.ptl-details dt')].map((term) => term.textContent)
    expect(messages.filter((label) => /send|receive/.test(label)).toSorted()).toEqual(labels.toSorted())
  },
)

it('is called by its amount and whom it goes to, with the reference beneath, and by the reference where it names nobody (TRU-612)', async () => {
  const { screen } = await openPortal({ path: paymentPath, answers: answersFor(payment) })
  const heading = screen.getByRole('heading', { level: 1 })
  await expect.element(heading).toMatchTextContent(/^1,000\.50 USD to .?Supplier one.?$/)
  await expect.poll(() => document.title).toMatch(/^1,000\.50 USD to .?Supplier one/)
  await expect.element(screen.getByText('INV-7', { exact: true }).first()).toBeVisible()
  await screen.unmount()
  const nameless = await openPortal({
    path: paymentPath,
    answers: answersFor({ ...payment, beneficiary: undefined }),
  })
  await expect.element(nameless.screen.getByRole('heading', { name: 'Payment INV-7' })).toBeVisible()
})

it('leads from the name of the beneficiary to its page, for people who may open that (TRU-606)', async () => {
  const { beneficiaries: _, ...usual } = flags
  const to = (isOn: boolean) => ({
    ...answersFor(payment),
    'GET /feature_flags': { flags: { ...usual, beneficiaries: isOn } },
  })
  const name = payment.beneficiary.nickName
  const { screen } = await openPortal({ path: paymentPath, answers: to(true) })
  await expect
    .element(screen.getByRole('region', { name: 'Beneficiary', exact: true }).getByRole('link', { name }))
    .toHaveAttribute('href', `/settings/beneficiaries/${payment.beneficiary.identityId}`)
  await screen.unmount()
  const other = await openPortal({ path: paymentPath, answers: to(false) })
  await expect.element(other.screen.getByRole('region', { name: 'Beneficiary', exact: true })).toBeVisible()
  expect(other.screen.getByRole('link', { name }).query()).toBeNull()
})
