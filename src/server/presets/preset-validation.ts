import { checkAmount } from '#engine/field/money.ts'
import { settle } from '#values/money.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import type { CallRequest } from '../app/call.ts'
import { refused, refusedField, Refused } from '../app/refused.ts'
import { isListed } from '../languages/lists.ts'
import { validateDirect } from './direct.ts'
import type { PresetDependencies } from './dependencies.ts'
import { termsOfPayment } from './of-payment.ts'
import { isSendingFixed, noTerms, type PresetTerms } from './terms.ts'
import { refusedTerms, type PresetRequest } from './preset-request.ts'

const LEGACY_NEEDS = [
  'senderAccount',
  'receiverHost',
  'receiverAccount',
  'country',
  'paymentCurrency',
  'payoutCurrency',
] as const

const validateLegacy = (
  dependencies: PresetDependencies,
  requested: PresetRequest,
  quoteType: PresetTerms['quote_type'],
) => {
  const missing = LEGACY_NEEDS.find((name) => requested[name] === undefined)
  if (missing) return refusedField('invalid-request', missing, sayRefusals('fillIn'), 'required')
  if (isListed(dependencies.definitions, 'sanctioned-countries', requested.country))
    return refusedField('country-sanctioned', 'country', sayRefusals('sanctioned'))
  return {
    ...noTerms,
    flow: 'LEGACY' as const,
    quote_type: quoteType,
    amount: requested.amount ?? null,
    source_currency: requested.paymentCurrency ?? '',
    destination_currency: requested.payoutCurrency ?? '',
    sender_account: requested.senderAccount ?? null,
    receiver_host: requested.receiverHost ?? null,
    receiver_account: requested.receiverAccount ?? null,
    country: requested.country ?? null,
    payout_method_category: requested.payoutMethodCategory ?? null,
    outlet_id: requested.outletId ?? null,
  }
}

/** The list of meanings of an amount, by payment flow. */
const QUOTE_TYPES = { DIRECT: 'batch-amounts', LEGACY: 'quote-amounts' } as const

/** Returns a preset's terms, or their refusal: those of a payment, else those entered for this network. */
export const validateTerms = async (
  request: CallRequest,
  dependencies: PresetDependencies,
  requested: PresetRequest,
) => {
  const isDirect = request.session.organisation.products.includes('payments_direct')
  const flow = isDirect ? 'DIRECT' : 'LEGACY'
  const foreign = refusedTerms(requested, flow)
  if (foreign) return foreign
  if (requested.paymentId !== undefined)
    return (await termsOfPayment(request.trx, requested.paymentId)) ?? refused('not-found')
  const list = QUOTE_TYPES[flow]
  const { quoteType } = requested
  if (quoteType === undefined || !isListed(dependencies.definitions, list, quoteType))
    return refusedField('invalid-request', 'quoteType', sayRefusals('fixedAmount'), 'enum')
  const terms = isDirect
    ? await validateDirect(request, dependencies, requested, quoteType)
    : validateLegacy(dependencies, requested, quoteType)
  if (terms instanceof Refused || terms.amount === null) return terms
  const currency = isSendingFixed(terms) ? terms.source_currency : terms.destination_currency
  const wrong = checkAmount(terms.amount, currency)
  if (wrong !== undefined) return refusedField('invalid-request', 'amount', wrong, 'money')
  return { ...terms, amount: settle(terms.amount, currency) }
}
