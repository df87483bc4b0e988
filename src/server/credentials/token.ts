import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { fingerprint } from '../secrets/seal.ts'
import type { Store } from '../store/store.ts'
import { forAllTenants, ofTenant, type Trx } from '../store/tenant.ts'
import { isAllowed, TOKEN_PREFIX } from './api-session.ts'

const TOKEN_BYTES = 32

/** A token, or a refusal with its RFC 6749 §5.2 code, its fault and the organisation of the credential. */
export type Issued =
  | { token: string; seconds: number; scopes: readonly string[] | null }
  | {
      error: 'invalid_client' | 'invalid_scope' | 'access_denied'
      fault?: 'credential-expired' | 'credential-stopped' | 'not-allowlisted'
      credential?: { orgId: string; clientId: string }
    }

interface TokenRequest {
  clientId: string
  secret: string
  /** The requested scopes; null: all of the credential. */
  scopes: readonly string[] | null
  /** Scopes that a credential without its own may request. */
  offered: readonly string[]
  ip: string
  /** The lifetime of a token in seconds; less if its credential ends before. */
  seconds: number
}

interface ClientRow {
  id: string
  org_id: string
  scopes: string[] | null
  status: string
  left: number
  entries: string[] | null
  is_proven: boolean | null
}

/** Stores the hash of a token and its lifetime in seconds. */
export const insertToken = async (
  trx: Trx,
  { credentialId, scopes, seconds }: { credentialId: string; scopes: string[] | null; seconds: number },
): Promise<string> => {
  const token = `${TOKEN_PREFIX}${randomBytes(TOKEN_BYTES).toString('base64url')}`
  await trx
    .insertInto('api_tokens')
    .values({
      token_hash: fingerprint(token),
      credential_id: credentialId,
      scopes,
      expires_at: sql<Date>`now() + make_interval(secs => ${seconds}::float8)`,
    })
    .execute()
  return token
}

/** Issues a token for the current secret of a credential, or for the previous one while it is valid. */
export const issueToken = (
  store: Store,
  { clientId, secret, scopes, offered, ip, seconds: most }: TokenRequest,
): Promise<Issued> =>
  forAllTenants(store, 'api-tokens.issue', async (trx): Promise<Issued> => {
    const found = await sql<ClientRow>`
      select c.id, c.org_id, c.scopes, u.status, floor(extract(epoch from c.expires_at - app_now()))::float8 as left,
        (select entries from ip_allowlists where org_id = c.org_id) as entries,
        (c.secret_hash = ${fingerprint(secret)}
          or (c.earlier_hash = ${fingerprint(secret)} and c.earlier_until > app_now())) as is_proven
      from api_credentials c join users u on u.org_id = c.org_id and u.id = c.owner_id
      where c.client_id = ${clientId} and c.deleted_at is null`.execute(trx)
    const row = found.rows[0]
    if (!row) return { error: 'invalid_client' }
    const credential = { orgId: row.org_id, clientId }
    if (!row.is_proven) return { error: 'invalid_client', credential }
    if (row.status !== 'ACTIVE') return { error: 'invalid_client', fault: 'credential-stopped', credential }
    if (row.left < 1) return { error: 'invalid_client', fault: 'credential-expired', credential }
    if (!isAllowed(row.entries, ip)) return { error: 'access_denied', fault: 'not-allowlisted', credential }
    const granted = row.scopes ?? offered
    if (scopes?.some((scope) => !granted.includes(scope))) return { error: 'invalid_scope', credential }
    const seconds = Math.min(most, row.left)
    const token = await insertToken(trx, { credentialId: row.id, scopes: scopes && [...scopes], seconds })
    await ofTenant(trx, row.org_id)
      .updateTable('api_credentials')
      .set({ last_used_at: sql<Date>`app_now()` })
      .where('id', '=', row.id)
      .execute()
    return { token, seconds, scopes: scopes ?? row.scopes }
  })
