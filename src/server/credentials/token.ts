import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { fingerprint } from '../login/seal.ts'
import type { Store } from '../store/store.ts'
import { asSystem } from '../store/tenant.ts'
import { isAllowed, TOKEN_PREFIX } from './authenticate.ts'

const TOKEN_BYTES = 32

/** A token, or why there is none and whose credential it would have been. */
export type Issued =
  | { token: string }
  | { error: 'invalid_client' | 'not_allowlisted'; credential?: { orgId: string; clientId: string } }

interface Wanted {
  clientId: string
  secret: string
  ip: string
  seconds: number
}

interface ClientRow {
  id: string
  org_id: string
  entries: string[] | null
  is_proven: boolean | null
}

/** A token for whoever holds the secret of a credential, or the one before it while that still counts. */
export const issueToken = (store: Store, { clientId, secret, ip, seconds }: Wanted): Promise<Issued> =>
  asSystem(store, async (trx): Promise<Issued> => {
    const found = await sql<ClientRow>`
      select c.id, c.org_id, (select entries from ip_allowlists where org_id = c.org_id) as entries,
        u.status = 'ACTIVE' and (c.secret_hash = ${fingerprint(secret)}
          or (c.earlier_hash = ${fingerprint(secret)} and c.earlier_until > app_now())) as is_proven
      from api_credentials c join users u on u.org_id = c.org_id and u.id = c.created_by
      where c.client_id = ${clientId} and c.deleted_at is null`.execute(trx)
    const row = found.rows[0]
    if (!row) return { error: 'invalid_client' }
    const credential = { orgId: row.org_id, clientId }
    if (!row.is_proven) return { error: 'invalid_client', credential }
    if (!isAllowed(row.entries, ip)) return { error: 'not_allowlisted', credential }
    const token = `${TOKEN_PREFIX}${randomBytes(TOKEN_BYTES).toString('base64url')}`
    await trx
      .insertInto('api_tokens')
      .values({
        token_hash: fingerprint(token),
        credential_id: row.id,
        expires_at: sql<Date>`now() + make_interval(secs => ${seconds}::float8)`,
      })
      .execute()
    await trx
      .updateTable('api_credentials')
      .set({ last_used_at: sql<Date>`app_now()` })
      .where('id', '=', row.id)
      .execute()
    return { token }
  })
