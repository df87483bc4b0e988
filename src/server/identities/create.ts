import { Refused, refused, refusedField } from '../app/refused.ts'
import { isOpen, readConfiguration } from '../configuration/product.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { isListed } from '../definitions/lists.ts'
import type { NetworkData } from '../network/data.ts'
import type { Corridor, Holder, NetworkGateway } from '../network/types.ts'
import { asJson } from '../store/json.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import type { IdentityRow } from './answer.ts'
import { holderOf, type IdentityRole } from './holder.ts'
import { judgeRequirements } from './judge.ts'
import { requirementsOf } from './requirements.ts'

export interface IdentityRequest {
  identityType: IdentityRole
  useCaseType: string
  holderType?: Holder
  nickName: string
  internalId?: string
  country?: string
  currency?: string
  payoutCategory?: string
  destinationBlockchainNetwork?: string
  requirements: Record<string, string>
}

export interface IdentityGround {
  network: NetworkGateway
  holders: NetworkData['holders']
  definitions: ServerDefinitions
}

const corridorFor = async (
  trx: Trx,
  ground: IdentityGround,
  request: IdentityRequest,
): Promise<Corridor | Refused> => {
  const { country, currency, payoutCategory, destinationBlockchainNetwork } = request
  if (!currency || !payoutCategory)
    return refusedField('payout-not-available', 'currency', 'Requested payout is not yet available')
  const corridor = ground.network.corridor({
    country,
    currency,
    payoutCategory,
    destinationBlockchainNetwork,
  })
  const isSetUp = corridor && isOpen(await readConfiguration(trx, ground.network.corridors), corridor)
  return isSetUp ? corridor : refused('payout-not-available')
}

/** Adds an identity when everything its destination asks for holds (IDN-043..048). */
export const createIdentity = async (
  trx: Trx,
  tenant: Tenant,
  ground: IdentityGround,
  request: IdentityRequest,
): Promise<IdentityRow | Refused> => {
  const holder = holderOf(request.useCaseType, request.identityType)
  if (request.holderType && request.holderType !== holder) return refused('identity-holder-differs')
  const isBeneficiary = request.identityType === 'BENEFICIARY'
  const corridor = isBeneficiary ? await corridorFor(trx, ground, request) : undefined
  if (corridor instanceof Refused) return corridor
  const fields = requirementsOf(ground.holders, request.identityType, holder, corridor)
  const { country, currency, payoutCategory, destinationBlockchainNetwork } = request
  const judged = judgeRequirements(fields, request.requirements, {
    country,
    currency,
    payoutCategory,
    destinationBlockchainNetwork,
  })
  if (!judged.ok) return refused('requirements-not-met', { fields: judged.fields })
  const home = judged.values[isBeneficiary ? 'Cdtr.PstlAdr.Ctry' : 'Dbtr.PstlAdr.Ctry']
  if ([home, country].some((place) => isListed(ground.definitions, 'sanctioned-countries', place)))
    return refused('country-sanctioned')
  return trx
    .insertInto('identities')
    .values({
      org_id: tenant.orgId,
      environment: tenant.environment,
      identity_type: request.identityType,
      use_case: request.useCaseType,
      holder_type: holder,
      nick_name: request.nickName.trim(),
      internal_id: request.internalId ?? null,
      country: corridor?.country ?? home ?? null,
      currency: corridor?.currency ?? null,
      payout_category: corridor?.payoutCategory ?? null,
      network: corridor?.destinationBlockchainNetwork ?? null,
      requirements: asJson(judged.values),
      created_by: tenant.userId,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
