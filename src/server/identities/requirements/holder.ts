import type { Identity } from '#definition/generated/wire-entities.ts'
import type { Holder } from '../../network/types.ts'

export type IdentityRole = Identity['identityType']

const HOLDERS: Record<string, Holder> = { B: 'BUSINESS', C: 'INDIVIDUAL' }

/**
 * Returns the holder of a use case: its first letter is the originator, its last the beneficiary (IDN-014,
 * IDN-015).
 */
export const holderOf = (useCase: string, role: IdentityRole): Holder =>
  HOLDERS[role === 'ORIGINATOR' ? useCase.charAt(0) : useCase.charAt(useCase.length - 1)] ?? 'BUSINESS'

/** Returns the use case for a holder and role; an originator sends for others. */
export const useCaseOf = (holder: Holder, role: IdentityRole): Identity['useCaseType'] => {
  const letter = holder === 'BUSINESS' ? 'B' : 'C'
  return role === 'ORIGINATOR' ? `${letter}2B2B` : `B2${letter}`
}
