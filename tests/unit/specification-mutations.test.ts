import { expect, it } from 'vitest'
import type { Library } from '#definition/library.ts'
import { differencesOf } from '#tests/specification/compare/part.ts'
import { allDifferences, parts } from '#tests/specification/compare/parts.ts'
import { mutantOf, placesIn, type Json } from '#tests/mutation/mutant.ts'
import { changed, library, without, type Change } from './changed-library.ts'

/** Compares only the tables of the changed kinds: the others have the same result as before. */
const isDetected = (other: Library): boolean =>
  parts.some((part) => other[part.of] !== library[part.of] && differencesOf(part, other).length > 0)

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
  const other = on ? rest : { ...rest, on: true as const }
  return [`${id} the other way round`, { ...library, flags: { ...library.flags, [id]: other } }]
})

const pages = Object.values(library.pages).flatMap(
  ({ id, path, permission = '', gate, feature }): Change[] => [
    [`${id} opens for others`, changed('pages', id, { permission: otherPermission(permission) })],
    [`${id} elsewhere`, changed('pages', id, { path: `${path}/other` })],
    ...(gate === undefined
      ? []
      : [[`${id} without its gate`, changed('pages', id, { gate: undefined })] as const]),
    ...(feature === undefined
      ? []
      : [[`${id} without its feature`, changed('pages', id, { feature: undefined })] as const]),
  ],
)

const flows = Object.values(library.flows).flatMap(({ id, permission, submit }): Change[] => [
  [`${id} is followed by others`, changed('flows', id, { permission: otherPermission(permission) })],
  [`${id} ends elsewhere`, changed('flows', id, { submit: { ...submit, call: 'payments.create.other' } })],
])

const tables = Object.values(library.tables).flatMap(
  ({ id, permission, sort, pageSizes, rowActions = [] }): Change[] => [
    [`${id} is read by others`, changed('tables', id, { permission: otherPermission(permission) })],
    [
      `${id} the other way round`,
      changed('tables', id, { sort: { ...sort, direction: sort.direction === 'asc' ? 'desc' : 'asc' } }),
    ],
    [`${id} with larger pages`, changed('tables', id, { pageSizes: [...pageSizes, 100_000] })],
    ...rowActions.map((_, at): Change => [
      `${id} without an action`,
      changed('tables', id, { rowActions: without(rowActions, at) }),
    ]),
  ],
)

const options = Object.values(library.options).flatMap(({ id, options: list, without: other }): Change[] => [
  ...list.map(({ value }, at): Change => [
    `${id} without ${value}`,
    changed('options', id, { options: without(list, at) }),
  ]),
  ...(other === undefined
    ? []
    : [[`${id} without its exclusion`, changed('options', id, { without: undefined })] as const]),
])

const moves = Object.values(library.machines).flatMap(({ id, moves: all, states }): Change[] =>
  all.flatMap((move, at): Change[] => {
    const name = `${id}.${move.id}`
    const others = (change: Partial<typeof move>) =>
      changed('machines', id, {
        moves: all.map((one, place) => (place === at ? { ...one, ...change } : one)),
      })
    const elsewhere = Object.keys(states).filter((state) => state !== move.to)
    return [
      [`${name} taken out`, changed('machines', id, { moves: without(all, at) })],
      ...elsewhere.map((to): Change => [`${name} to ${to}`, others({ to })]),
      ...move.from.map((from, place): Change => [
        `${name} not from ${from}`,
        others({ from: without(move.from, place) }),
      ]),
      ...Object.keys(states)
        .filter((state) => !move.from.includes(state))
        .map((from): Change => [`${name} from ${from} too`, others({ from: [...move.from, from] })]),
      [`${name} by others`, others({ by: otherPermission(move.by ?? '') })],
      ...(move.guard === undefined
        ? []
        : [[`${name} without its guard`, others({ guard: undefined })] as const]),
      ...(move.confirm === undefined ? [] : [[`${name} unasked`, others({ confirm: undefined })] as const]),
    ]
  }),
)

const states = Object.values(library.machines).flatMap(({ id, states: all }): Change[] =>
  Object.entries(all).map(([name, state]) => [
    `${id}.${name} is final, or is no more`,
    changed('machines', id, {
      states: { ...all, [name]: { ...state, final: state.final === true ? undefined : true } },
    }),
  ]),
)

const features = Object.values(library.rules).flatMap(({ id, features: all = {} }): Change[] =>
  Object.entries(all).flatMap(([name, one]) =>
    Object.keys(one)
      .filter((key) => key !== 'says')
      .map((key): Change => {
        const less = { ...one, [key]: undefined }
        return [`${name} whatever its ${key}`, changed('rules', id, { features: { ...all, [name]: less } })]
      }),
  ),
)

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

/** Removes each word and entry, one by one; `isText` excludes texts for people. */
const shortened = (kind: 'invariants' | 'mails', isText: (path: readonly (string | number)[]) => boolean) =>
  Object.values(library[kind]).flatMap((one: { readonly id: string }) => {
    const data = one as unknown as Json
    return [...placesIn(data)]
      .filter(({ path }) => !isText(path))
      .map(({ path }): Change => {
        const less = mutantOf('', { path: '', data }, { path, says: '', value: undefined })
        const named = { ...library[kind], [one.id]: JSON.parse(less.text()) as unknown }
        return [`${one.id} without ${path.join('/')}`, { ...library, [kind]: named }]
      })
  })

const invariants = shortened('invariants', ([word]) => /^(\$schema|id|says|source)$/.test(String(word)))
const mails = shortened('mails', (path) => !/^(always|asks|kind|link\/page|link\/to)$/.test(path.join('/')))

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
  ['a page that opens for others, elsewhere or always', pages],
  ['a flow that others follow, or that ends elsewhere', flows],
  ['a list that others read, or that offers, orders or shows otherwise', tables],
  ['an option that is missing', options],
  ['a move that begins or ends elsewhere, is made by others, or without its guard', moves],
  ['a state that is final, or is no more', states],
  ['a feature that depends on less', features],
  ['a promise about everything that speaks of less (TRU-785)', invariants],
  ['a mail that may be switched off, or leads nowhere (TRU-785)', mails],
  ['something that the specification does not have', added],
  ['something that the specification has and the definitions do not', removed],
])('the tables notice %s, whichever it is', (_what, changes) => {
  expect(changes).not.toEqual([])
  const unnoticed = changes.filter(([, other]) => !isDetected(other))
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
  const reported = allDifferences({ ...library, permissions })
  expect(reported).toHaveLength(10)
  for (const sentence of reported) expect(sentence).toMatch(/Change both if the specification changed/)
})
