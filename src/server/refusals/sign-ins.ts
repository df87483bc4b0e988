import type { NotedRefusal } from './refusals.ts'

const MAIL_ADDRESS = /^[\w.+-]{1,64}@[a-z\d-]+(\.[a-z\d-]+)+$/i
const LONGEST_ADDRESS = 254

/** In the trail of the organisation whose person somebody claims to be; of anything else in that of the system. */
export const refusedSignIn = (
  fault: string,
  person: { id: string; org_id: string } | undefined,
  typed = '',
): NotedRefusal => {
  const alike = { action: 'sign-in.refuse', fault, objectType: 'user' } as const
  if (person) return { ...alike, orgId: person.org_id, objectId: person.id }
  // What is no address of mail may be a password that was typed a field too early.
  const isAddress = typed.length <= LONGEST_ADDRESS && MAIL_ADDRESS.test(typed)
  return { ...alike, ...(isAddress && { objectId: typed.toLowerCase() }) }
}
