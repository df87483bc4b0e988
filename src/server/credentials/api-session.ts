import { sql } from 'kysely'
import { isCovered } from '#values/ip-block.ts'
import type { Exclusion, Session } from '../app/session.ts'
import { sessionColumns, toSession, type PersonRow } from '../sessions/session-person.ts'
import { fingerprint } from '../secrets/seal.ts'
import type { Store } from '../store/store.ts'
import { forAllTenants, ofTenant } from '../store/tenant.ts'
import type { Environment } from '../store/environment.ts'

export const TOKEN_PREFIX = 'pta_'

interface ApiRow extends PersonRow {
  credential_id: string
  client_id: string
  credential_name: string
  environment: Environment
  entries: string[] | null
  /** True: issued before its person was last activated. */
  is_older: boolean
  is_expired: boolean
  scopes: string[] | null
  token_scopes: string[] | null
}

/** Returns true if the address may call; an empty list allows all (ERR-012). */
export const isAllowed = (entries: readonly string[] | null, ip: string): boolean =>
  !entries || entries.length === 0 || isCovered(ip, entries)

/** Returns the scopes of a token that its credential still has. */
const scopesOf = ({ scopes, token_scopes }: ApiRow): string[] | null =>
  scopes && token_scopes ? token_scopes.filter((scope) => scopes.includes(scope)) : (token_scopes ?? scopes)

/**
 * Reads the session of an API credential: it acts for its owner, in its environment, with their current
 * rights and within its scopes.
 */
export const readApiSession = async (
  store: Store,
  bearer: string,
  ip: string,
): Promise<{ session: Session } | Exclusion> => {
  const row = await forAllTenants(store, 'api-tokens.use', async (trx) => {
    const found = await sql<ApiRow>`
      select s.*, ${sessionColumns}, s.issued_at < u.active_since as is_older, s.ends_at <= app_now() as is_expired,
        (select entries from ip_allowlists where org_id = s.org_id) as entries
      from (select c.id as credential_id, c.client_id, c.name as credential_name, c.environment, c.org_id, c.owner_id as user_id, c.scopes, c.expires_at as ends_at,
          t.issued_at, t.scopes as token_scopes
        from api_tokens t join api_credentials c on c.id = t.credential_id
        where t.token_hash = ${fingerprint(bearer)} and t.expires_at > now() and c.deleted_at is null) s
      left join users u on u.org_id = s.org_id and u.id = s.user_id left join organisations o on o.id = s.org_id`.execute(
      trx,
    )
    const apiRow = found.rows[0]
    if (apiRow)
      await sql`update api_credentials set last_used_at = app_now()
        where id = ${apiRow.credential_id} and (last_used_at is null or last_used_at < app_now() - interval '1 minute')`.execute(
        ofTenant(trx, apiRow.org_id),
      )
    return apiRow
  })
  if (!row) return { fault: 'unauthenticated' }
  const who = { orgId: row.org_id, userId: row.user_id, apiCredential: row.client_id }
  if (row.is_expired) return { fault: 'credential-expired', who }
  if (row.status !== 'ACTIVE') return { fault: 'credential-stopped', who }
  if (row.is_disabled) return { fault: 'client-disabled', who }
  if (row.is_older) return { fault: 'unauthenticated', who }
  if (!isAllowed(row.entries, ip)) return { fault: 'not-allowlisted', who }
  const session = toSession(row, `api:${row.credential_id}`)
  const environments = session.environments.filter((environment) => environment === row.environment)
  const { credential_id: id, client_id: clientId, credential_name: name } = row
  const credential = { id, clientId, name, scopes: scopesOf(row) }
  return { session: { ...session, environments, credential } }
}
