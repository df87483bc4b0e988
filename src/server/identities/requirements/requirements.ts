import type { NetworkData } from '../../network/data.ts'
import type { Corridor, Holder, RequirementField } from '../../network/types.ts'
import { fieldInWords } from '../../network/network-words.ts'
import type { IdentityRole } from './holder.ts'
import { partyOf } from './party.ts'

export type Flags = Readonly<Record<string, boolean>>

const named = (field: RequirementField, party: string): RequirementField => ({
  ...field,
  fieldName: field.fieldName.replace('{party}', party),
})

/** Returns the account fields of a corridor; without flags all of them. */
export const accountOf = (
  corridor: Corridor | undefined,
  holder: Holder,
  flags?: Flags,
): RequirementField[] => {
  const flag = corridor?.accountOfWhen
  const isOn = flag === undefined || flags === undefined || flags[flag] === true
  return [...(corridor?.account ?? []), ...((isOn ? corridor?.accountOf?.[holder] : undefined) ?? [])]
}

/** Returns all fields of an identity: the holder, the account, then those of the corridor (IDN-033). */
export const requirementsOf = (
  holders: NetworkData['holders'],
  role: IdentityRole,
  holder: Holder,
  corridor: Corridor | undefined,
  flags?: Flags,
): RequirementField[] => {
  const own = role === 'BENEFICIARY' ? corridor : undefined
  const replacements = [own?.state, own?.postalCode].filter((field) => field !== undefined)
  const common = [...holders[holder], ...holders.address].map((field) => named(field, partyOf(role)))
  const person = common.map(
    (field) => replacements.find((other) => other.fieldName === field.fieldName) ?? field,
  )
  return [...person, ...accountOf(own, holder, flags)].map(fieldInWords)
}
