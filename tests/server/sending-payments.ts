import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Store } from '#server/store/store.ts'
import type { Hear } from './hearing.ts'
import { mexican } from './holders.ts'
import { legacyQuote, placePayment } from './legacy-payments.ts'
import { identityNamed, pay, payBody, quoteOf, type Caller, type IdentityRecord } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { uploadFile } from './uploading.ts'

const PDF = Buffer.from('%PDF-1.4\n%%EOF\n')
const CREATE = [
  ['payments.create', '/payout_proxy/payments'],
  ['approvals.create', '/payment_approvals'],
] as const

/** Payments with all that one says, sent or held for a second person, each read afterwards. */
const sendTerms = async (hear: Hear, app: FastifyInstance, person: Caller) => {
  const file = await uploadFile(app, person, '/file', {
    name: 'a.pdf',
    type: 'application/pdf',
    content: PDF,
  })
  const { fileId } = file.body as { fileId: string }
  const originator = await identityNamed(person, 'Meadow Bakery', 'ORIGINATOR')
  const every = {
    purposeCode: 'SUPPLIER',
    sourceOfCash: 'SAVINGS',
    endToEndId: 'E2E-KEPT',
    originatorIdentityId: originator.identityId,
    paymentMemo: 'Term',
  }
  const sent: readonly [IdentityRecord, object][] = [
    [await identityNamed(person, 'Oficina Ipe'), every],
    [await identityNamed(person, 'Deccan Looms'), { purposeCode: 'SUPPLIER', fileIds: [fileId] }],
  ]
  for (const [call, path] of CREATE)
    for (const [to, terms] of sent) {
      const meta = call === 'approvals.create' ? { meta: { seenBy: 'The caller' } } : {}
      const { quoteId } = await quoteOf(person, to)
      const body = payBody(quoteId, to, { ...terms, ...meta })
      await hear('files.reference', `/file/${fileId}/references`, { body: { referenceId: quoteId } }, person)
      const made = await hear(call, path, { body, key: randomUUID() }, person)
      const { payment_id: id } = made as { payment_id: string }
      await hear('payments.read', `/payments/${id}`, {}, person)
    }
}

/** A held payment that the second person refuses, with the reasons. */
const sendRejection = async (hear: Hear, app: FastifyInstance, person: Caller) => {
  const to = await identityNamed(person, 'Taller Azul')
  const body = payBody((await quoteOf(person, to)).quoteId, to)
  const stored = await hear('approvals.create', '/payment_approvals', { body, key: randomUUID() }, person)
  const { approvalId, payment_id: id } = stored as { approvalId: string; payment_id: string }
  const checker = await signIn(app, 'checker@northwind.example')
  const reply = { status: 'rejected', rejection_reasons: ['No contract yet.'] }
  await hear(
    'approvals.reply',
    `/payment_approvals/${approvalId}/reply`,
    { body: reply, key: randomUUID() },
    checker,
  )
  await hear('payments.read', `/payments/${id}`, {}, person)
  await hear('decisions.list', '/decisions', { query: { whose: 'all' } }, checker)
  const items = [{ call: 'payments.approve', id, body: {} }]
  await hear('bulk.perform', '/bulk', { body: { items }, key: randomUUID() }, checker)
}

/** Requests a legacy quote with every field of its form, and accepts it with the required data. */
const sendLegacy = async (hear: Hear, app: FastifyInstance, store: Store) => {
  const person = await signIn(app, 'maker@cordillera.example')
  const requested = legacyQuote({
    quoteType: 'RECEIVING_AMOUNT',
    amount: '431.19',
    senderAccount: 'quote-sender',
    senderSegregatedAccount: 'quote-segregated',
    senderOption: 'quote-option',
    host: 'rn.us.quote-desk',
    customFee: '4.19',
    customRate: { rate: '19.5', baseCurrency: 'USD', counterCurrency: 'MXN', rateType: 'seller' },
    quoteRoute: 'rn.us.quote-hub',
    receiverHost: 'rn.mx.quote-receiver',
    receiverCountry: 'MX',
    receiverAccount: 'quote-receiver',
    paymentMethod: 'spei',
    outletId: 'quote-outlet',
    returnAmountType: true,
    walletSend: true,
  })
  const { quotes } = (await hear(
    'quotes.createLegacy',
    '/quote_collections',
    { body: requested },
    person,
  )) as {
    quotes: { quote_id: string }[]
  }
  const { quote_id } = quotes[0]!
  const accepted = { quote_id, sender_end_to_end_id: 'E-KEPT', beneficiary_data: mexican }
  await hear('payments.accept', '/payments/accept', { body: accepted, key: randomUUID() }, person)
  await hear('payments.read', `/payments/${quote_id}`, {}, person)

  const id = await placePayment(store, { state: 'COMPLETED', side: 'receiver' })
  const body = { reason: 'OTHER', details: 'Sent to the wrong branch.' }
  await hear('payments.return', `/payments/${id}/return`, { body, key: randomUUID() }, person)
  await hear('audit.payment', `/audit/payment/${id}`, {}, person)
}

/** Payments that failed: listed as work, one sent again and one put away. */
const sendAgain = async (hear: Hear, app: FastifyInstance, store: Store) => {
  const person = await signIn(app, 'maker@lumen.example')
  const to = await identityNamed(person, 'Taller Azul')
  const failed = async (quoteAmount: string) => {
    const { quoteId } = await quoteOf(person, to, { quoteAmount })
    await pay(person, to, { internalId: randomUUID() }, randomUUID(), quoteId)
    await asSystem(store, (trx) =>
      sql`with taken as (delete from network_payouts where id = ${quoteId})
        update payments set state = 'FAILED', cause = 'partner-outage' where id = ${quoteId}`.execute(trx),
    )
    return quoteId
  }
  const [again, away] = [await failed('173.13'), await failed('179.17')]
  const { content } = (await hear('payments.toFix', '/payments_to_fix', {}, person)) as {
    content: { payment_id: string; beneficiaryVersion: number }[]
  }
  const { beneficiaryVersion } = content.find(({ payment_id: id }) => id === again)!
  const key = randomUUID
  await hear(
    'payments.resend',
    `/payments/${again}/resend`,
    { body: { beneficiaryVersion }, key: key() },
    person,
  )
  await hear('payments.putAway', `/payments/${away}/put_away`, { key: key() }, person)
}

/** Sends the optional properties of calls about payments, quotes and approvals, and reads them back. */
export const sendPayments = async (hear: Hear, app: FastifyInstance, store: Store): Promise<void> => {
  const person = await signIn(app, 'maker@northwind.example')
  await sendTerms(hear, app, person)
  await sendRejection(hear, app, person)
  await sendAgain(hear, app, store)
  await sendLegacy(hear, app, store)
}
