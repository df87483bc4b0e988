import { sql } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import type { Trx } from '../store/tenant.ts'
import type { Row } from '../store/generated/database.ts'
import type { Environment } from '../store/environment.ts'

/** A person, with their roles and environments. */
export interface UserAccess {
  user: Row<'users'>
  roles: string[]
  environments: Environment[]
}

/**
 * Locks an organisation's people, so that concurrent changes cannot pass a limit or remove the last
 * administrator.
 */
export const alone = (trx: Trx, orgId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('people ' || ${orgId}::text, 0))`.execute(trx)

/** Returns a person of the organisation with their access, or undefined. */
export const findUserAccess = async (trx: Trx, id: string | undefined): Promise<UserAccess | undefined> => {
  if (!id || checkUuid(id)) return undefined
  const found = await trx
    .selectFrom('users')
    .selectAll()
    .select([
      sql<string[]>`array(select role from user_roles r where r.org_id = users.org_id and r.user_id = users.id
        order by role)`.as('granted'),
      sql<Environment[]>`array(select environment from user_environments e where e.org_id = users.org_id
        and e.user_id = users.id order by environment)`.as('places'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) return undefined
  const { granted: roles, places: environments, ...user } = found
  return { user, roles, environments }
}

export const nameOf = ({ user }: Pick<UserAccess, 'user'>): string =>
  `${user.first_name} ${user.last_name}`.trim()
