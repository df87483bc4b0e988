import { holdsRoles } from '#engine/permission/verdict.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import { SIGNED_IN } from '../../app/facts.ts'
import type { Tenant, Trx } from '../../store/tenant.ts'

/**
 * Returns active people whose roles give a permission, in the environment if one is named; the permission's
 * rule is not evaluated.
 */
export const whoMay = async (
  trx: Trx,
  { permissions }: Pick<ServerDefinitions, 'permissions'>,
  id: string,
  { orgId, environment }: Pick<Tenant, 'orgId'> & Partial<Tenant>,
): Promise<string[]> => {
  const permission = permissions.get(id)
  if (!permission) return []
  const rows = await trx
    .selectFrom('users')
    .innerJoin('user_environments as place', (join) =>
      join.onRef('place.org_id', '=', 'users.org_id').onRef('place.user_id', '=', 'users.id'),
    )
    .innerJoin('user_roles as held', (join) =>
      join.onRef('held.org_id', '=', 'users.org_id').onRef('held.user_id', '=', 'users.id'),
    )
    .select(['users.id', 'held.role'])
    .where('users.org_id', '=', orgId)
    .where('users.status', '=', 'ACTIVE')
    .$if(environment !== undefined, (query) => query.where('place.environment', '=', environment!))
    .orderBy('users.id')
    .execute()
  const roles = Map.groupBy(rows, ({ id: person }) => person)
  return [...roles].flatMap(([person, granted]) =>
    holdsRoles(permission, [SIGNED_IN, ...granted.map(({ role }) => role)]) ? [person] : [],
  )
}
