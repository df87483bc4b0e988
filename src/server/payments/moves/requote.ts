import { sql } from 'kysely'
import { isMovedBeyond } from '#engine/field/quote/quote-change.ts'
import { sayRate } from '#engine/field/quote/quote.ts'
import { formatMoney } from '#values/money.ts'
import { checkUuid } from '#values/uuid.ts'
import type { CallRequest } from '../../app/call.ts'
import { toFailure } from '../../app/failure.ts'
import { refused, refusedField, refusedKeeping, Refused } from '../../app/refused.ts'
import { debitOf, reserveAnew } from '../../balances/reservation.ts'
import { limitOf } from '../../definitions/limit.ts'
import { toQuote, type QuoteRow } from '../../quotes/answer.ts'
import { saveQuote } from '../../quotes/quote-storage.ts'
import { findFirmOffer } from '../../quotes/offer.ts'
import type { OfferRequest } from '../../network/offer-request.ts'
import { appNow } from '../../store/clock.ts'
import type { Trx } from '../../store/tenant.ts'
import type { PaymentParts } from '../answer.ts'
import type { PaymentDependencies } from '../checks.ts'

const replacing = (trx: Trx, paymentId: string) =>
  trx.selectFrom('quotes').selectAll().where('replaces', '=', paymentId)

/** Finds the newest valid price for a payment whose quote expired; undefined if there is none. */
export const findRequote = (trx: Trx, paymentId: string): Promise<QuoteRow | undefined> =>
  replacing(trx, paymentId)
    .where('state', '=', 'open')
    .where('expires_at', '>', sql<Date>`app_now()`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Returns both amounts and the rate of a quote as text. */
export const sayPrice = (row: QuoteRow, now: Date): string => {
  const sent = formatMoney(row.source_amount, row.source_currency)
  const received = formatMoney(row.destination_amount, row.destination_currency)
  return `${sent} for ${received} (${sayRate(toQuote(row, now)) ?? row.rate})`
}

/** The terms of a quote for the audit trail. */
const termsOf = ({ id, source_amount, destination_amount, rate, total_fee }: QuoteRow) => ({
  quoteId: id,
  sourceAmount: source_amount,
  destinationAmount: destination_amount,
  rate,
  totalFee: total_fee,
})

/**
 * Requests a current price on the terms of a payment and saves it as a quote; `replaces` is the payment whose
 * quote it replaces.
 */
export const priceAgain = async (
  { trx, tenant }: Pick<CallRequest, 'trx' | 'tenant'>,
  dependencies: PaymentDependencies,
  { quote }: Pick<PaymentParts, 'quote'>,
  replaced: { replaces?: string },
) => {
  const { quote_type: quoteType, environment } = quote
  const isSource = quoteType === 'SOURCE_AMOUNT'
  const input: OfferRequest = {
    environment,
    amount: isSource ? quote.source_amount : quote.destination_amount,
    side: isSource ? 'SOURCE_AMOUNT' : 'DESTINATION_AMOUNT',
    sourceCurrency: quote.source_currency,
    payinCategory: quote.payin_category,
    route: {
      country: quote.destination_country,
      currency: quote.destination_currency,
      payoutCategory: quote.payout_category,
      destinationBlockchainNetwork: quote.network ?? undefined,
    },
  }
  const seconds = limitOf(dependencies.definitions, 'quoteSeconds')
  const terms = { now: await appNow(trx), orgId: tenant.orgId, seconds }
  const offer = await findFirmOffer(trx, dependencies, input, terms)
  if (offer instanceof Refused) return offer
  return saveQuote(trx, tenant, input, offer, { flow: 'DIRECT', quoteType, seconds, ...replaced })
}

/**
 * Returns the price that an approval decides about if the payment's quote expired; undefined while it is
 * valid. A price named by the decision is used while it is valid. A new one is used within `quoteTolerance`
 * of the one seen; otherwise it is saved and refused, to be decided again (TRU-045, TRU-046). A payment of
 * the legacy flow has a contract with its own expiry instead (PAY-022).
 */
export const askAgain = async (
  request: CallRequest,
  dependencies: PaymentDependencies,
  parts: PaymentParts,
) => {
  const { trx, body, requestId, now } = request
  const { payment, quote } = parts
  if (payment.flow !== 'DIRECT' || quote.expires_at > now) return undefined
  await sql`select 1 from payments where org_id = ${payment.org_id} and id = ${payment.id} for update`.execute(
    trx,
  )
  const named = typeof body.quoteId === 'string' ? body.quoteId : undefined
  const seen =
    named === undefined || checkUuid(named)
      ? undefined
      : await replacing(trx, payment.id).where('id', '=', named).executeTakeFirst()
  if (named !== undefined && !seen) return refusedField('quote-unknown', 'quoteId')
  if (seen && seen.state === 'open' && seen.expires_at > now) return seen
  const fresh =
    (await findRequote(trx, payment.id)) ??
    (await priceAgain(request, dependencies, parts, { replaces: payment.id }))
  if (fresh instanceof Refused) {
    const { message } = toFailure(dependencies.definitions.faults, fresh.fault, requestId, fresh.details)
    return refused('requote-failed', { values: { why: message } })
  }
  const before = seen ?? quote
  const [from, to] = [toQuote(before, now), toQuote(fresh, now)]
  if (!isMovedBeyond(limitOf(dependencies.definitions, 'quoteTolerance'), from, to)) return fresh
  const details = { from: termsOf(before), to: termsOf(fresh) }
  return refusedKeeping(
    { action: 'approval.requote', objectType: 'payment', objectId: payment.id, details },
    'quote-moved',
    {
      values: { old: sayPrice(before, now), new: sayPrice(fresh, now) },
      current: { quote: from, requote: to },
    },
  )
}

/**
 * Replaces the expired price in quote, payment, batch row and reserved amount; refuses if the balance is too
 * low.
 */
export const takeRequote = async (trx: Trx, { quote, payment }: PaymentParts, requote: QuoteRow) => {
  const { source_amount, destination_amount, rate, total_fee } = requote
  await trx
    .updateTable('quotes')
    .set({ state: 'accepted' })
    .where('org_id', '=', payment.org_id)
    .where('id', '=', requote.id)
    .execute()
  await sql`update quotes set (source_amount, destination_amount, rate, total_fee, fee_breakdown, rail, settles, network_quote, created_at, expires_at) =
      (select source_amount, destination_amount, rate, total_fee, fee_breakdown, rail, settles, network_quote, created_at, expires_at
        from quotes fresh where fresh.org_id = quotes.org_id and fresh.id = ${requote.id})
    where org_id = ${payment.org_id} and id = ${payment.id}`.execute(trx)
  await sql`update payments set source_amount = ${source_amount}::numeric, destination_amount = ${destination_amount}::numeric,
      rate = ${rate}::numeric
    where org_id = ${payment.org_id} and id = ${payment.id}`.execute(trx)
  await sql`with was as (
      select org_id, batch_id, row, source_amount from batch_rows
      where org_id = ${payment.org_id} and quote_id = ${payment.id} for update),
    priced as (
      update batch_rows r set source_amount = ${source_amount}::numeric,
        destination_amount = ${destination_amount}::numeric, total_fee = ${total_fee}::numeric
      from was where r.org_id = was.org_id and r.batch_id = was.batch_id and r.row = was.row)
    update batches b set total = b.total + ${source_amount}::numeric - was.source_amount
    from was where b.org_id = was.org_id and b.id = was.batch_id`.execute(trx)
  const uncovered = await reserveAnew(trx, debitOf({ ...quote, source_amount }), 'quoteId')
  return uncovered ?? { requoted: { from: termsOf(quote), to: termsOf(requote) } }
}
