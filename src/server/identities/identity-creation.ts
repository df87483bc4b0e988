import type { FaultName } from '#definition/wire.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import { Refused, refused, refusedField } from '../app/refused.ts'
import { isOpen, readConfiguration } from '../configuration/product.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { storedOrigin, type Origin } from '../app/origin.ts'
import { isListed } from '../languages/lists.ts'
import { readExtras } from '../extras/extras.ts'
import type { NetworkData } from '../network/data.ts'
import type { Corridor, NetworkGateway } from '../network/types.ts'
import { asJson } from '../store/json.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import { validateRequirements } from './requirements/requirement-validation.ts'
import type { NewIdentity } from './new-identity.ts'
import { partyOf, placeInParty } from './requirements/party.ts'
import { requirementsOf, type Flags } from './requirements/requirements.ts'

export interface IdentityDependencies {
  network: NetworkGateway
  holders: NetworkData['holders']
  definitions: ServerDefinitions
}

/** Beside them the facts of one request. */
export interface RequestDependencies extends IdentityDependencies {
  flags: Flags
  credential: Origin
}

/** Finds the corridor of an identity; undefined if it is never paid. */
export type FindCorridor<Code extends FaultName> = (
  trx: Trx,
  tenant: Tenant,
  dependencies: IdentityDependencies,
  newIdentity: NewIdentity,
) => Promise<Corridor | Refused<Code> | undefined>

/** Finds the corridor of a beneficiary's account, if the organisation may use it. */
export const corridorFor = async (
  trx: Trx,
  { environment }: Tenant,
  dependencies: IdentityDependencies,
  newIdentity: NewIdentity,
) => {
  if (newIdentity.role !== 'BENEFICIARY') return undefined
  const { country, currency, payoutCategory, destinationBlockchainNetwork } = newIdentity
  if (!currency || !payoutCategory)
    return refusedField('payout-not-available', 'currency', sayRefusals('payoutNotYet'))
  const corridor = dependencies.network.corridor({
    country,
    currency,
    payoutCategory,
    destinationBlockchainNetwork,
  })
  const configuration = await readConfiguration(trx, dependencies.network.corridors)
  const isSetUp = corridor && isOpen(configuration, corridor, environment)
  return isSetUp ? corridor : refused('payout-not-available')
}

/** Inserts a validated identity; its destination may come later. */
const insert = (
  trx: Trx,
  tenant: Tenant,
  { definitions: { library }, credential }: RequestDependencies,
  newIdentity: NewIdentity,
  corridor: Corridor | undefined,
) =>
  trx
    .insertInto('identities')
    .values({
      org_id: tenant.orgId,
      environment: tenant.environment,
      identity_type: newIdentity.role,
      use_case: newIdentity.useCase,
      holder_type: newIdentity.holder,
      nick_name: newIdentity.nickName,
      internal_id: newIdentity.internalId ?? null,
      country:
        corridor?.country ?? newIdentity.requirements[`${partyOf(newIdentity.role)}.PstlAdr.Ctry`] ?? null,
      currency: corridor?.currency ?? null,
      payout_category: corridor?.payoutCategory ?? null,
      network: corridor?.destinationBlockchainNetwork ?? null,
      requirements: asJson(newIdentity.requirements),
      extras: asJson(readExtras(library, newIdentity.extras)),
      created_by: tenant.userId,
      ...storedOrigin(credential),
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Creates an identity that satisfies its destination (IDN-043..048). */
export const createIdentity = async <Code extends FaultName>(
  trx: Trx,
  tenant: Tenant,
  dependencies: RequestDependencies,
  newIdentity: NewIdentity,
  findCorridor: FindCorridor<Code>,
) => {
  const { role, holder, requirements, foreign } = newIdentity
  if (foreign.length > 0) return refused('invalid-request', { fields: foreign })
  if (role === 'ORIGINATOR' && holder === 'INDIVIDUAL' && !dependencies.flags.individualOriginatorCreation)
    return refused('individual-originators-off')
  const home = requirements[`${partyOf(role)}.PstlAdr.Ctry`]
  if (
    [home, newIdentity.country].some((place) =>
      isListed(dependencies.definitions, 'sanctioned-countries', place),
    )
  )
    return refused('country-sanctioned')
  const corridor = await findCorridor(trx, tenant, dependencies, newIdentity)
  if (corridor instanceof Refused) return corridor
  if (corridor && !corridor.country && ![undefined, home].includes(newIdentity.country))
    return refusedField('invalid-request', 'country', sayRefusals('walletCountry'), 'additionalProperties')
  const fields = requirementsOf(dependencies.holders, role, holder, corridor, dependencies.flags)
  const outcome = validateRequirements(fields, requirements, newIdentity, dependencies.flags)
  if (!outcome.ok) {
    const reported = outcome.fields.map((field) =>
      newIdentity.party ? { ...field, path: placeInParty(field.path, role, holder) } : field,
    )
    return refused('requirements-not-met', { fields: reported })
  }
  return insert(trx, tenant, dependencies, { ...newIdentity, requirements: outcome.values }, corridor)
}
