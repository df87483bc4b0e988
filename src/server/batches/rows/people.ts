import { normaliseLine } from '#values/normal-text.ts'
import { checkUuid } from '#values/uuid.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import type { IdentityRow } from '../../identities/answer.ts'

/** The messages for a name without a match, by role. */
const WORDS = {
  BENEFICIARY: { unnamed: 'nameBeneficiary', unknown: 'noBeneficiary', several: 'severalBeneficiaries' },
  ORIGINATOR: { unnamed: 'nameOriginator', unknown: 'noOriginator', several: 'severalOriginators' },
} as const

const sameName = (name: string): string => normaliseLine(name).trim().toLowerCase()

/** Finds the person with a nickname or ID, or returns the message why there is none. */
export const findNamed = (
  existing: readonly IdentityRow[],
  role: IdentityRow['identity_type'],
  written: string | undefined,
): IdentityRow | string => {
  const words = WORDS[role]
  if (written === undefined) return sayRefusals(words.unnamed)
  const isId = checkUuid(written) === undefined
  const named = existing.filter((one) => {
    if (one.identity_type !== role) return false
    return isId ? one.id === written.toLowerCase() : sameName(one.nick_name) === sameName(written)
  })
  const [only, ...others] = named
  if (!only) return sayRefusals(words.unknown)
  return others.length === 0 ? only : sayRefusals(words.several)
}
