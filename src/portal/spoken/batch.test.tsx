import { expect, it } from 'vitest'
import { identity, payingAnswers } from '#tests/fixtures/portal/paying.ts'
import { openSpoken } from '#tests/fixtures/portal/spoken-portal.tsx'
import { maker } from '#tests/fixtures/portal/payment.ts'

const batchId = '77777777-7777-4777-8777-777777777777'
const quoteId = '44444444-4444-4444-8444-444444444444'

const row = {
  id: '1',
  row: 1,
  beneficiary: 'Elbe Maschinenbau',
  beneficiaryIdentityId: identity(1).identityId,
  amount: '150.00',
  amountType: 'SOURCE_AMOUNT',
  amountCurrency: 'USD',
  internalId: 'INV-1',
  purposeCode: 'SUPP',
  quoteId,
  sourceAmount: '150.00',
  sourceCurrency: 'USD',
  destinationAmount: '2567.24',
  destinationCurrency: 'MXN',
  totalFee: '1.50',
  state: 'quoted',
}

const batch = () => ({
  batch_id: batchId,
  batchName: 'March',
  fileName: 'Entered by hand',
  uploadedBy: maker,
  userName: maker.name,
  status: 'BATCH_QUOTE_CREATED',
  progress: 100,
  fileLength: 1,
  processed: 1,
  accepted: 0,
  completed: 0,
  failed: 0,
  payments: 1,
  jobState: 'quoted',
  meaning: 'Look at the rows, then send them.',
  batchCreatedAt: new Date().toISOString(),
  quoteCreatedAt: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 900_000).toISOString(),
  originators: [],
  quoteIds: [quoteId],
  paymentIds: [],
  label: 'March',
  totals: {
    sent: [{ currency: 'USD', amount: '151.50' }],
    fees: [{ currency: 'USD', amount: '1.50' }],
    received: [{ currency: 'MXN', amount: '2567.24' }],
  },
  rows: [row],
})

it('hears payments entered, one removed, their quote and that they were sent, by keyboard alone (TRU-485)', async () => {
  const { spoken } = await openSpoken({
    path: '/batch-payment/guided-flow',
    roles: ['direct.payments.write', 'direct.identities.write'],
    until: 'Which amount is fixed',
    answers: {
      ...payingAnswers,
      'GET /pii_proxy/v2/identities': { identities: [identity(0), identity(1)], total: 2 },
      'POST /batch_upload': batch,
      [`GET /batch_upload/${batchId}`]: batch,
      [`POST /batch_upload/${batchId}/accept_quote`]: batch,
    },
  })
  await spoken.reach(/^Beneficiary/)
  await spoken.take()
  await spoken.press('Elbe')
  await spoken.reach(/^Which amount/)
  await spoken.press('{ArrowDown}')
  await spoken.reach(/^Amount/)
  await spoken.press('150')
  await spoken.reach(/^Purpose/)
  await spoken.press('Sup')
  await spoken.reach(/^Internal ID/)
  await spoken.press('INV-1')
  expect(await spoken.takePolitely()).toEqual([
    'Beneficiary, combo box, Elbe Maschinenbau',
    'Which amount is fixed, combo box, Choose one',
    'Which amount is fixed, combo box, Send exactly',
    'Amount, edit text, required',
    'Purpose, combo box, Choose one',
    'Purpose, combo box, Supplier payment',
    'Memo (optional), edit text, The beneficiary sees it, in capitals. At most 140 characters',
    'Internal ID, edit text, required, Your own reference for this payment. At most 36 characters',
  ])
  await spoken.reach(/^Add another/)
  await spoken.press('{Enter}')
  await spoken.hear(/Payment 2/)
  expect(await spoken.takePolitely()).toEqual([
    'Into: Payment 1, group',
    'Remove Payment 1, button',
    'Add another payment, button',
    'Into: Payment 2 of 2, group',
    'Beneficiary, combo box, Choose one',
    'Announced: Payment 2 was added.',
  ])
  await spoken.reach(/^Remove/)
  await spoken.press('{Enter}')
  await spoken.hear(/was removed/)
  expect(await spoken.takePolitely()).toEqual([
    'Which amount is fixed, combo box, wrong, Choose one, Choose one.',
    'Amount, edit text, required',
    'Memo (optional), edit text, The beneficiary sees it, in capitals. At most 140 characters',
    'Internal ID, edit text, required, Your own reference for this payment. At most 36 characters',
    'Into: Payment 2, group',
    'Remove Payment 2, button',
    'Into: Payment 1 of 1, group',
    'Into: Payment 1, group',
    'Remove Payment 1, button',
    'Announced: Payment 2 was removed.',
  ])
  await spoken.reach(/^Continue/)
  await spoken.press('{Enter}')
  await spoken.hear(/^Create quote, heading/)
  expect(await spoken.takePolitely()).toEqual([
    'Add another payment, button',
    'Continue, button',
    'Create quote, heading',
  ])
  await spoken.reach(/^Create quote, button/)
  await spoken.press('{Enter}')
  await spoken.hear(/^Review quote, heading/)
  await spoken.hear(/^Announced/)
  expect(await spoken.takePolitely()).toEqual([
    'Name of the batch (optional), edit text, Its name in the list. Without a name it has today’s date. At most 255 characters',
    'Back, button',
    'Create quote, button',
    'Review quote, heading',
    'Announced: Wait for a quote that has not expired.',
    'Announced: The quote has arrived.',
  ])
  await spoken.reach(/^Send .*payment/)
  await spoken.press('{Enter}')
  await expect.poll(() => location.pathname).toContain(batchId)
  await spoken.returned()
  expect(await spoken.takePolitely()).toEqual([
    'Into: Quote, region',
    'Payments of this batch, region',
    'Back, button',
    'Send 1 payment, button',
    'main',
  ])
})
