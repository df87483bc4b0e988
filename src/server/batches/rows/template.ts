import { BYTE_ORDER_MARK, csvLine } from '#values/csv.ts'
import type { Request } from '#definition/wire.ts'
import type { RequestOf } from '../../app/call.ts'
import { refused } from '../../app/refused.ts'
import { THIRD_PARTY } from '../../configuration/configuration-facts.ts'
import { isOpen, readConfiguration } from '../../configuration/product.ts'
import { isListed, listOf } from '../../languages/lists.ts'
import { routeName } from '../../network/corridors.ts'
import type { NetworkData } from '../../network/data.ts'
import type { Corridor } from '../../network/types.ts'
import type { PaymentDependencies } from '../../payments/checks.ts'
import { partnerOf } from '../../payout/partner.ts'

type TemplateRequest = Request<'batches.template'>

export interface TemplateDependencies extends PaymentDependencies {
  partners: NetworkData['partners']
}

const WALLET = 'CRYPTO'

/** Returns the optional columns that this destination does not use. */
const excluded = (
  { payment }: Corridor,
  isMemoTaken: boolean,
  settings: Record<string, string>,
): ReadonlySet<string> =>
  new Set(
    Object.entries({
      purpose: payment.purposeRequired,
      source_of_cash: payment.sourceOfCashRequired,
      memo: isMemoTaken,
      originator: settings[THIRD_PARTY] === 'true',
    }).flatMap(([column, isRequested]) => (isRequested ? [] : [column])),
  )

const nameOf = ({ country, currency }: TemplateRequest): string =>
  ['batch', country, currency].filter(Boolean).join('-').toLowerCase()

/**
 * Returns the columns of a payment file for one destination, from its data requirements (API-111, ERR-046,
 * ERR-047).
 */
export const templateFor = async (
  { trx, tenant, session, body }: RequestOf<'batches.template'>,
  { network, definitions, partners }: TemplateDependencies,
) => {
  const requested = body
  const useCases = 'beneficiary-use-cases'
  if (requested.useCase !== undefined && !isListed(definitions, useCases, requested.useCase))
    return refused('batch-template-unsupported')
  const payoutCategory =
    requested.payoutCategory ?? (requested.destinationBlockchainNetwork ? WALLET : 'BANK')
  const corridor = network.corridor({ ...requested, payoutCategory })
  const configuration = await readConfiguration(trx, network.corridors)
  const isServed =
    corridor &&
    isOpen(configuration, corridor, tenant.environment) &&
    !isListed(definitions, 'sanctioned-countries', corridor.country)
  // Corridors that require documents have no template: a payment file carries none.
  if (!isServed || corridor.payment.documentsRequired) return refused('batch-template-unsupported')
  if (!partnerOf(partners, tenant.orgId, corridor)) return refused('batch-template-none')
  const longest = configuration.memoRules[routeName(corridor)]?.maxLength ?? 1
  const without = excluded(corridor, longest > 0, session.organisation.settings)
  const columns = listOf(definitions, 'batch-columns').filter(({ value }) => !without.has(value))
  return {
    name: `${nameOf(requested)}-template.csv`,
    content: BYTE_ORDER_MARK + csvLine(columns.map(({ label }) => label)),
  }
}
