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
  const user = await trx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  if (!user) return undefined
  const roles = await trx
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', id)
    .orderBy('role')
    .execute()
  const assigned = await trx
    .selectFrom('user_environments')
    .select('environment')
    .where('user_id', '=', id)
    .orderBy('environment')
    .execute()
  return {
    user,
    roles: roles.map(({ role }) => role),
    environments: assigned.map(({ environment }) => environment),
  }
}

export const nameOf = ({ user }: Pick<UserAccess, 'user'>): string =>
  `${user.first_name} ${user.last_name}`.trim()
