import { checkUuid } from '#values/uuid.ts'
import type { Row } from '../store/generated/database.ts'
import type { Trx } from '../store/tenant.ts'
import { isSendingFixed, noTerms, type PresetTerms } from './terms.ts'

/** Returns the requested amount; null for a total less fees, which must be entered again. */
const amountOf = (quote: Pick<Row<'quotes'>, 'quote_type' | 'source_amount' | 'destination_amount'>) => {
  if (isSendingFixed(quote)) return quote.source_amount
  return quote.quote_type === 'TOTAL_RECEIVED_MINUS_FEES' ? null : quote.destination_amount
}

/** Splits a network address into account and host. */
const partsOf = (address: string | null) => {
  const [account = null, host = null] = address?.split('@') ?? []
  return { account, host }
}

/** Returns the terms of a sent payment, to send it again; undefined if there is none. */
export const termsOfPayment = async (trx: Trx, paymentId: string): Promise<PresetTerms | undefined> => {
  if (checkUuid(paymentId)) return undefined
  const row = await trx
    .selectFrom('payments')
    .innerJoin('quotes', (join) =>
      join.onRef('quotes.org_id', '=', 'payments.org_id').onRef('quotes.id', '=', 'payments.id'),
    )
    .select(['payments.flow', 'payments.beneficiary_id', 'payments.originator_id', 'payments.memo'])
    .select(['payments.purpose_code', 'payments.source_of_cash'])
    .select(['quotes.quote_type', 'quotes.source_amount', 'quotes.destination_amount'])
    .select(['quotes.source_currency', 'quotes.destination_currency', 'quotes.destination_country'])
    .select(['quotes.payin_category', 'quotes.sender_address', 'quotes.receiver_address'])
    .where('payments.id', '=', paymentId)
    .where('payments.side', '=', 'sender')
    .executeTakeFirst()
  if (!row) return undefined
  const receiver = partsOf(row.receiver_address)
  const { flow, quote_type, source_currency, destination_currency } = row
  const terms = { ...noTerms, flow, quote_type, amount: amountOf(row), source_currency, destination_currency }
  if (flow === 'LEGACY')
    return {
      ...terms,
      sender_account: row.sender_address,
      receiver_host: receiver.host,
      receiver_account: receiver.account,
      country: row.destination_country,
    }
  const { beneficiary_id, originator_id, payin_category, purpose_code, source_of_cash, memo } = row
  return { ...terms, beneficiary_id, originator_id, payin_category, purpose_code, source_of_cash, memo }
}
