import { normaliseLine } from '#values/normal-text.ts'
import { checkUuid } from '#values/uuid.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import type { IdentityRow } from '../../identities/answer.ts'

/** What is said of a name that names nobody, by the role. */
const WORDS = {
  BENEFICIARY: { unnamed: 'nameBeneficiary', unknown: 'noBeneficiary', several: 'severalBeneficiaries' },
  ORIGINATOR: { unnamed: 'nameOriginator', unknown: 'noOriginator', several: 'severalOriginators' },
} as const

const sameName = (name: string): string => normaliseLine(name).trim().toLowerCase()

/** The person a nickname or an id names, or why it names nobody. */
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
