import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { isAllowed } from '../../credentials/api-session.ts'
import { fingerprint } from '../../secrets/seal.ts'
import type { ProviderRow } from '../record.ts'
import type { Trx } from '../../store/tenant.ts'

const SECRET_BYTES = 32

/** Creates a random token and its hash; only the hash is stored (TRU-410). */
export const makeScimToken = (): { token: string; hash: string } => {
  const token = `psc_${randomBytes(SECRET_BYTES).toString('base64url')}`
  return { token, hash: fingerprint(token) }
}

interface Opened extends ProviderRow {
  is_client_disabled: boolean
  entries: string[] | null
}

export type ScimDoor =
  | { provider: ProviderRow }
  | { fault: 'unauthenticated' | 'off' | 'disabled' | 'allowlist'; orgId?: string }

/** Finds the login of a token, if it may write. */
export const openScim = async (trx: Trx, token: string, ip: string): Promise<ScimDoor> => {
  const { rows } = await sql<Opened>`select p.*,
      exists (select from client_states s where s.org_id = p.org_id and s.state = 'DISABLED') as is_client_disabled,
      (select entries from ip_allowlists l where l.org_id = p.org_id) as entries
    from identity_providers p where (p.scim_token_hash = ${fingerprint(token)} and p.scim_token_ends_at > app_now())
      or (p.scim_earlier_hash = ${fingerprint(token)} and p.scim_earlier_ends_at > app_now())`.execute(trx)
  const [provider] = rows
  if (!provider) return { fault: 'unauthenticated' }
  const orgId = provider.org_id
  if (provider.state !== 'ON' || provider.directory !== 'SCIM') return { fault: 'off', orgId }
  if (provider.is_client_disabled) return { fault: 'disabled', orgId }
  if (!isAllowed(provider.entries, ip)) return { fault: 'allowlist', orgId }
  await sql`update identity_providers set scim_used_at = now() where org_id = ${orgId} and id = ${provider.id}
    and (scim_used_at is null or scim_used_at < now() - interval '1 minute')`.execute(trx)
  return { provider }
}

/** The columns of a login without a token. */
export const NO_TOKEN = {
  scim_token_hash: null,
  scim_token_made_at: null,
  scim_token_ends_at: null,
  scim_earlier_hash: null,
  scim_earlier_ends_at: null,
  scim_end_notified_at: null,
  scim_used_at: null,
}
