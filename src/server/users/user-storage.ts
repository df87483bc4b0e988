import { sql } from 'kysely'
import type { Row } from '../store/generated/database.ts'
import type { Trx } from '../store/tenant.ts'
import type { UserAccess } from './user-access.ts'
import type { Rights } from './rights/grant.ts'
import type { Environment } from '../store/environment.ts'

interface Own {
  org_id: string
  user_id: string
}

const saveRoles = async (trx: Trx, own: Own, before: readonly string[], after: readonly string[]) => {
  const lost = before.filter((role) => !after.includes(role))
  const gained = after.filter((role) => !before.includes(role))
  if (lost.length > 0)
    await trx.deleteFrom('user_roles').where('user_id', '=', own.user_id).where('role', 'in', lost).execute()
  if (gained.length > 0)
    await trx
      .insertInto('user_roles')
      .values(gained.map((role) => ({ ...own, role })))
      .execute()
}

const saveEnvironments = async (
  trx: Trx,
  own: Own,
  before: readonly Environment[],
  after: readonly Environment[],
) => {
  const lost = before.filter((environment) => !after.includes(environment))
  const gained = after.filter((environment) => !before.includes(environment))
  if (lost.length > 0)
    await trx
      .deleteFrom('user_environments')
      .where('user_id', '=', own.user_id)
      .where('environment', 'in', lost)
      .execute()
  if (gained.length > 0)
    await trx
      .insertInto('user_environments')
      .values(gained.map((environment) => ({ ...own, environment })))
      .execute()
}

/** Writes changed roles and environments of a person. */
export const saveRights = async (trx: Trx, own: Own, before: Rights, after: Rights): Promise<void> => {
  await saveRoles(trx, own, before.roles, after.roles)
  await saveEnvironments(trx, own, before.environments, after.environments)
}

export interface NewPerson {
  email: string
  first_name: string
  last_name: string
}

/** Adds a person; undefined if the address is in use in any organisation. */
export const insertUser = async (
  trx: Trx,
  person: NewPerson & Pick<Row<'users'>, 'org_id' | 'status'> & { invited_by?: string },
): Promise<string | undefined> => {
  const row = await trx
    .insertInto('users')
    .values({ nickname: null, picture: null, last_sign_in_at: null, ...person })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Writes the names and increments the version, unless somebody else changed the person first. */
export const renamePerson = async (
  trx: Trx,
  { user }: UserAccess,
  names: Pick<NewPerson, 'first_name' | 'last_name'>,
): Promise<boolean> => {
  const row = await trx
    .updateTable('users')
    .set({ ...names, version: sql<number>`version + 1` })
    .where('id', '=', user.id)
    .where('version', '=', user.version)
    .where('status', '<>', 'DELETED')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
