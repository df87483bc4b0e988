import type { User } from '#definition/generated/wire-entities.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { isAdministrator } from './administrators.ts'
import { nameOf, type UserAccess } from './user-access.ts'

/** Returns the displayed user type; no right depends on it (USR-008, OPEN-92). */
export const userTypeOf = (
  existing: Pick<ServerDefinitions, 'roles'>,
  roles: readonly string[],
): User['userType'] => (isAdministrator(existing, roles) ? 'Admin User' : 'Regular User')

/** Converts a user to their answer (USR-006, USR-007). */
export const toUser = (
  existing: Pick<ServerDefinitions, 'roles'>,
  organisation: { name: string; products: string[] },
  granted: UserAccess,
): User => {
  const { user, roles, environments } = granted
  return {
    id: user.id,
    orgId: user.org_id,
    orgName: organisation.name,
    email: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    name: nameOf(granted),
    ...(user.nickname === null ? {} : { nickname: user.nickname }),
    ...(user.picture === null ? {} : { picture: user.picture }),
    scopes: roles,
    roles: roles.map((name) => ({ name })),
    status: user.status,
    viewed_disclosure: user.viewed_disclosure,
    userEnvironments: environments,
    userType: userTypeOf(existing, roles),
    products: organisation.products,
    environments,
    version: user.version,
  }
}
