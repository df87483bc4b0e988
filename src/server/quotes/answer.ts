import type { LegacyQuote, Quote } from '#definition/generated/wire-entities.ts'
import { sayQuotes } from '#values/generated/say-quotes.ts'
import { networkInWords } from '../network/network-words.ts'
import type { Row } from '../store/generated/database.ts'

export type QuoteRow = Row<'quotes'>

const statusOf = (row: QuoteRow, now: Date): 'OPEN' | 'ACCEPTED' | 'EXPIRED' => {
  if (row.state === 'accepted') return 'ACCEPTED'
  return row.expires_at <= now ? 'EXPIRED' : 'OPEN'
}

const FEES = ['transferFee', 'feeByAmount', 'customFee'] as const

/** Translates a fee, which is stored by its English name. */
const feeInWords = (fee: QuoteRow['fee_breakdown'][number]) => {
  const word = FEES.find((name) => sayQuotes.words[name] === fee.feeDescription)
  return word === undefined ? fee : { ...fee, feeDescription: sayQuotes(word) }
}

/** Returns the new flow's name of a legacy quote type. */
const sideOf = (type: QuoteRow['quote_type']): Quote['quoteAmountType'] =>
  type === 'SOURCE_AMOUNT' || type === 'SENDING_AMOUNT' ? 'SOURCE_AMOUNT' : 'DESTINATION_AMOUNT'

/** Returns a quote in the form of the new flow (QUO-005..007); amounts keep their stored digits. */
export const toQuote = (row: QuoteRow, now: Date): Quote => ({
  quoteId: row.id,
  quoteStatus: statusOf(row, now),
  quoteAmountType: sideOf(row.quote_type),
  sourceAmount: row.source_amount,
  sourceCurrency: row.source_currency,
  destinationAmount: row.destination_amount,
  destinationCurrency: row.destination_currency,
  destinationCountry: row.destination_country,
  payinCategory: row.payin_category,
  payoutCategory: row.payout_category,
  ...(row.network ? { destinationBlockchainNetwork: row.network } : {}),
  rail: row.rail,
  settles: networkInWords(row.settles),
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  adjustedExchangeRate: { adjustedRate: row.rate },
  fees: {
    totalFee: row.total_fee,
    feeCurrency: row.source_currency,
    feeBreakdown: row.fee_breakdown.map(feeInWords),
  },
})

/** Returns the legacy flow's name of a quote type. */
const legacyTypeOf = (type: QuoteRow['quote_type']): LegacyQuote['type'] => {
  if (type === 'SOURCE_AMOUNT') return 'SENDING_AMOUNT'
  return type === 'DESTINATION_AMOUNT' ? 'RECEIVING_AMOUNT' : type
}

/** Returns a quote in the form of the legacy flow (QUO-002..004, QUO-011). */
export const toLegacyQuote = (row: QuoteRow, messageFormat?: LegacyQuote['message_format']): LegacyQuote => {
  const isSending = sideOf(row.quote_type) === 'SOURCE_AMOUNT'
  const sender = row.sender_address ?? ''
  const receiver = row.receiver_address ?? ''
  return {
    quote_id: row.id,
    type: legacyTypeOf(row.quote_type),
    amount: isSending ? row.source_amount : row.destination_amount,
    currency_code: isSending ? row.source_currency : row.destination_currency,
    sender_address: sender,
    receiver_address: receiver,
    quote_elements: [
      {
        quote_element_order: 1,
        sender_address: sender,
        receiver_address: receiver,
        sending_amount: row.source_amount,
        receiving_amount: row.destination_amount,
        sending_fee: row.total_fee,
        receiving_fee: '0',
        sending_currency_code: row.source_currency,
        receiving_currency_code: row.destination_currency,
        transfer_currency_code: row.destination_currency,
      },
    ],
    fx_rate: row.rate,
    payment_method: row.rail,
    settles: networkInWords(row.settles),
    ...(messageFormat && { message_format: messageFormat }),
    ...(row.request && { request: row.request }),
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }
}
