import { checkUuid } from '#values/uuid.ts'
import type { Trx } from '../store/tenant.ts'

const ADMINISTRATOR = 'Organization Administrator'

const compact = (values: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))

/** A user as it travels (USR-006, USR-007); nothing when the organisation has no such user. */
export const readUser = async (trx: Trx, organisation: { name: string; products: string[] }, id: string) => {
  if (id === '' || checkUuid(id)) return undefined
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
  const environments = assigned.map((row) => row.environment)
  const names = roles.map((row) => row.role)
  return {
    id: user.id,
    orgId: user.org_id,
    orgName: organisation.name,
    email: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    name: `${user.first_name} ${user.last_name}`.trim(),
    ...compact({ nickname: user.nickname, picture: user.picture }),
    scopes: names,
    roles: names.map((name) => ({ name })),
    status: user.status,
    viewed_disclosure: user.viewed_disclosure,
    userEnvironments: environments,
    userType: names.includes(ADMINISTRATOR) ? 'Admin User' : 'Regular User',
    products: organisation.products,
    environments,
  }
}
