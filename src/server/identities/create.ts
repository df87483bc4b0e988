import type { FaultName } from '#definition/wire.ts'
import { Refused, refused, refusedField } from '../app/refused.ts'
import { isOpen, readConfiguration } from '../configuration/product.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { isListed } from '../definitions/lists.ts'
import type { NetworkData } from '../network/data.ts'
import type { Corridor, NetworkGateway } from '../network/types.ts'
import { asJson } from '../store/json.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import { judgeRequirements } from './judge.ts'
import type { NewIdentity } from './new-identity.ts'
import { partyOf, placeInParty } from './party.ts'
import { requirementsOf, type Flags } from './requirements.ts'

export interface IdentityGround {
  network: NetworkGateway
  holders: NetworkData['holders']
  definitions: ServerDefinitions
}

/** Where an identity is paid, or that nobody pays it; what its destination must be. */
export type FindCorridor<Code extends FaultName> = (
  trx: Trx,
  tenant: Tenant,
  ground: IdentityGround,
  wanted: NewIdentity,
) => Promise<Corridor | Refused<Code> | undefined>

/** The corridor of a beneficiary's account, where this organisation may use it. */
export const corridorFor = async (
  trx: Trx,
  { environment }: Tenant,
  ground: IdentityGround,
  wanted: NewIdentity,
) => {
  if (wanted.role !== 'BENEFICIARY') return undefined
  const { country, currency, payoutCategory, destinationBlockchainNetwork } = wanted
  if (!currency || !payoutCategory)
    return refusedField('payout-not-available', 'currency', 'Requested payout is not yet available')
  const corridor = ground.network.corridor({
    country,
    currency,
    payoutCategory,
    destinationBlockchainNetwork,
  })
  const configuration = await readConfiguration(trx, ground.network.corridors)
  const isSetUp = corridor && isOpen(configuration, corridor, environment)
  return isSetUp ? corridor : refused('payout-not-available')
}

/** Adds an identity that was judged before; its destination comes with it or later. */
const insert = (trx: Trx, tenant: Tenant, wanted: NewIdentity, corridor: Corridor | undefined) =>
  trx
    .insertInto('identities')
    .values({
      org_id: tenant.orgId,
      environment: tenant.environment,
      identity_type: wanted.role,
      use_case: wanted.useCase,
      holder_type: wanted.holder,
      nick_name: wanted.nickName,
      internal_id: wanted.internalId ?? null,
      country: corridor?.country ?? wanted.requirements[`${partyOf(wanted.role)}.PstlAdr.Ctry`] ?? null,
      currency: corridor?.currency ?? null,
      payout_category: corridor?.payoutCategory ?? null,
      network: corridor?.destinationBlockchainNetwork ?? null,
      requirements: asJson(wanted.requirements),
      created_by: tenant.userId,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Adds an identity when everything its destination asks for holds (IDN-043..048). */
export const createIdentity = async <Code extends FaultName>(
  trx: Trx,
  tenant: Tenant,
  ground: IdentityGround & { flags: Flags },
  wanted: NewIdentity,
  findCorridor: FindCorridor<Code>,
) => {
  const { role, holder, requirements, foreign } = wanted
  if (foreign.length > 0) return refused('invalid-request', { fields: foreign })
  if (role === 'ORIGINATOR' && holder === 'INDIVIDUAL' && !ground.flags.individualOriginatorCreation)
    return refused('individual-originators-off')
  const home = requirements[`${partyOf(role)}.PstlAdr.Ctry`]
  if ([home, wanted.country].some((place) => isListed(ground.definitions, 'sanctioned-countries', place)))
    return refused('country-sanctioned')
  const corridor = await findCorridor(trx, tenant, ground, wanted)
  if (corridor instanceof Refused) return corridor
  if (corridor && !corridor.country && ![undefined, home].includes(wanted.country))
    return refusedField(
      'invalid-request',
      'country',
      'A wallet is in no country. Leave this out.',
      'additionalProperties',
    )
  const fields = requirementsOf(ground.holders, role, holder, corridor, ground.flags)
  const judged = judgeRequirements(fields, requirements, wanted, ground.flags)
  if (!judged.ok) {
    const told = judged.fields.map((field) =>
      wanted.party ? { ...field, path: placeInParty(field.path, role, holder) } : field,
    )
    return refused('requirements-not-met', { fields: told })
  }
  return insert(trx, tenant, { ...wanted, requirements: judged.values }, corridor)
}
