import type { Identity } from '#definition/generated/wire-entities.ts'
import type { Holder } from '../../network/types.ts'

export type IdentityRole = Identity['identityType']

const HOLDERS: Record<string, Holder> = { B: 'BUSINESS', C: 'INDIVIDUAL' }

/** Whom a use case names: its first letter the originator, its last the beneficiary (IDN-014, IDN-015). */
export const holderOf = (useCase: string, role: IdentityRole): Holder =>
  HOLDERS[role === 'ORIGINATOR' ? useCase.charAt(0) : useCase.charAt(useCase.length - 1)] ?? 'BUSINESS'

/** The use case of an identity of which only holder and role are known; originators belong to payments for others. */
export const useCaseOf = (holder: Holder, role: IdentityRole): Identity['useCaseType'] => {
  const letter = holder === 'BUSINESS' ? 'B' : 'C'
  return role === 'ORIGINATOR' ? `${letter}2B2B` : `B2${letter}`
}
