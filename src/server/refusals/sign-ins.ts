import type { NotedRefusal } from './refusals.ts'

const MAIL_ADDRESS = /^[\w.+-]{1,64}@[a-z\d-]+(\.[a-z\d-]+)+$/i
const LONGEST_ADDRESS = 254

/** Builds the refusal of a sign-in, for the audit trail of the person's organisation, else of the system. */
export const refusedSignIn = (
  fault: string,
  person: { id: string; org_id: string } | undefined,
  typed = '',
): NotedRefusal => {
  const alike = { action: 'sign-in.refuse', fault, objectType: 'user' } as const
  if (person) return { ...alike, orgId: person.org_id, objectId: person.id }
  // A text that is no e-mail address may be a password typed into the wrong field, so it is dropped.
  const isAddress = typed.length <= LONGEST_ADDRESS && MAIL_ADDRESS.test(typed)
  return { ...alike, ...(isAddress && { objectId: typed.toLowerCase() }) }
}
