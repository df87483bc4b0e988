import { sql } from 'kysely'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { refused, refusedField } from '../app/refused.ts'
import { limitNamed } from '../definitions/limit.ts'
import type { Trx } from '../store/tenant.ts'

type RoleDefinitions = Pick<ServerDefinitions, 'roles' | 'limits'>

/** Returns true if one of the roles is an administrator role, by its name alone (PRM-003, PRM-004). */
export const isAdministrator = (
  { roles }: Pick<RoleDefinitions, 'roles'>,
  granted: readonly string[],
): boolean => granted.some((role) => roles[role]?.administrator === true)

const holders = async (trx: Trx, role: string, statuses: readonly string[]): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from user_roles r join users u on u.org_id = r.org_id and u.id = r.user_id
    where r.role = ${role} and u.status = any(${[...statuses]})`.execute(trx)
  return rows[0]?.count ?? 0
}

const COUNTED = ['CREATED', 'ACTIVE', 'DISABLED']

/** Refuses a written change that leaves no administrator. Call it while holding the organisation's lock. */
export const noneLeft = async (trx: Trx, definitions: RoleDefinitions, wasAdministrator: boolean) => {
  for (const [role, { label, administrator }] of Object.entries(definitions.roles))
    if (administrator && wasAdministrator && (await holders(trx, role, ['ACTIVE'])) === 0)
      return refused('last-administrator', { values: { role: label } })
  return undefined
}

/**
 * Refuses a written change if too many people have a role (USR-015) or no administrator is left. Call it
 * while holding the organisation's lock.
 */
export const wrongNumbers = async (trx: Trx, definitions: RoleDefinitions, wasAdministrator: boolean) => {
  for (const [role, { label, most }] of Object.entries(definitions.roles))
    if (most !== undefined && (await holders(trx, role, COUNTED)) > limitNamed(definitions, most)) {
      const says = sayRefusals('tooManyOfRole', { most: limitNamed(definitions, most), role: label })
      return refusedField('too-many-administrators', 'roles', says)
    }
  return noneLeft(trx, definitions, wasAdministrator)
}
