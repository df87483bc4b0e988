import type { NetworkData } from '../network/data.ts'
import type { Corridor, Holder, RequirementField } from '../network/types.ts'
import type { IdentityRole } from './holder.ts'

const PARTIES: Record<IdentityRole, string> = { BENEFICIARY: 'Cdtr', ORIGINATOR: 'Dbtr' }

const named = (field: RequirementField, party: string): RequirementField => ({
  ...field,
  fieldName: field.fieldName.replace('{party}', party),
})

/** What is asked of an identity: its holder first, then the account, then what is particular to the corridor (IDN-033). */
export const requirementsOf = (
  holders: NetworkData['holders'],
  role: IdentityRole,
  holder: Holder,
  corridor: Corridor | undefined,
): RequirementField[] => {
  const party = PARTIES[role]
  const own = role === 'BENEFICIARY' ? corridor : undefined
  const replacements = [own?.state, own?.postalCode].filter((field) => field !== undefined)
  const common = [...holders[holder], ...holders.address].map((field) => named(field, party))
  const person = common.map(
    (field) => replacements.find((other) => other.fieldName === field.fieldName) ?? field,
  )
  return [...person, ...(own?.account ?? []), ...(own?.accountOf?.[holder] ?? [])]
}
