import type { Person } from '../../users/people.ts'

/** The fault for anybody who may not sign in, whatever the reason (AUTH-011, AUTH-027). */
const BLOCKED = 'user is blocked'
/** The fault for a person without any product role (AUTH-012). */
const NO_ROLE = 'RN0107'

/** Returns why an authenticated person may not sign in, or undefined. */
export const exclusionOf = (person: Person): string | undefined => {
  if (person.status !== 'ACTIVE') return BLOCKED
  return person.roles.length === 0 ? NO_ROLE : undefined
}
