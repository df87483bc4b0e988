import { checkMemo, memoMissing } from '#engine/field/memo.ts'
import { normaliseMemo } from '#values/memo.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import { refused, refusedField } from '../app/refused.ts'
import { THIRD_PARTY } from '../configuration/configuration-facts.ts'
import { readConfiguration } from '../configuration/product.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { limitOf } from '../definitions/limit.ts'
import { isListed, type ListDefinitions } from '../languages/lists.ts'
import { routeName } from '../network/corridors.ts'
import type { Corridor, MemoRules, NetworkGateway } from '../network/types.ts'
import type { IdentityRow } from '../identities/answer.ts'
import type { QuoteRow } from '../quotes/answer.ts'
import type { Trx } from '../store/tenant.ts'
import type { PaymentRequest } from './start/request.ts'

/** The network and definitions that payments are checked with. */
export interface PaymentDependencies {
  network: NetworkGateway
  definitions: ServerDefinitions
}

export interface Checked {
  beneficiary: IdentityRow
  originator: IdentityRow | undefined
  memo: string | null
  corridor: Corridor
}

const findIdentity = (trx: Trx, id: string, role: IdentityRow['identity_type']) =>
  trx
    .selectFrom('identities')
    .selectAll()
    .where('id', '=', id)
    .where('identity_type', '=', role)
    .where('archived_at', 'is', null)
    .executeTakeFirst()

/** The destination of a quote. */
export type QuotedRoute = Pick<
  QuoteRow,
  'destination_country' | 'destination_currency' | 'payout_category' | 'network'
>

/**
 * Returns true if a beneficiary fits the destination of a quote; a wallet has a blockchain and no country.
 */
export const isFor = (
  quote: QuotedRoute,
  identity: Pick<IdentityRow, 'country' | 'currency' | 'payout_category' | 'network'>,
): boolean =>
  identity.currency === quote.destination_currency &&
  identity.payout_category === quote.payout_category &&
  identity.network === quote.network &&
  (quote.network !== null || identity.country === quote.destination_country)

/**
 * Refuses a payment without a purpose, source of cash or document that the destination requires, or with an
 * unlisted one.
 */
export const requiredByCorridor = (
  definitions: ListDefinitions,
  corridor: Pick<Corridor, 'payment'>,
  request: Pick<PaymentRequest, 'purposeCode' | 'sourceOfCash' | 'fileIds'>,
) => {
  const { purposeRequired, sourceOfCashRequired, documentsRequired } = corridor.payment
  if (purposeRequired && !request.purposeCode)
    return refusedField('purpose-required', 'purposeCode', sayRefusals('choosePurpose'))
  if (request.purposeCode && !isListed(definitions, 'payment-purposes', request.purposeCode))
    return refused('purpose-unknown')
  if (sourceOfCashRequired && !request.sourceOfCash)
    return refusedField('source-of-cash-required', 'sourceOfCash', sayRefusals('source'))
  if (request.sourceOfCash && !isListed(definitions, 'sources-of-cash', request.sourceOfCash))
    return refused('source-of-cash-unknown')
  if (documentsRequired && !request.fileIds)
    return refusedField('documents-required', 'fileIds', sayRefusals('document'))
  return undefined
}

const areFilesStored = async (trx: Trx, ids: readonly string[] | undefined): Promise<boolean> => {
  if (!ids) return true
  const existing = await trx.selectFrom('files').select('id').where('id', 'in', ids).execute()
  return existing.length === new Set(ids.map((id) => id.toLowerCase())).size
}

/** Refuses a memo that the destination does not accept, with the message of the field (PAY-029, SET-012). */
export const refuseMemo = (memo: string, rules: MemoRules | undefined, limit: number) => {
  const missing = rules?.required ? memoMissing(rules) : undefined
  const message = memo === '' ? missing : checkMemo(memo, rules, limit)
  if (message === undefined) return undefined
  const fields = [{ path: 'paymentMemo', keyword: 'memo', message }]
  return refused('memo-not-allowed', { values: { message }, fields })
}

/** Checks everything before a quote is accepted; a refusal says that nothing was created. */
export const checkPayment = async (
  trx: Trx,
  { network, definitions }: PaymentDependencies,
  settings: Record<string, string>,
  quote: QuotedRoute,
  request: PaymentRequest,
) => {
  const beneficiary = await findIdentity(trx, request.beneficiaryIdentityId, 'BENEFICIARY')
  if (!beneficiary) return refused('beneficiary-unknown')
  const corridor = network.corridor({
    country: quote.destination_country,
    currency: quote.destination_currency,
    payoutCategory: quote.payout_category,
    destinationBlockchainNetwork: quote.network ?? undefined,
  })
  if (!corridor || !isFor(quote, beneficiary)) return refused('beneficiary-differs')
  if (isListed(definitions, 'sanctioned-countries', beneficiary.country ?? undefined))
    return refused('country-sanctioned')
  const missing = requiredByCorridor(definitions, corridor, request)
  if (missing) return missing
  let originator: IdentityRow | undefined
  if (request.originatorIdentityId) {
    if (settings[THIRD_PARTY] !== 'true') return refused('originator-not-allowed')
    originator = await findIdentity(trx, request.originatorIdentityId, 'ORIGINATOR')
    if (!originator) return refused('originator-unknown')
  }
  if (!(await areFilesStored(trx, request.fileIds))) return refused('file-unknown')
  const { memoRules } = await readConfiguration(trx, network.corridors)
  const memo = normaliseMemo(request.paymentMemo ?? '')
  const refusal = refuseMemo(memo, memoRules[routeName(corridor)], limitOf(definitions, 'memoLength'))
  return refusal ?? { beneficiary, originator, memo: memo === '' ? null : memo, corridor }
}
