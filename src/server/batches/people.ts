import { normaliseLine } from '#values/normal-text.ts'
import { checkUuid } from '#values/uuid.ts'
import type { IdentityRow } from '../identities/answer.ts'

const WORDS = { BENEFICIARY: 'beneficiary', ORIGINATOR: 'originator' }

const sameName = (name: string): string => normaliseLine(name).trim().toLowerCase()

/** The person a nickname or an id names, or why it names nobody. */
export const findNamed = (
  existing: readonly IdentityRow[],
  role: IdentityRow['identity_type'],
  written: string | undefined,
): IdentityRow | string => {
  const word = WORDS[role]
  if (written === undefined) return `Name the ${word}.`
  const isId = checkUuid(written) === undefined
  const named = existing.filter((one) => {
    if (one.identity_type !== role) return false
    return isId ? one.id === written.toLowerCase() : sameName(one.nick_name) === sameName(written)
  })
  const [only, ...others] = named
  if (!only) return `There is no ${word} with this nickname or ID.`
  if (others.length === 0) return only
  return word === 'beneficiary'
    ? 'Several beneficiaries have this nickname. Use the ID of one of them.'
    : 'Several originators have this nickname. Use the ID of one of them.'
}
