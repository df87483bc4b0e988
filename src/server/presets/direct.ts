import { normaliseMemo } from '#values/memo.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import type { CallRequest } from '../app/call.ts'
import { refusedField } from '../app/refused.ts'
import { THIRD_PARTY } from '../configuration/configuration-facts.ts'
import { readConfiguration } from '../configuration/product.ts'
import { isListed } from '../languages/lists.ts'
import type { PresetDependencies } from './dependencies.ts'
import type { PresetRequest } from './preset-request.ts'
import { noTerms, type PresetTerms } from './terms.ts'

const findIdentity = ({ trx }: CallRequest, id: string, role: 'BENEFICIARY' | 'ORIGINATOR') =>
  trx
    .selectFrom('identities')
    .select(['id', 'currency'])
    .where('id', '=', id)
    .where('identity_type', '=', role)
    .where('archived_at', 'is', null)
    .executeTakeFirst()

const LISTS = {
  payinCategory: 'payin-categories',
  purposeCode: 'payment-purposes',
  sourceOfCash: 'sources-of-cash',
} as const

const isThirdPartyAllowed = ({ session }: CallRequest): boolean =>
  session.organisation.settings[THIRD_PARTY] === 'true'

/** Validates a preset of the new flow; its destination is checked when the preset is used. */
export const validateDirect = async (
  request: CallRequest,
  { definitions, network }: PresetDependencies,
  requested: PresetRequest,
  quoteType: PresetTerms['quote_type'],
) => {
  const beneficiary =
    requested.beneficiaryIdentityId &&
    (await findIdentity(request, requested.beneficiaryIdentityId, 'BENEFICIARY'))
  if (!beneficiary)
    return refusedField('invalid-request', 'beneficiaryIdentityId', sayRefusals('beneficiary'))
  const { originatorIdentityId } = requested
  if (originatorIdentityId !== undefined) {
    const existing =
      isThirdPartyAllowed(request) && (await findIdentity(request, originatorIdentityId, 'ORIGINATOR'))
    if (!existing) return refusedField('invalid-request', 'originatorIdentityId', sayRefusals('originator'))
  }
  for (const name of ['payinCategory', 'purposeCode', 'sourceOfCash'] as const) {
    const value = requested[name]
    if (value !== undefined && !isListed(definitions, LISTS[name], value))
      return refusedField('invalid-request', name, sayRefusals('ofList'), 'enum')
  }
  const memo = normaliseMemo(requested.paymentMemo ?? '')
  const { defaultSourceCurrency } = await readConfiguration(request.trx, network.corridors)
  return {
    ...noTerms,
    flow: 'DIRECT' as const,
    quote_type: quoteType,
    amount: requested.amount ?? null,
    source_currency: defaultSourceCurrency ?? '',
    destination_currency: beneficiary.currency ?? '',
    beneficiary_id: beneficiary.id,
    originator_id: originatorIdentityId ?? null,
    payin_category: requested.payinCategory ?? null,
    purpose_code: requested.purposeCode ?? null,
    source_of_cash: requested.sourceOfCash ?? null,
    memo: memo === '' ? null : memo,
  }
}
