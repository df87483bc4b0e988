import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { ServerConfig } from '../app/config.ts'
import type { Person } from '../users/people.ts'
import { seal, unseal } from '../secrets/seal.ts'
import type { Row } from '../store/generated/database.ts'
import type { Store } from '../store/store.ts'
import { forTenant, forAllTenants, ofTenant, type Trx } from '../store/tenant.ts'
import type { OutsideClient } from './client.ts'
import { findProviderById, type ProviderRow } from './record.ts'

const COOKIE = 'portolan_outside'
const SECONDS = 120

interface SessionParts {
  store: Store
  config: Pick<ServerConfig, 'publicUrl'>
  cookieSecret: string
}

interface Arrived {
  provider: ProviderRow
  person: Pick<Person, 'id' | 'org_id'>
  claims: Record<string, unknown>
  idToken: string
}

const cookieOf = ({ config }: Pick<SessionParts, 'config'>) => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: config.publicUrl.startsWith('https:'),
  path: '/auth',
})

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Stores the login that admitted a person until their session is open. */
export const openOutsideSession = async (
  parts: SessionParts,
  reply: FastifyReply,
  { provider, person, claims, idToken }: Arrived,
): Promise<void> => {
  const { sid, sub, auth_time: at } = claims
  const { id } = await forTenant(parts.store, person.org_id, (trx) =>
    trx
      .insertInto('identity_sessions')
      .values({
        org_id: person.org_id,
        provider_id: provider.id,
        user_id: person.id,
        subject: String(sub),
        sid: textOrNull(sid),
        id_token_sealed: seal(idToken, parts.cookieSecret, 'outside-token'),
        proven_at: typeof at === 'number' ? new Date(at * 1000) : null,
        session_hash: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const value = seal({ id, userId: person.id }, parts.cookieSecret, 'outside-session')
  reply.setCookie(COOKIE, value, { ...cookieOf(parts), maxAge: SECONDS })
}

const cameOutside = ({ amr }: Record<string, unknown>): boolean => Array.isArray(amr) && amr.includes('fed')

/** Binds a new session to the login that admitted its person, with the time of sign-in there. */
export const bindOutsideSession = async (
  parts: SessionParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { claims, userId, sessionHash }: { claims: Record<string, unknown>; userId: string; sessionHash: string },
): Promise<void> => {
  const remembered = unseal(request.cookies[COOKIE] ?? '', parts.cookieSecret, 'outside-session') as
    | { id: string; userId: string }
    | undefined
  reply.clearCookie(COOKIE, cookieOf(parts))
  if (!cameOutside(claims) || remembered?.userId !== userId) return
  await forAllTenants(parts.store, 'logins.bind', async (trx) => {
    const bound = await trx
      .updateTable('identity_sessions')
      .set({ session_hash: sessionHash })
      .where('id', '=', remembered.id)
      .where('session_hash', 'is', null)
      .returning(['org_id', 'proven_at'])
      .executeTakeFirst()
    if (!bound) return
    const proven = sql<Date>`least(proven_at, ${bound.proven_at}::timestamptz)`
    await ofTenant(trx, bound.org_id)
      .updateTable('sessions')
      .set({ proven_at: bound.proven_at === null ? null : proven })
      .where('id_hash', '=', sessionHash)
      .execute()
  })
}

/** Ends sessions of people who must use this login and signed in another way (TRU-414). */
export const endOtherSessions = async (
  trx: Trx,
  { id, org_id, domains }: Pick<Row<'identity_providers'>, 'id' | 'org_id' | 'domains'>,
): Promise<void> => {
  await sql`update sessions set ended_at = now(), sealed_tokens = '' from users
    where users.org_id = ${org_id} and sessions.org_id = users.org_id and sessions.user_id = users.id and sessions.ended_at is null
      and split_part(lower(users.email), '@', 2) = any(${domains}::text[])
      and not exists (select from identity_sessions o where o.org_id = sessions.org_id and o.provider_id = ${id}
        and o.session_hash = sessions.id_hash)`.execute(trx)
}

/** Finds the outside login of a session; undefined if the person signed in here. */
export const findOutsideSession = (
  store: Store,
  sessionHash: string,
): Promise<Row<'identity_sessions'> | undefined> =>
  forAllTenants(store, 'logins.bind', (trx) =>
    trx
      .selectFrom('identity_sessions')
      .selectAll()
      .where('session_hash', '=', sessionHash)
      .executeTakeFirst(),
  )

/**
 * Returns the address that ends the outside session at sign-out; undefined if there is none or the login is
 * unreachable.
 */
export const findOutsideEnd = async (
  { store, cookieSecret }: Pick<SessionParts, 'store' | 'cookieSecret'>,
  client: Pick<OutsideClient, 'endSessionUrl'>,
  sessionHash: string,
): Promise<string | undefined> => {
  const session = await findOutsideSession(store, sessionHash)
  const provider = session && (await findProviderById(store, session.provider_id))
  if (!provider) return undefined
  const idToken = unseal(session.id_token_sealed, cookieSecret, 'outside-token')
  return client.endSessionUrl(provider, String(idToken)).catch(() => undefined)
}
