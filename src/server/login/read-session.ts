import { sql } from 'kysely'
import type { Exclusion, Session } from '../app/session.ts'
import type { Store } from '../store/store.ts'
import { forAllTenants } from '../store/tenant.ts'
import { sessionColumns, toSession, type PersonRow } from '../sessions/session-person.ts'

interface SessionRow extends Omit<PersonRow, 'user_id' | 'org_id'> {
  id_hash: string
  fault: string | null
  alive: boolean
  proof_age: number | null
  user_id: string | null
  org_id: string | null
}

/** Returns the session of a token or cookie, with the current data of the person, roles and environments. */
export const readSession = async (
  store: Store,
  by: { tokenHash: string } | { idHash: string },
): Promise<{ session: Session } | Exclusion> => {
  const where =
    'idHash' in by
      ? sql`s.id_hash = ${by.idHash}`
      : sql`s.id_hash = (select session_hash from session_tokens where token_hash = ${by.tokenHash} and expires_at > now())`
  const found = await forAllTenants(store, 'sessions.read', (trx) =>
    sql<SessionRow>`
      select s.id_hash, s.fault, s.user_id, s.org_id,
        s.ended_at is null and s.idle_expires_at > now() and s.absolute_expires_at > now() as alive,
        extract(epoch from now() - s.proven_at)::int as proof_age, ${sessionColumns}
      from sessions s left join users u on u.org_id = s.org_id and u.id = s.user_id left join organisations o on o.id = s.org_id
      where ${where}`.execute(trx),
  )
  const row = found.rows[0]
  if (!row?.alive) return { fault: 'session-ended' }
  if (row.fault) return { fault: row.fault }
  if (!row.user_id || !row.org_id) return { fault: 'user-blocked' }
  if (row.status !== 'ACTIVE')
    return { fault: 'user-blocked', who: { orgId: row.org_id, userId: row.user_id } }
  if (row.is_disabled) return { fault: 'client-disabled', who: { orgId: row.org_id, userId: row.user_id } }
  const session = toSession({ ...row, user_id: row.user_id, org_id: row.org_id }, row.id_hash)
  return { session: { ...session, proofAge: row.proof_age } }
}
