import { readFileSync } from 'node:fs'
import { holderOf } from '../../identities/requirements/holder.ts'
import type { Corridor } from '../../network/types.ts'
import { asJson } from '../../store/json.ts'
import type { Row } from '../../store/generated/database.ts'
import type { Trx } from '../../store/tenant.ts'
import type { DemoOrganisation } from './demo-organisations.ts'
import { orgIdOf, userIdOf } from './organisation.ts'
import { seedId } from '../seed-id.ts'
import type { Environment } from '../../store/environment.ts'

export interface DemoBeneficiary {
  corridor: string
  useCase: Row<'identities'>['use_case']
  nickName: string
  scenario?: string
  requirements: Record<string, string>
}

interface DemoIdentities {
  beneficiaries: readonly DemoBeneficiary[]
  originators: readonly Omit<DemoBeneficiary, 'corridor' | 'scenario'>[]
  /** Beneficiaries without a nickname, as if added through the API. */
  unnamed: readonly DemoBeneficiary[]
}

const demo = JSON.parse(
  readFileSync(new URL('./identities.data.json', import.meta.url), 'utf8'),
) as DemoIdentities

export const { beneficiaries: demoBeneficiaries, originators: demoOriginators } = demo

const HOUR = 3_600_000

export const beneficiaryIdOf = (
  organisation: DemoOrganisation,
  environment: Environment,
  nickName: string,
): string => seedId(organisation.domain, environment, nickName)

/** Returns the organisation's demo beneficiaries: those whose corridor is open to it, up to its number. */
export const beneficiariesOf = (organisation: DemoOrganisation): DemoBeneficiary[] =>
  demoBeneficiaries
    .filter((one) => !organisation.without?.includes(one.corridor))
    .slice(0, organisation.beneficiaries)

export const seedIdentities = async (
  trx: Trx,
  organisation: DemoOrganisation,
  corridors: readonly Corridor[],
  at: Date,
): Promise<void> => {
  const org_id = orgIdOf(organisation)
  const isThirdParty =
    organisation.settings.third_party_payment_allowed === 'true' && organisation.beneficiaries > 0
  const rows = organisation.environments.flatMap((environment) => {
    const owner = { org_id, environment, created_by: userIdOf(organisation, 'maker') }
    const named = beneficiariesOf(organisation)
    const unnamed = named.length > 1 ? demo.unnamed : []
    const beneficiaries = [...unnamed, ...named].map((one, place) => {
      const corridor = corridors.find((existing) => existing.id === one.corridor)
      return {
        ...owner,
        id: beneficiaryIdOf(organisation, environment, one.nickName || `unnamed ${place}`),
        identity_type: 'BENEFICIARY' as const,
        use_case: one.useCase,
        holder_type: holderOf(one.useCase, 'BENEFICIARY'),
        nick_name: one.nickName,
        country: corridor?.country ?? one.requirements['Cdtr.PstlAdr.Ctry'] ?? null,
        currency: corridor?.currency ?? null,
        payout_category: corridor?.payoutCategory ?? null,
        network: corridor?.destinationBlockchainNetwork ?? null,
        requirements: asJson(one.requirements),
        scenario: one.scenario ?? null,
        created_at: new Date(at.getTime() + place * HOUR),
      }
    })
    const originators = (isThirdParty ? demoOriginators : []).map((one, place) => ({
      ...owner,
      id: beneficiaryIdOf(organisation, environment, one.nickName),
      identity_type: 'ORIGINATOR' as const,
      use_case: one.useCase,
      holder_type: holderOf(one.useCase, 'ORIGINATOR'),
      nick_name: one.nickName,
      country: one.requirements['Dbtr.PstlAdr.Ctry'] ?? null,
      currency: null,
      payout_category: null,
      network: null,
      requirements: asJson(one.requirements),
      scenario: null,
      created_at: new Date(at.getTime() + place * HOUR),
    }))
    return [...beneficiaries, ...originators]
  })
  if (rows.length > 0) await trx.insertInto('identities').values(rows).execute()
}
