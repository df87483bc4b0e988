import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { LoginConfig } from '../app/config.ts'
import { asJson } from '../store/json.ts'
import type { Row } from '../store/generated/database.ts'
import type { Store } from '../store/store.ts'
import { forAllTenants, ofTenant, type Trx } from '../store/tenant.ts'
import type { Tokens } from './relying-party.ts'
import { mailNewPlace } from './sign-in/sign-in-place.ts'
import { recordSignIn, type SignInOrigin } from './sign-in/sign-ins.ts'
import { fingerprint, seal, unseal } from '../secrets/seal.ts'

export type StoredTokens = Pick<Tokens, 'accessToken' | 'refreshToken' | 'idToken'>

export interface StoredSession {
  idHash: string
  fault: string | null
  userId: string | null
  claims: Record<string, unknown>
  tokens: StoredTokens
  accessExpiresAt: Date
  /** The end of the session without activity. */
  idleEndsAt: Date
  /** The absolute end of the session. */
  endsAt: Date
}

export interface NewSession {
  orgId: string | null
  userId: string | null
  fault: string | null
  tokens: Tokens
  /** The origin of its sign-in. */
  from: SignInOrigin
  /** The browser's session ID at the built-in login provider. */
  providerSession: string | null
}

/** Returns the time of the sign-in by the token; null if it does not say. */
const provenAt = ({ auth_time: at }: Record<string, unknown>): Date | null =>
  typeof at === 'number' ? new Date(at * 1000) : null

/** Returns the method of the sign-in by the token (RFC 8176); null if unknown. */
const methodOf = ({ amr }: Record<string, unknown>): Row<'sign_ins'>['method'] => {
  const existing: readonly unknown[] = Array.isArray(amr) ? amr : []
  if (existing.includes('fed')) return 'IDENTITY_PROVIDER'
  if (existing.includes('pop')) return 'PASSKEY'
  if (existing.includes('otp')) return 'CODE'
  if (existing.includes('rc')) return 'RECOVERY_CODE'
  return existing.includes('pwd') ? 'PASSWORD' : null
}

const saveToken = async (trx: Trx, sessionHash: string, tokens: Tokens): Promise<void> => {
  const expires = sql<Date>`now() + make_interval(secs => ${tokens.expiresIn}::float8)`
  await trx
    .insertInto('session_tokens')
    .values({ token_hash: fingerprint(tokens.accessToken), session_hash: sessionHash, expires_at: expires })
    .onConflict((row) => row.doNothing())
    .execute()
}

const pickTokens = ({ accessToken, refreshToken, idToken }: StoredTokens): StoredTokens => ({
  accessToken,
  refreshToken,
  idToken,
})

/**
 * Creates the storage of browser sessions. The database has only a hash of the cookie, and tokens encrypted
 * with it.
 */
export const createSessionStore = (
  store: Store,
  login: LoginConfig,
  { signInDays }: { signInDays: number },
) => {
  const idle = sql<Date>`now() + make_interval(mins => ${login.idleMinutes}::int)`

  const open = async (session: NewSession): Promise<string> => {
    const id = randomBytes(32).toString('base64url')
    await forAllTenants(store, 'sessions.store', async (trx) => {
      await trx
        .insertInto('sessions')
        .values({
          id_hash: fingerprint(id),
          org_id: session.orgId,
          user_id: session.userId,
          fault: session.fault,
          claims: asJson(session.tokens.claims),
          sealed_tokens: seal(pickTokens(session.tokens), id, 'tokens'),
          access_expires_at: sql`now() + make_interval(secs => ${session.tokens.expiresIn}::float8)`,
          refreshing_until: null,
          idle_expires_at: idle,
          absolute_expires_at: sql`now() + make_interval(hours => ${login.absoluteHours}::int)`,
          ended_at: null,
          proven_at: provenAt(session.tokens.claims),
          ip: session.from.ip,
          user_agent: session.from.userAgent,
          provider_session: session.providerSession,
        })
        .execute()
      await saveToken(trx, fingerprint(id), session.tokens)
      if (session.orgId && session.userId && !session.fault) {
        const person = { orgId: session.orgId, userId: session.userId }
        const own = ofTenant(trx, session.orgId)
        await mailNewPlace(own, person, session.from, signInDays)
        await recordSignIn(own, person, 'SIGNED_IN', session.from, methodOf(session.tokens.claims))
        await own
          .updateTable('users')
          .set({ last_sign_in_at: sql`now()` })
          .where('id', '=', session.userId)
          .execute()
      }
    })
    return id
  }

  /** Extends an active session up to its absolute end; polling alone does not. */
  const touch = async (id: string, isPresent = true): Promise<StoredSession | undefined> => {
    const row = await forAllTenants(store, 'sessions.store', (trx) =>
      trx
        .updateTable('sessions')
        .set({ idle_expires_at: isPresent ? idle : sql<Date>`idle_expires_at` })
        .where('id_hash', '=', fingerprint(id))
        .where('ended_at', 'is', null)
        .where('idle_expires_at', '>', sql<Date>`now()`)
        .where('absolute_expires_at', '>', sql<Date>`now()`)
        .returning(['id_hash', 'fault', 'user_id', 'claims', 'sealed_tokens'])
        .returning(['access_expires_at as accessExpiresAt', 'absolute_expires_at as endsAt'])
        .returning('idle_expires_at as idleEndsAt')
        .executeTakeFirst(),
    )
    const tokens = row && (unseal(row.sealed_tokens, id, 'tokens') as StoredTokens | undefined)
    if (!row || !tokens) return undefined
    const { id_hash: idHash, user_id: userId, fault, claims, accessExpiresAt, idleEndsAt, endsAt } = row
    return { idHash, userId, accessExpiresAt, idleEndsAt, endsAt, fault, claims, tokens }
  }

  /** Claims the renewal of tokens for one caller; the claim expires if that caller dies. */
  const claimRenewal = async (id: string): Promise<boolean> => {
    const claimed = await forAllTenants(store, 'sessions.store', (trx) =>
      trx
        .updateTable('sessions')
        .set({ refreshing_until: sql`now() + interval '10 seconds'` })
        .where('id_hash', '=', fingerprint(id))
        .where((is) =>
          is.or([is('refreshing_until', 'is', null), is('refreshing_until', '<', sql<Date>`now()`)]),
        )
        .executeTakeFirst(),
    )
    return claimed.numUpdatedRows === 1n
  }

  const renewed = (id: string, tokens: Tokens): Promise<void> =>
    forAllTenants(store, 'sessions.store', async (trx) => {
      await trx
        .updateTable('sessions')
        .set({
          sealed_tokens: seal(pickTokens(tokens), id, 'tokens'),
          access_expires_at: sql`now() + make_interval(secs => ${tokens.expiresIn}::float8)`,
          refreshing_until: null,
        })
        .where('id_hash', '=', fingerprint(id))
        .execute()
      await saveToken(trx, fingerprint(id), tokens)
    })

  /** Releases the claim, so that the next caller may renew. */
  const notRenewed = async (id: string): Promise<void> => {
    await forAllTenants(store, 'sessions.store', (trx) =>
      trx
        .updateTable('sessions')
        .set({ refreshing_until: null })
        .where('id_hash', '=', fingerprint(id))
        .execute(),
    )
  }

  const end = async (id: string): Promise<void> => {
    const set = { ended_at: sql<Date>`now()`, sealed_tokens: '' }
    await forAllTenants(store, 'sessions.store', (trx) =>
      trx.updateTable('sessions').set(set).where('id_hash', '=', fingerprint(id)).execute(),
    )
  }

  return { open, touch, claimRenewal, renewed, notRenewed, end }
}

export type SessionStore = ReturnType<typeof createSessionStore>
