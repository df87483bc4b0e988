import { checkAmount } from '#engine/field/money.ts'
import { settle } from '#values/money.ts'
import type { CallRequest } from '../app/call.ts'
import { refused, refusedField, Refused } from '../app/refused.ts'
import { isListed } from '../definitions/lists.ts'
import { judgeDirect } from './direct.ts'
import type { PresetGround } from './ground.ts'
import { termsOfPayment } from './of-payment.ts'
import { isSendingFixed, noTerms, type PresetTerms } from './terms.ts'
import { refusedTerms, type PresetWanted } from './wanted.ts'

const LEGACY_NEEDS = [
  'senderAccount',
  'receiverHost',
  'receiverAccount',
  'country',
  'paymentCurrency',
  'payoutCurrency',
] as const

const judgeLegacy = (ground: PresetGround, wanted: PresetWanted, quoteType: PresetTerms['quote_type']) => {
  const missing = LEGACY_NEEDS.find((name) => wanted[name] === undefined)
  if (missing) return refusedField('invalid-request', missing, 'Fill this in.', 'required')
  if (isListed(ground.definitions, 'sanctioned-countries', wanted.country))
    return refusedField('country-sanctioned', 'country', 'Money cannot be sent to this country.')
  return {
    ...noTerms,
    flow: 'LEGACY' as const,
    quote_type: quoteType,
    amount: wanted.amount ?? null,
    source_currency: wanted.paymentCurrency ?? '',
    destination_currency: wanted.payoutCurrency ?? '',
    sender_account: wanted.senderAccount ?? null,
    receiver_host: wanted.receiverHost ?? null,
    receiver_account: wanted.receiverAccount ?? null,
    country: wanted.country ?? null,
    payout_method_category: wanted.payoutMethodCategory ?? null,
    outlet_id: wanted.outletId ?? null,
  }
}

/** The list an amount's meaning is of, by the way payments are sent. */
const QUOTE_TYPES = { DIRECT: 'batch-amounts', LEGACY: 'quote-amounts' } as const

/** The terms a preset shall have, or why it cannot: those of a payment, else what was entered for this network. */
export const judgeTerms = async (request: CallRequest, ground: PresetGround, wanted: PresetWanted) => {
  const isDirect = request.session.organisation.products.includes('payments_direct')
  const flow = isDirect ? 'DIRECT' : 'LEGACY'
  const foreign = refusedTerms(wanted, flow)
  if (foreign) return foreign
  if (wanted.paymentId !== undefined)
    return (await termsOfPayment(request.trx, wanted.paymentId)) ?? refused('not-found')
  const list = QUOTE_TYPES[flow]
  const { quoteType } = wanted
  if (quoteType === undefined || !isListed(ground.definitions, list, quoteType))
    return refusedField('invalid-request', 'quoteType', 'Choose which amount is fixed.', 'enum')
  const terms = isDirect
    ? await judgeDirect(request, ground, wanted, quoteType)
    : judgeLegacy(ground, wanted, quoteType)
  if (terms instanceof Refused || terms.amount === null) return terms
  const currency = isSendingFixed(terms) ? terms.source_currency : terms.destination_currency
  const wrong = checkAmount(terms.amount, currency)
  if (wrong !== undefined) return refusedField('invalid-request', 'amount', wrong, 'money')
  return { ...terms, amount: settle(terms.amount, currency) }
}
