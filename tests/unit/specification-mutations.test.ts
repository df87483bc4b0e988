import { expect, it } from 'vitest'
import type { Library } from '#definition/library.ts'
import { differencesOf } from '#tests/specification/compare/part.ts'
import { allDifferences, parts } from '#tests/specification/compare/parts.ts'
import { judgeDefinitions } from '#server/definitions/judge.ts'
import { ground, real } from './broken.ts'

const { library } = judgeDefinitions(real, ground)

type Kind = {
  [K in keyof Library]: Library[K] extends Readonly<Record<string, unknown>> ? K : never
}[keyof Library]

/** The library with one definition changed. */
const changed = <K extends Kind>(kind: K, id: string, change: Partial<Library[K][string]>): Library => ({
  ...library,
  [kind]: { ...library[kind], [id]: { ...library[kind][id], ...change } },
})

const without = <T>(list: readonly T[] | undefined, at: number): T[] =>
  (list ?? []).filter((_, one) => one !== at)

/** Only the tables of what was changed are compared: the others find what they found before. */
const isNoticed = (other: Library): boolean =>
  parts.some((part) => other[part.of] !== library[part.of] && differencesOf(part, other).length > 0)

type Change = readonly [what: string, library: Library]

const roleNames = Object.keys(library.roles)
const permissionNames = Object.keys(library.permissions)
const calls = Object.values(library.calls)

const wrongGrants: Change[] = Object.values(library.permissions).flatMap(({ id, roles }) =>
  roleNames
    .filter((role) => !roles.includes(role))
    .map((role): Change => [`${role} gets ${id}`, changed('permissions', id, { roles: [...roles, role] })]),
)

const takenGrants: Change[] = Object.values(library.permissions).flatMap(({ id, roles, scopes, when }) => [
  ...roles.map((role, at): Change => [
    `${role} loses ${id}`,
    changed('permissions', id, { roles: without(roles, at) }),
  ]),
  ...(scopes ?? []).map((_, at): Change => [
    `${id} needs less`,
    changed('permissions', id, { scopes: without(scopes, at) }),
  ]),
  ...(when === undefined
    ? []
    : [[`${id} without its rule`, changed('permissions', id, { when: undefined })] as const]),
])

const includedRoles: Change[] = Object.entries(library.roles).flatMap(([id, { includes = [] }]) => [
  ...roleNames
    .filter((role) => !includes.includes(role))
    .map((role): Change => [
      `${id} includes ${role}`,
      changed('roles', id, { includes: [...includes, role] }),
    ]),
  ...includes.map((role, at): Change => [
    `${id} leaves ${role} out`,
    changed('roles', id, { includes: without(includes, at) }),
  ]),
])

const otherPermission = (permission: string): string =>
  permissionNames[(permissionNames.indexOf(permission) + 1) % permissionNames.length] ?? ''

const callPermissions = calls.map(({ id, permission }): Change => [
  `${id} asks for another permission`,
  changed('calls', id, { permission: otherPermission(permission) }),
])

const callAddresses = calls.flatMap(({ id, method, path }): Change[] => [
  [`${id} by another method`, changed('calls', id, { method: method === 'GET' ? 'POST' : 'GET' })],
  [`${id} elsewhere`, changed('calls', id, { path: `${path}/other` })],
])

const callGuards = calls.flatMap(({ id, checks = [], faults = [], idempotent }): Change[] => [
  ...checks.map((check, at): Change => [
    `${id} without ${check.must}`,
    changed('calls', id, { checks: without(checks, at) }),
  ]),
  ...faults.map((fault, at): Change => [
    `${id} without ${fault}`,
    changed('calls', id, { faults: without(faults, at) }),
  ]),
  ...(idempotent
    ? [[`${id} without its key`, changed('calls', id, { idempotent: undefined })] as const]
    : []),
])

const statuses = Object.entries(library.faults).flatMap(([id, { status }]): Change[] =>
  [400, 403, 404, 409, 422, 500]
    .filter((other) => other !== status)
    .map((other) => [`${id} answers ${other}`, changed('faults', id, { status: other })]),
)

const limits = Object.entries(library.limits).flatMap(([id, { is, unit }]): Change[] => [
  [`${id} × 10`, changed('limits', id, { is: typeof is === 'number' ? is * 10 : `${is}0` })],
  [`${id} in another unit`, changed('limits', id, { unit: unit === 'days' ? 'seconds' : 'days' })],
])

const flags = Object.entries(library.flags).map(([id, flag]): Change => {
  const { on, ...rest } = flag
  const other = on ? rest : { ...rest, on: true }
  return [`${id} the other way round`, { ...library, flags: { ...library.flags, [id]: other } }]
})

const added = (['permissions', 'roles', 'calls', 'faults', 'limits', 'flags'] as const).map(
  (kind): Change => [
    `one of the ${kind} more`,
    { ...library, [kind]: { ...library[kind], another: Object.values(library[kind])[0] } },
  ],
)

const removed = (['permissions', 'roles', 'calls', 'faults', 'limits', 'flags'] as const).flatMap(
  (kind): Change[] =>
    Object.keys(library[kind]).map((id) => {
      const { [id]: _, ...rest } = library[kind] as Readonly<Record<string, unknown>>
      return [`${id} of the ${kind} away`, { ...library, [kind]: rest }]
    }),
)

it('the definitions as they stand differ from the specification in nothing', () => {
  expect(allDifferences(library)).toEqual([])
})

it.each([
  ['a role that gets a permission', wrongGrants],
  ['a role that loses a permission, or a permission that needs less', takenGrants],
  ['a role that includes another one, or does no more', includedRoles],
  ['a call that asks for another permission', callPermissions],
  ['a call that is elsewhere', callAddresses],
  ['a call without a check, a fault or its key', callGuards],
  ['a fault with another status', statuses],
  ['a limit that is ten times as large, or means something else', limits],
  ['a flag whose default is the other way round', flags],
  ['something that the specification does not have', added],
  ['something that the specification has and the definitions do not', removed],
])('the tables notice %s, whichever it is', (_what, changes) => {
  expect(changes).not.toEqual([])
  const unnoticed = changes.filter(([, other]) => !isNoticed(other))
  expect(unnoticed.map(([what]) => what)).toEqual([])
})

it('notices ten wrong grants that are made at once, each of them', () => {
  const ten = wrongGrants.filter((_, at) => at % Math.floor(wrongGrants.length / 10) === 0).slice(0, 10)
  const permissions = ten.reduce(
    (all, [, { permissions: one }]) => ({
      ...all,
      ...Object.fromEntries(Object.entries(one).filter(([id, now]) => now !== library.permissions[id])),
    }),
    library.permissions,
  )
  const told = allDifferences({ ...library, permissions })
  expect(told).toHaveLength(10)
  for (const sentence of told) expect(sentence).toMatch(/Change both if the specification changed/)
})
