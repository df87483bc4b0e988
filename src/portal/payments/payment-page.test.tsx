import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { user } from '#tests/fixtures/portal/answers.ts'
import { openPortal, type TestWorld } from '#tests/fixtures/portal/world.tsx'
import { answersFor, file, legacy, payment, paymentPath, trail } from '#tests/fixtures/portal/payment.ts'

const open = (record: object | number = payment, world: TestWorld = {}, events: unknown = trail) =>
  openPortal({ path: paymentPath, ...world, answers: { ...answersFor(record, events), ...world.answers } })

const failed = (causeClass: string) => ({
  ...payment,
  payment_state: 'FAILED',
  timeline: [...payment.timeline.slice(0, 2), { state: 'FAILED', at: '2026-03-04T12:02:00.000Z' }],
  error: { code: 'NTF_012', title: 'The account was not found', description: 'Check it.', causeClass },
})

const back = {
  ...payment,
  payment_state: 'RETURNED',
  returned: { reason: 'The account is closed.', at: '2026-03-05T12:00:00.000Z' },
}

it('shows summary, parties, transaction, fees and who did what, which is printed as well, and says each amount once (PAY-017, PAY-019, TRU-606)', async () => {
  const { screen } = await open()
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  const part = (name: string) => screen.getByRole('region', { name, exact: true })
  await expect
    .element(part('Payment summary'))
    .toMatchTextContent(/Funds source.*Arrives.*Created.*Last change/)
  const details = [...document.querySelectorAll('.ptl-details__hero, .ptl-details__tabs')]
    .map((one) => one.textContent)
    .join(' ')
  for (const once of ['1,000.50 USD', '17.1149', '17,123.45 MXN']) expect(details.split(once)).toHaveLength(2)
  await expect
    .element(part('Transaction details'))
    .toMatchTextContent(/E2E7.*INV-7.*INVOICE 7.*Mexico.*Bank account/)
  await expect
    .element(part('Fees'))
    .toMatchTextContent(
      /Transfer fee.*0\.50 USD.*Fee by amount.*3\.00 USD.*All fees, included in what is sent\s*3\.50 USD/,
    )
  const people = /Trial Maker.*Authorized.*Trial Checker/
  await expect.element(part('Who did what')).toMatchTextContent(people)
  expect(document.querySelector('.ptl-receipt')?.textContent).toMatch(people)
})

it('lists the documents with their sizes and hands each out as a file (PAY-018)', async () => {
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  const bytes = new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })
  const { screen } = await open(payment, { answers: { [`GET /file/${file.fileId}`]: bytes } })
  await expect.element(screen.getByText('47.1 KB')).toBeVisible()
  await screen.getByRole('button', { name: 'Download invoice-7.pdf' }).click()
  await expect.poll(() => saved).toEqual(['invoice-7.pdf'])
  click.mockRestore()
})

it('says that a destination asks for documents where none was added (PAY-018)', async () => {
  const { screen } = await open({ ...payment, files: [] })
  await expect.element(screen.getByText(/asks for documents, and none was added/)).toBeVisible()
})

it('opens the tabs the address names: details, the payment and its trail as JSON (PAY-016)', async () => {
  const { screen } = await open(payment, { path: `${paymentPath}?tab=trail` })
  const text = screen.getByRole('region', { name: 'Event Trail JSON' })
  await expect.element(text).toMatchTextContent(/"event": "quote accepted"/)
  const tabs = screen.getByRole('tablist', { name: '1,000.50 USD to Supplier one' })
  tabs.getByRole('tab', { name: 'Event Trail JSON' }).element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => location.search).toBe('?tab=object')
  await expect.element(tabs.getByRole('tab', { name: 'Payment Object JSON' })).toHaveFocus()
  await expect
    .element(screen.getByRole('region', { name: 'Payment Object JSON' }))
    .toMatchTextContent(/"internalId": "INV-7"/)
  await screen.getByRole('tab', { name: 'Payment Details' }).click()
  await expect.poll(() => location.search).toBe('')
})

it('finds in the JSON, counts, walks on by Enter, and copies it whole', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { screen } = await open(payment, { path: `${paymentPath}?tab=object` })
  await screen.getByRole('searchbox', { name: 'Find in Payment Object JSON' }).fill('feedescription')
  await expect.element(screen.getByText('1 of 2')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('2 of 2')).toBeVisible()
  await screen.getByRole('button', { name: 'Copy', exact: true }).click()
  expect(JSON.parse(String(copied.mock.calls[0]?.[0]))).toEqual(payment)
  copied.mockRestore()
})

it('keeps a trail that could not be loaded in its tab, with another try (ERR-027)', async () => {
  let events: unknown = 500
  const { screen } = await open(payment, {
    path: `${paymentPath}?tab=trail`,
    answers: { [`GET /audit${paymentPath.replace('payments', 'payment')}`]: () => events },
  })
  await expect
    .element(screen.getByRole('heading', { name: 'The event trail could not be loaded' }))
    .toBeVisible()
  await expect.element(screen.getByRole('heading', { name: '1,000.50 USD to Supplier one' })).toBeVisible()
  events = trail
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('region', { name: 'Event Trail JSON' })).toBeVisible()
})

it('says why it failed, where the cause lies and what to do next (PAY-020, PAY-052)', async () => {
  const { screen } = await open(failed('NOT_FOUND'))
  const panel = screen.getByRole('region', { name: 'The account was not found' })
  await expect
    .element(panel)
    .toMatchTextContent(/beneficiary’s details.*What to do next.*Ask the beneficiary.*NTF_012/)
})

it('shows a cause nobody knows as the generic one, and tells it once (PAY-053)', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { screen } = await open(failed('LUNAR_ERROR'))
  const panel = screen.getByRole('region', { name: 'The account was not found' })
  await expect.element(panel).toMatchTextContent(/Not known.*Contact support/)
  expect(warned.mock.calls.filter(([what]) => String(what).includes('LUNAR_ERROR'))).toHaveLength(1)
  warned.mockRestore()
})

it('says that a returned payment went back to the originator, when and why (PAY-020, PAY-054)', async () => {
  const { screen } = await open({
    ...back,
    originator: { ...payment.beneficiary, nickName: 'Meadow Bakery' },
  })
  await expect
    .element(screen.getByRole('region', { name: 'The payment was returned' }))
    .toMatchTextContent(/went back to the originator, Meadow Bakery\..*The account is closed\..*Mar 5, 2026/)
})

it('says of a returned payment of one’s own that the funds are back', async () => {
  const { screen } = await open(back)
  const panel = screen.getByRole('region', { name: 'The payment was returned' })
  await expect.element(panel).toMatchTextContent(/The funds are with you again\..*The account is closed\./)
})

it('tells whoever returned a payment that the funds went back to its sender', async () => {
  const { screen } = await open({ ...back, flow: 'LEGACY', side: 'receiver' })
  const panel = screen.getByRole('region', { name: 'The payment was returned' })
  await expect.element(panel).toMatchTextContent(/The funds went back to the sender\./)
})

it('draws the new flow with elapsed times, the present state and what comes next (PAY-051)', async () => {
  const moving = { ...payment, payment_state: 'VALIDATING', timeline: payment.timeline.slice(0, 2) }
  const { screen } = await open(moving)
  const items = screen.getByRole('region', { name: 'Timeline' }).getByRole('listitem')
  await expect
    .poll(() => items.elements().map((one) => one.querySelector('strong')?.textContent))
    .toEqual(['Initiated', 'Validating', 'Transferring', 'Completed'])
  await expect.element(items.nth(1)).toHaveAttribute('aria-current', 'step')
  await expect.element(items.nth(1)).toMatchTextContent(/after 1 min/)
  await expect.element(items.nth(2)).toMatchTextContent(/Next/)
})

it('draws the legacy flow from its trail, each event under its stage (PAY-050)', async () => {
  const { screen } = await open({ ...legacy, payment_state: 'LOCKED' })
  const line = screen.getByRole('region', { name: 'Timeline' })
  await expect
    .element(line)
    .toMatchTextContent(
      /Initiated.*Quote accepted.*by Trial Maker.*Transferring.*Locked.*Authorized.*by Trial Checker.*Completed/,
    )
})

it('offers the move of the receiving side by its label and makes it (PAY-037, PAY-049)', async () => {
  const requested: string[] = []
  const lock = (_: URL, init?: RequestInit) => {
    requested.push(String(new Headers(init?.headers).get('idempotency-key')))
    return { ...legacy, payment_state: 'LOCKED' }
  }
  const products = ['cloud_payment']
  const person = {
    ...user,
    roles: [{ name: 'cloud.payments.write' }, { name: 'cloud.payments.read' }],
    products,
  }
  const { screen } = await open(legacy, {
    answers: {
      [`POST ${paymentPath}/lock`]: lock,
      [`GET /organizations/${user.orgId}/users/${user.id}`]: person,
    },
  })
  await screen.getByRole('button', { name: 'Lock quote' }).click()
  await expect.element(screen.getByText('The quote is locked. The sender settles next.')).toBeVisible()
  expect(requested).toHaveLength(1)
  expect(requested[0]).toMatch(/^[0-9a-f-]{36}$/)
})

it('prepares a failed payment as a new one with the same beneficiary and amount, says where they are from, and sends nothing (TRU-086)', async () => {
  const { screen, requests } = await open(failed('NOT_FOUND'))
  await screen.getByRole('button', { name: 'Retry as new payment' }).click()
  await expect.poll(() => location.pathname).toBe(`/payments/retry/${payment.payment_id}`)
  const key = Object.keys(localStorage).find((one) => one.includes('single-payment')) ?? ''
  const draft: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
  expect(draft).not.toHaveProperty('answers.internalId')
  expect(draft).toMatchObject({
    flow: 'single-payment',
    source: 'Payment INV-7',
    answers: {
      beneficiaryIdentityId: payment.beneficiary.identityId,
      quote: { amountType: 'SOURCE_AMOUNT', amount: '1000.50', status: 'idle' },
      memo: 'INVOICE 7',
    },
  })
  expect(requests.filter((one) => one.startsWith('POST') && one.includes('payments'))).toEqual([])
})

it('never throws an unfinished payment away unasked', async () => {
  const { screen } = await open(failed('NOT_FOUND'))
  const retry = screen.getByRole('button', { name: 'Retry as new payment' })
  await expect.element(retry).toBeVisible()
  await retry.click()
  await expect.poll(() => location.pathname).toContain('/payments/retry/')
  history.back()
  await retry.click()
  const dialog = screen.getByRole('dialog', { name: 'Replace your unfinished payment?' })
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep the unfinished one' }).click()
  expect(location.pathname).toBe(paymentPath)
})

const rejected = {
  approvalId: '66666666-6666-4666-8666-666666666666',
  created_at: payment.createdAt,
  user_email: 'maker@trial.example',
  environment: 'uat',
  payment_id: payment.payment_id,
  meta: {},
  expires_at: payment.modifiedAt,
  status: 'rejected',
  rejection_reasons: ['The amount differs from the invoice.'],
}

it('says why a second person rejected it, and ends its line with that, not with a failure (PAY-051)', async () => {
  const timeline = [{ state: 'FAILED', at: payment.modifiedAt }]
  const { screen } = await open({ ...payment, payment_state: 'FAILED', timeline, approval: rejected })
  const panel = screen.getByRole('region', { name: 'The payment was rejected' })
  await expect.element(panel).toMatchTextContent(/The amount differs from the invoice\..*No money has moved/)
  const ends = screen.getByRole('region', { name: 'Timeline' }).getByRole('listitem')
  await expect
    .poll(() => ends.elements().map((one) => one.querySelector('strong')?.textContent))
    .toEqual(['Rejected'])
})

it('promises no state to come of a payment that was withdrawn', async () => {
  const approval = { ...rejected, status: 'cancelled', rejection_reasons: [] }
  const { screen } = await open({ ...payment, payment_state: 'CANCELED', timeline: [], approval })
  const line = screen.getByRole('region', { name: 'Timeline' })
  await expect.element(line).toMatchTextContent(/^Timeline\s*No money moved\.$/)
  expect(line.getByRole('list').elements()).toEqual([])
})

it('says that a payment does not exist here and leads back to the list, and that another may not be seen', async () => {
  const missing = await open(404)
  await expect
    .element(missing.screen.getByRole('heading', { level: 1, name: 'This payment does not exist here' }))
    .toBeVisible()
  await missing.screen.getByRole('button', { name: 'Back to Payments' }).click()
  await expect.poll(() => location.pathname).toBe('/payments')
  await missing.screen.unmount()
  const refused = await open(403)
  await expect
    .element(refused.screen.getByRole('heading', { name: 'You do not have access to this' }))
    .toBeVisible()
})

it('opens no wizard where the payment to be sent again is not here, and leads back (TRU-436)', async () => {
  const { screen } = await open(404, { path: '/payments/retry/made-up' })
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'This payment does not exist here' }))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Back to Payments' }).click()
  await expect.poll(() => location.pathname).toBe('/payments')
})

it('names the change of the beneficiary that waits in place of the retry, and leads there (TRU-595)', async () => {
  const changeId = '7b1f0f3e-1d0a-4c1e-9d57-2f4b8f3c6a10'
  const waitingChanges = [{ changeId, says: 'Somebody wants to change the account.' }]
  const { screen } = await open({
    ...failed('NOT_FOUND'),
    beneficiary: { ...payment.beneficiary, waitingChanges },
  })
  const panel = screen.getByRole('region', { name: /^A change of .* waits to be decided$/ })
  await expect
    .element(panel)
    .toMatchTextContent(/Somebody wants to change the account\..*Send this payment again after/)
  await expect.element(screen.getByRole('button', { name: 'Retry as new payment' })).not.toBeInTheDocument()
  await panel.getByRole('button', { name: 'See the change' }).click()
  await expect.poll(() => location.pathname).toBe(`/settings/changes/${changeId}`)
})
