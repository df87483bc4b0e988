import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { ServerConfig } from '../app/config.ts'
import { hostCookie } from '../app/values/host-cookie.ts'
import type { Person } from '../users/people.ts'
import { seal, unseal } from '../secrets/seal.ts'
import type { Row } from '../store/generated/database.ts'
import type { Store } from '../store/store.ts'
import { forTenant, forAllTenants, type Trx } from '../store/tenant.ts'
import type { OutsideClient } from './client.ts'
import { findProviderById, type ProviderRow } from './record.ts'

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

const cookieNameOf = ({ config }: Pick<SessionParts, 'config'>) => hostCookie(config, 'outside')

const cookieOf = ({ config }: Pick<SessionParts, 'config'>) => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: config.publicUrl.startsWith('https:'),
  path: '/',
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
  reply.setCookie(cookieNameOf(parts), value, { ...cookieOf(parts), maxAge: SECONDS })
}

interface OpenedSession {
  /** Claims of the built-in login about the person. */
  claims: Record<string, unknown>
  orgId: string
  userId: string
  sessionHash: string
  /** ID of the browser's session at the built-in login. */
  providerSession: string | undefined
}

const cameOutside = ({ amr }: Record<string, unknown>): boolean => Array.isArray(amr) && amr.includes('fed')

/** Binds the stored login of the person; returns undefined if it has ended. */
const bindRemembered = (trx: Trx, id: string, sessionHash: string) =>
  trx
    .updateTable('identity_sessions')
    .set({ session_hash: sessionHash })
    .where('id', '=', id)
    .where('session_hash', 'is', null)
    .returning('proven_at')
    .executeTakeFirst()

/** Binds a silent sign-in to the login of the browser's earlier session. */
const bindAsBefore = async (
  trx: Trx,
  { orgId, userId, sessionHash, providerSession }: OpenedSession,
): Promise<{ proven_at: Date | null } | undefined> => {
  if (providerSession === undefined) return undefined
  const { rows } = await sql<{ proven_at: Date | null }>`
    insert into identity_sessions (org_id, provider_id, user_id, subject, sid, id_token_sealed, proven_at, session_hash)
    select o.org_id, o.provider_id, o.user_id, o.subject, o.sid, o.id_token_sealed, o.proven_at, ${sessionHash}
    from identity_sessions o join sessions s on s.org_id = o.org_id and s.id_hash = o.session_hash
    where o.org_id = ${orgId} and o.user_id = ${userId} and s.provider_session = ${providerSession}
    order by o.created_at desc limit 1 returning proven_at`.execute(trx)
  return rows[0]
}

/**
 * Binds a new session to the login of its person and gives it that login's time of proof. Returns false if it cannot be
 * bound: the session would outlive its login (TRU-651).
 */
export const bindOutsideSession = async (
  parts: SessionParts,
  request: FastifyRequest,
  reply: FastifyReply,
  opened: OpenedSession,
): Promise<boolean> => {
  const { claims, orgId, userId, sessionHash } = opened
  const remembered = unseal(
    request.cookies[cookieNameOf(parts)] ?? '',
    parts.cookieSecret,
    'outside-session',
  ) as { id: string; userId: string } | undefined
  reply.clearCookie(cookieNameOf(parts), cookieOf(parts))
  if (!cameOutside(claims)) return true
  return forTenant(parts.store, orgId, async (trx) => {
    const bound = await (remembered?.userId === userId
      ? bindRemembered(trx, remembered.id, sessionHash)
      : bindAsBefore(trx, opened))
    if (!bound) return false
    const proven = sql<Date>`least(proven_at, ${bound.proven_at}::timestamptz)`
    await trx
      .updateTable('sessions')
      .set({ proven_at: bound.proven_at === null ? null : proven })
      .where('id_hash', '=', sessionHash)
      .execute()
    return true
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
  await sql`select forget_pending_sign_ins(users.id) from users
    where users.org_id = ${org_id} and split_part(lower(users.email), '@', 2) = any(${domains}::text[])`.execute(
    trx,
  )
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
