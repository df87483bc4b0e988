import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { writeAudit } from '../../store/audit.ts'
import { ofTenant, type Trx } from '../../store/tenant.ts'
import { fingerprint } from '../../secrets/seal.ts'

const TOKEN_BYTES = 32

export interface PasswordLink {
  orgId: string
  userId: string
  email: string
  firstName: string
  lastName: string
  organisation: string
}

/**
 * Creates a token to set a password once within `hours`; an earlier link becomes invalid. Only its hash is
 * stored (TRU-216).
 */
export const createPasswordLink = async (
  trx: Trx,
  { orgId, userId }: Pick<PasswordLink, 'orgId' | 'userId'>,
  createdBy: string,
  hours: number,
  token = randomBytes(TOKEN_BYTES).toString('base64url'),
): Promise<string> => {
  await sql`insert into password_links (org_id, user_id, token_hash, created_by, created_at, expires_at)
    values (${orgId}, ${userId}, ${fingerprint(token)}, ${createdBy}, app_now(), now() + make_interval(hours => ${hours}::int))
    on conflict (org_id, user_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at,
      created_by = excluded.created_by, expires_at = excluded.expires_at`.execute(trx)
  await writeAudit(
    trx,
    { orgId, userId: null, environment: null },
    { action: 'user.password.link', objectType: 'user', objectId: userId, details: { createdBy, hours } },
  )
  return token
}

/** A link whose person is found; only an open one sets a password. */
export interface FoundLink extends PasswordLink {
  state: 'OPEN' | 'REVOKED' | 'OVER'
  /** False: the person was shut out. */
  mayEnter: boolean
}

/** Finds a link that was not used or replaced: open, revoked, also with the access it was for, or expired. */
export const findPasswordLink = async (trx: Trx, token: string): Promise<FoundLink | undefined> => {
  const { rows } = await sql<FoundLink>`
    select l.org_id as "orgId", l.user_id as "userId", u.email, u.first_name as "firstName",
      u.last_name as "lastName", o.name as organisation, u.status in ('CREATED', 'ACTIVE') as "mayEnter",
      case when l.expires_at <= now() then 'OVER'
        when l.created_at <= u.links_revoked_at or u.status not in ('CREATED', 'ACTIVE') then 'REVOKED'
        else 'OPEN' end as state
    from password_links l join users u on u.org_id = l.org_id and u.id = l.user_id
      join organisations o on o.id = l.org_id
    where l.token_hash = ${fingerprint(token)}`.execute(trx)
  return rows[0]
}

/**
 * Sets the password of the link's person and ends their sessions, since others may know the old one. False if
 * another request has used the link meanwhile (TRU-216).
 */
export const usePasswordLink = async (
  system: Trx,
  token: string,
  hash: string,
  ip: string,
): Promise<boolean> => {
  const link = await findPasswordLink(system, token)
  if (link?.state !== 'OPEN') return false
  const trx = ofTenant(system, link.orgId)
  const used = await trx
    .deleteFrom('password_links')
    .where('token_hash', '=', fingerprint(token))
    .returning('user_id')
    .executeTakeFirst()
  if (!used) return false
  const own = { org_id: link.orgId, user_id: link.userId }
  await trx
    .insertInto('user_passwords')
    .values({ ...own, hash })
    .onConflict((row) => row.columns(['org_id', 'user_id']).doUpdateSet({ hash }))
    .execute()
  await trx
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('user_id', '=', link.userId)
    .where('ended_at', 'is', null)
    .execute()
  await trx
    .deleteFrom('sign_in_brakes')
    .where('subject', '=', fingerprint(`account ${link.email.toLowerCase()}`))
    .execute()
  await writeAudit(
    trx,
    { orgId: link.orgId, userId: link.userId, environment: null, ip },
    { action: 'user.password.set', objectType: 'user', objectId: link.userId },
  )
  return true
}
