import { sql, type RawBuilder } from 'kysely'
import type { LinkedPermission } from '#engine/permission/link.ts'
import { SIGNED_IN } from '../../app/facts.ts'
import type { Tenant, Trx } from '../../store/tenant.ts'

type Person = Pick<Tenant, 'orgId' | 'userId'> & { environment?: string }

/** Returns the time since when a person has a permission, by activation, roles and environment. */
const rightSince = ({ roles, scopes }: LinkedPermission, { orgId, userId, environment }: Person) => {
  const needed = [roles, ...scopes].filter((set) => !set.has(SIGNED_IN))
  const since = needed.map(
    (set) => sql`(select min(granted_at) from user_roles
      where org_id = u.org_id and user_id = u.id and role = any(${[...set]}::text[]))`,
  )
  const place = sql`(select min(granted_at) from user_environments
    where org_id = u.org_id and user_id = u.id and environment = ${environment ?? null}::text)`
  return sql`(select greatest(${sql.join([sql`u.active_since`, place, ...since])}) from users u
    where u.org_id = ${orgId} and u.id = ${userId})`
}

/**
 * Resolves to true if a person got a permission after the request was made; then they may not decide it
 * (TRU-022).
 */
export const isRightYounger = async (
  trx: Trx,
  permission: LinkedPermission | undefined,
  person: Person,
  requestedAt: RawBuilder<unknown>,
): Promise<boolean> => {
  if (!permission) return true
  const { rows } = await sql<{ younger: boolean | null }>`
    select ${rightSince(permission, person)} > (${requestedAt}) as younger`.execute(trx)
  return rows[0]?.younger !== false
}
