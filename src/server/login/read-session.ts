import { sql } from 'kysely'
import type { Session } from '../app/session.ts'
import type { UserStatus } from '../store/database.ts'
import type { Store } from '../store/store.ts'
import { asSystem } from '../store/tenant.ts'

interface SessionRow {
  id_hash: string
  fault: string | null
  alive: boolean
  user_id: string | null
  org_id: string | null
  email: string
  first_name: string
  last_name: string
  status: UserStatus
  viewed_disclosure: boolean
  org_name: string
  products: string[]
  server_version: string
  settings: Record<string, string> | null
  flags: Record<string, boolean> | null
  roles: string[]
  environments: string[]
}

const toSession = (row: SessionRow & { user_id: string; org_id: string }): Session => ({
  id: row.id_hash,
  user: {
    id: row.user_id,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    status: row.status,
    viewedDisclosure: row.viewed_disclosure,
  },
  organisation: {
    id: row.org_id,
    name: row.org_name,
    products: row.products,
    serverVersion: row.server_version,
    settings: row.settings ?? {},
    flags: row.flags ?? {},
  },
  roles: row.roles,
  environments: row.environments,
})

/** The session behind a token or a cookie, with the person, roles and environments as they are this moment. */
export const readSession = async (
  store: Store,
  by: { tokenHash: string } | { idHash: string },
): Promise<{ session: Session } | { fault: string }> => {
  const where =
    'idHash' in by
      ? sql`s.id_hash = ${by.idHash}`
      : sql`s.id_hash = (select session_hash from session_tokens where token_hash = ${by.tokenHash})`
  const found = await asSystem(store, (trx) =>
    sql<SessionRow>`
      select s.id_hash, s.fault, s.user_id, s.org_id,
        s.ended_at is null and s.idle_expires_at > now() and s.absolute_expires_at > now() as alive,
        u.email, u.first_name, u.last_name, u.status, u.viewed_disclosure, o.name as org_name, o.products, o.server_version,
        (select jsonb_object_agg(setting_name, setting_value) from organisation_settings where org_id = s.org_id) as settings,
        (select jsonb_object_agg(flag, active) from organisation_flags where org_id = s.org_id) as flags,
        array(select role from user_roles r where r.org_id = s.org_id and r.user_id = s.user_id order by role) as roles,
        array(select environment from user_environments e where e.org_id = s.org_id and e.user_id = s.user_id
          order by environment) as environments
      from sessions s left join users u on u.org_id = s.org_id and u.id = s.user_id left join organisations o on o.id = s.org_id
      where ${where}`.execute(trx),
  )
  const row = found.rows[0]
  if (!row?.alive) return { fault: 'session-ended' }
  if (row.fault) return { fault: row.fault }
  if (!row.user_id || !row.org_id || row.status !== 'ACTIVE') return { fault: 'user-blocked' }
  return { session: toSession({ ...row, user_id: row.user_id, org_id: row.org_id }) }
}
