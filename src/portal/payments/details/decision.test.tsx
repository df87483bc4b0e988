import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { wearTheme } from '#tests/component/wear-theme.ts'
import { configuration, user } from '#tests/fixtures/portal/answers.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'
import { answersFor, checker, legacy, maker, payment, paymentPath } from '#tests/fixtures/portal/payment.ts'

wearTheme()

const approvalId = '66666666-6666-4666-8666-666666666666'

const pendingBy = (initiatedBy: typeof maker, status = 'pending') => ({
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

it('shows what is decided about, and how long there is, before it offers to decide, and what comes next (APR-007, APR-010, TRU-606)', async () => {
  const { screen } = await open(pendingBy(checker))
  const review = screen.getByRole('region', { name: 'Your decision' })
  const terms = /Beneficiary.*Account.*Fee, included in what is sent\s*3\.50 USD.*Trial Checker/
  await expect.element(review).toMatchTextContent(terms)
  await expect.element(review).toMatchTextContent(/Time left to decide: [\d,]+ days.*Approve.*Reject/)
  await expect.element(screen.getByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Approve' }).elements()).toHaveLength(1)
  const line = /Sent for approval.*Checker\s*Pending approval\s*Open until.*Initiated\s*Next.*Later/
  await expect.element(screen.getByRole('region', { name: 'Timeline' })).toMatchTextContent(line)
})

it('groups what an account is read in, among the facts and in the dialog', async () => {
  const { account: _, ...beneficiary } = payment.beneficiary
  const { screen } = await open({
    ...pendingBy(checker),
    beneficiary: { ...beneficiary, clabe: '012180790834802456' },
  })
  const grouped = /Account\s*012 180 79083480245 6/
  await expect.element(screen.getByRole('region', { name: 'Your decision' })).toMatchTextContent(grouped)
  await screen.getByRole('button', { name: 'Approve' }).click()
  await expect.element(screen.getByRole('dialog')).toMatchTextContent(grouped)
})

it('shows what it looked like and was confirmed to be something else, each with a link beside the page (TRU-116)', async () => {
  const says = 'The payment of 1,000.50 USD to Molino has the same payee, amount and currency.'
  const { screen } = await open({
    ...pendingBy(checker),
    confirmedDuplicates: [
      { says, paymentId: '11111111-1111-4111-8111-111111111112' },
      { says: 'Row 5 has the same internal ID as row 2.' },
    ],
  })
  const review = screen.getByRole('region', { name: 'Your decision' })
  const link = review.getByRole('link', { name: /^The payment of 1,000\.50 USD to Molino/ })
  await expect.element(link).toHaveAttribute('href', '/payments/11111111-1111-4111-8111-111111111112')
  await expect.element(review).toMatchTextContent(/Same as.*Row 5 has the same internal ID as row 2\./)
})

it('marks a payee that changed lately, and a further account of it, with who did it, when, and old against new, also where it is decided (TRU-055, TRU-058, TRU-172)', async () => {
  const at = new Date(Date.now() - 2.5 * 3_600_000).toISOString()
  const payeeChange = { kind: 'CHANGED', at, by: 'Operator One', was: '66374958', now: 'MX-7781-4300' }
  const furtherAccount = { kind: 'ADDED', at, by: 'Operator Two', now: 'First Bank, …8888', advice: 'No.' }
  const { screen } = await open({
    ...pendingBy(checker),
    beneficiary: { ...payment.beneficiary, bank: 'Banco Uno', payeeChange, furtherAccount },
  })
  const mark = /Changed 2 hours ago by Operator One.*Old\s*66374958.*New\s*MX-7781-4300/
  const further = /Further account\s*Added 2 hours ago by Operator Two.*First Bank, …8888.*No\./
  const review = screen.getByRole('region', { name: 'Your decision' })
  for (const one of [mark, further]) await expect.element(review).toMatchTextContent(one)
  await expect.element(review).toMatchTextContent(/Bank\s*Banco Uno.*Fee.*Country.*Rail.*Arrives/)
  await screen.getByRole('button', { name: 'Approve' }).click()
  for (const one of [mark, further]) await expect.element(screen.getByRole('dialog')).toMatchTextContent(one)
})

it('says on a phone whom the money goes to before anything is offered, and covers no fact with what it offers', async () => {
  const { screen } = await open(pendingBy(checker))
  await page.viewport(390, 844)
  const review = screen.getByRole('region', { name: 'Your decision' })
  await expect.element(review).toMatchTextContent(/^Your decision\s*Beneficiary.*Account.*Fee.*Approve/)
  const offered = screen.getByRole('button', { name: 'Approve' }).element()
  await vi.waitFor(() =>
    expect(review.element().getBoundingClientRect().bottom, 'the facts are longer').toBeGreaterThan(844),
  )
  for (const fact of review.element().querySelectorAll('dd'))
    expect(offered.getBoundingClientRect().top).toBeGreaterThanOrEqual(fact.getBoundingClientRect().bottom)
})

it('offers the one who started it to withdraw, and not to decide (APR-001)', async () => {
  const requested: string[] = []
  const cancel = (url: URL) => {
    requested.push(url.pathname)
    return pendingBy(maker, 'cancelled').approval
  }
  const calls = { [`POST /payment_approvals/${approvalId}/cancel`]: cancel }
  const { screen } = await open(pendingBy(maker), calls)
  await screen.getByRole('button', { name: 'Withdraw' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect.element(screen.getByText('The payment is withdrawn. No money has moved.')).toBeVisible()
  expect(requested).toHaveLength(1)
  for (const name of ['Approve', 'Reject'])
    await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument()
})

it('sends what was shown with the decision by a button that says how much, and shows the new state when the view was outdated (TRU-744)', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const sent: unknown[] = []
  const stored = pendingBy(checker)
  let record: object = { ...stored, approval: { ...stored.approval, fingerprint: 'as-shown' } }
  const approve = (_: URL, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)))
    record = {
      ...stored,
      payment_state: 'CANCELED',
      approval: { ...stored.approval, status: 'void', changed: ['amount', 'account'] },
    }
    const says = 'This payment is not what was asked for: the amount changed after it was submitted.'
    const failure = {
      code: 'APPROVAL_VOID',
      title: 'Void: it changed',
      clientMessage: says,
      finality: 'FINAL',
    }
    return Response.json(failure, { status: 409 })
  }
  const { screen } = await open(stored, {
    [`GET ${paymentPath}`]: () => record,
    [`POST ${paymentPath}/approve`]: approve,
  })
  await screen.getByRole('button', { name: 'Approve' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Approve 1,000.50 USD?' })
  await expect
    .element(dialog)
    .toMatchTextContent(/1,000\.50 USD.*17,123\.45 MXN.*Supplier One SA.*Account.*MX-7781-4300/)
  await dialog.getByRole('button', { name: 'Approve 1,000.50 USD', exact: true }).click()
  await expect.element(dialog.getByText(/the amount changed after it was submitted/)).toBeVisible()
  expect(sent).toEqual([{ fingerprint: 'as-shown' }])
  const panel = screen.getByRole('region', { name: 'The request for approval is void' })
  await expect
    .element(panel)
    .toMatchTextContent(/the amount and the account it is paid to.*No money has moved/)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(screen.getByRole('region', { name: 'Your decision' })).not.toBeInTheDocument()
  expect(warned).not.toHaveBeenCalled()
  warned.mockRestore()
})

it('shows the price it was submitted at and the one it has now side by side, and sends which one was approved (TRU-045)', async () => {
  const sent: unknown[] = []
  const stored = pendingBy(checker)
  const { quote } = payment
  const requote = {
    ...quote,
    quoteId: '77777777-7777-4777-8777-777777777777',
    quoteStatus: 'OPEN',
    destinationAmount: '15753.57',
    adjustedExchangeRate: { adjustedRate: '15.8011' },
    expiresAt: '2099-03-04T12:00:00.000Z',
  }
  let record: object = stored
  const approve = (_: URL, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)))
    if (sent.length > 1) return { ...stored, approval: { ...stored.approval, status: 'approved' } }
    record = { ...stored, approval: { ...stored.approval, requote } }
    const clientMessage = 'The quote of this payment has expired. It was one price; now it is another.'
    return Response.json(
      { code: 'QUOTE_MOVED', title: 'The price has moved', clientMessage },
      { status: 409 },
    )
  }
  const { screen } = await open(stored, {
    [`GET ${paymentPath}`]: () => record,
    [`POST ${paymentPath}/approve`]: approve,
  })
  await screen.getByRole('button', { name: 'Approve' }).click()
  const first = screen.getByRole('dialog', { name: 'Approve 1,000.50 USD?' })
  await first.getByRole('button', { name: 'Approve 1,000.50 USD' }).click()
  await expect.element(first.getByText(/It was one price; now it is another/)).toBeVisible()
  await first.getByRole('button', { name: 'Close' }).last().click()
  const panel = screen.getByRole('region', { name: 'The quote has expired, and the price moved' })
  await expect
    .element(panel)
    .toMatchTextContent(
      /As submitted.*New quote.*They receive17,123\.45 MXN15,753\.57 MXN.*They receive 1,369\.88 MXN less \(8\.00 % worse\)/,
    )
  await screen.getByRole('button', { name: 'Approve the new quote' }).click()
  const second = screen.getByRole('dialog', { name: 'Approve 1,000.50 USD at the new quote?' })
  await expect.element(second).toMatchTextContent(/15,753\.57 MXN.*17,123\.45 MXN/)
  await second.getByRole('button', { name: 'Approve the new quote' }).click()
  await expect.element(screen.getByText('The payment is approved and on its way.')).toBeVisible()
  expect(sent).toEqual([{}, { quoteId: requote.quoteId }])
})

it('says who submitted that nobody can decide, while that is so', async () => {
  const stored = pendingBy(maker)
  const { screen } = await open({ ...stored, approval: { ...stored.approval, deciders: 0 } })
  await expect.element(screen.getByRole('region', { name: 'Nobody can decide this payment' })).toBeVisible()
  await screen.unmount()
  const other = await open({ ...stored, approval: { ...stored.approval, deciders: 1 } })
  await expect.element(other.screen.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  await expect
    .element(other.screen.getByRole('region', { name: 'Nobody can decide this payment' }))
    .not.toBeInTheDocument()
})

it('names whom and the address a legacy payment goes to, before it is decided', async () => {
  const { approval } = pendingBy(checker)
  const record = {
    ...legacy,
    side: 'sender',
    initiatedBy: checker,
    approval,
    internal_info: { internal_id: 'INV-7', labels: ['pending_approval'] },
    user_info: { beneficiary: { name: 'Supplier One SA' } },
  }
  const { screen } = await open(record)
  const terms = /Name: Supplier One SA.*payout@rn\.mx\.trial-bank/
  await expect.element(screen.getByRole('region', { name: 'Your decision' })).toMatchTextContent(terms)
  await screen.getByRole('button', { name: 'Reject' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Reject 1,000.50 USD?' })).toMatchTextContent(terms)
})

it('names the amounts, and the address, before a legacy payment is settled or failed', async () => {
  const record = { ...legacy, side: 'sender', payment_state: 'LOCKED', contract_expired: false }
  const { screen } = await open(record, { 'GET /configuration': configuration })
  for (const [move, title] of [
    ['Settle', 'Settle this payment?'],
    ['Fail', 'Fail this payment?'],
  ] as const) {
    await screen.getByRole('button', { name: move }).click()
    const dialog = screen.getByRole('dialog', { name: title })
    await expect
      .element(dialog)
      .toMatchTextContent(/1,000\.50 USD.*17,123\.45 MXN.*payout@rn\.mx\.trial-bank/)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  }
})

it('does not tell the receiver of a failed payment to send it again', async () => {
  const { screen } = await open({ ...legacy, payment_state: 'FAILED' })
  await expect.element(screen.getByText(/The sender may send it again/)).toBeVisible()
  await expect.element(screen.getByText(/Send it again if it is still wanted/)).not.toBeInTheDocument()
})

it('does not tell the sender to settle what is being settled', async () => {
  const record = {
    ...legacy,
    side: 'sender',
    payment_state: 'LOCKED',
    contract_expired: false,
    settling: true,
  }
  const { screen } = await open(record, { 'GET /configuration': configuration })
  await expect.element(screen.getByText(/the funds are being set aside/)).toBeVisible()
  await expect.element(screen.getByText(/The sender settles next/)).not.toBeInTheDocument()
})

it('offers nothing once it is decided', async () => {
  const { screen } = await open(pendingBy(checker, 'expired'))
  await expect.element(screen.getByRole('heading', { name: '1,000.50 USD to Supplier one' })).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Your decision' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
})

it('offers nothing to somebody who may not decide (APR-012)', async () => {
  const reader = { ...user, roles: [{ name: 'direct.payments.read' }] }
  const { screen } = await open(pendingBy(checker), {
    [`GET /organizations/${user.orgId}/users/${user.id}`]: reader,
  })
  await expect.element(screen.getByRole('heading', { name: '1,000.50 USD to Supplier one' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
})
