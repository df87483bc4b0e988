import { sayRights } from '#values/generated/say-rights.ts'
import type { SessionCredential } from './session.ts'

/** The API credential of a request; absent: a person works at the portal. */
export type Origin = Pick<SessionCredential, 'id' | 'name'> | undefined

interface StoredOrigin {
  credential_id: string | null
  credential_name: string | null
}

/** Returns the origin as rows store it: the name outlives a later renaming. */
export const storedOrigin = (credential: Origin): StoredOrigin => ({
  credential_id: credential?.id ?? null,
  credential_name: credential?.name ?? null,
})

/** Returns the API credential that a program used, in API form. */
export const credentialOf = ({ credential_id: clientId, credential_name: name }: StoredOrigin) =>
  clientId === null || name === null ? {} : { credential: { clientId, name } }

/** Returns how entries of the audit trail tell a program from a person at the portal (TRU-079, TRU-761). */
export const trailOf = (credential: Pick<SessionCredential, 'clientId'> | undefined) => ({
  channel: credential ? ('api' as const) : ('portal' as const),
  through: credential ? { apiCredential: credential.clientId } : {},
})

/** Returns the person, with the API credential that their program used. */
export const actorOf = (name: string, credential: string | null | undefined): string =>
  credential ? sayRights('withCredential', { name, credential }) : name

/** Returns the fact that texts print as `program`, and beside `who`. */
export const programFact = (credential: string | null | undefined) =>
  credential ? { program: credential } : {}
