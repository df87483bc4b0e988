import { calls } from '../calls/calls.ts'
import { entriesOf, type Line } from '../table.ts'
import { permissions } from './permissions.ts'
import { roles } from './roles.ts'

/** Roles of the people of the provider. */
const providerRoles = new Set(
  roles.filter(({ marks }) => entriesOf(marks).includes('provider')).map(({ role }) => role),
)

const includes = new Map(roles.map((line) => [line.role, entriesOf(line.includes)]))
const named = new Map(permissions.map((line) => [line.permission, line]))

/** Returns the roles and permissions that a role includes by the tables alone, itself and 'signed-in' among them. */
export const grantedBy = (role: string): ReadonlySet<string> => {
  const granted = new Set(['signed-in', role])
  for (const one of granted) for (const other of includes.get(one) ?? []) granted.add(other)
  return granted
}

/** Returns true if the tables grant the permission to the role, without its rule. */
export const isGranted = (role: string, permission: string): boolean => {
  const line = named.get(permission)
  const granted = grantedBy(role)
  return (
    line !== undefined &&
    entriesOf(line.roles).some((one) => granted.has(one)) &&
    entriesOf(line.scopes).every((one) => granted.has(one))
  )
}

/** Returns true if only people of the provider have the permission, and no administrator of a client. */
export const isOfProvider = (permission: string): boolean => {
  const holders = entriesOf(named.get(permission)?.roles ?? '')
  return holders.length > 0 && holders.every((role) => providerRoles.has(role))
}

/** The names of all roles, in the order of the table. */
export const roleNames = roles.map(({ role }) => role)

/** The line of a call; a call without one is a fault of the tables, which their own test tells. */
export const lineOf = (call: string): Line<'call' | 'permission'> =>
  calls.find((line) => line.call === call) ?? { call, permission: '' }

/** Returns true if API credentials never have the permission. */
export const isForPeople = (permission: string): boolean =>
  entriesOf(named.get(permission)?.marks ?? '').includes('people')
