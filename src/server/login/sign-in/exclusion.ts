import type { Person } from '../../users/people.ts'

/** Said of anybody who may not come in, whatever the reason (AUTH-011, AUTH-027). */
const BLOCKED = 'user is blocked'
/** The person has no role of any product (AUTH-012). */
const NO_ROLE = 'RN0107'

/** Why somebody who proved who they are does not come in all the same. */
export const exclusionOf = (person: Person): string | undefined => {
  if (person.status !== 'ACTIVE') return BLOCKED
  return person.roles.length === 0 ? NO_ROLE : undefined
}
