import { refusals, permissions } from '../access/permissions.ts'
import { roles } from '../access/roles.ts'
import { entriesOf } from '../table.ts'
import { asSet, byName, type Part } from './part.ts'

/** Access, included roles and marks of each role. */
const roleParts: Part = {
  of: 'roles',
  table: 'access/roles.ts',
  says: byName(
    roles.flatMap(({ role, access, includes, marks, source }) => [
      [`The role ${role}, access`, { value: access, source }],
      [`The role ${role}, includes`, { value: asSet(entriesOf(includes)), source }],
      [`The role ${role}, marks`, { value: asSet(entriesOf(marks)), source }],
    ]),
  ),
  defined: ({ roles: defined }) =>
    byName(
      Object.entries(defined).flatMap(([role, one]) => {
        const marks = [
          ...(one.administrator ? ['administrator'] : []),
          ...(one.most === undefined ? [] : [`most ${one.most}`]),
          ...(one.provider ? ['provider'] : []),
          ...(one.warning === undefined ? [] : ['warning']),
        ]
        const at = { file: 'roles.json' }
        return [
          [`The role ${role}, access`, { value: one.access, ...at }],
          [`The role ${role}, includes`, { value: asSet(one.includes ?? []), ...at }],
          [`The role ${role}, marks`, { value: asSet(marks), ...at }],
        ] as const
      }),
    ),
}

/** Roles, scopes, rules and marks of each permission. */
const permissionParts: Part = {
  of: 'permissions',
  table: 'access/permissions.ts',
  says: byName(
    permissions.flatMap(({ permission, roles: granted, scopes, when, marks, source }) => [
      [`The permission ${permission}, roles`, { value: asSet(entriesOf(granted)), source }],
      [`The permission ${permission}, scopes`, { value: asSet(entriesOf(scopes)), source }],
      [`The permission ${permission}, rule`, { value: when, source }],
      [`The permission ${permission}, marks`, { value: asSet(entriesOf(marks)), source }],
    ]),
  ),
  defined: (library) =>
    byName(
      Object.entries(library.permissions).flatMap(([id, one]) => {
        const marks = [
          ...(one.people ? ['people'] : []),
          ...(one.inView === undefined ? [] : ['closed in view']),
          ...(one.conflicts ?? []).map(({ with: other }) => `never with ${other}`),
        ]
        const at = { file: `permissions/${id}.permission.json` }
        return [
          [`The permission ${id}, roles`, { value: asSet(one.roles), ...at }],
          [`The permission ${id}, scopes`, { value: asSet(one.scopes ?? []), ...at }],
          [`The permission ${id}, rule`, { value: one.when ?? '', ...at }],
          [`The permission ${id}, marks`, { value: asSet(marks), ...at }],
        ] as const
      }),
    ),
}

const refusalParts: Part = {
  of: 'permissions',
  table: 'access/permissions.ts',
  isPartial: true,
  says: byName(
    refusals.map(({ permission, sentence, source }) => [
      `The permission ${permission}, refusal`,
      { value: sentence, source },
    ]),
  ),
  defined: (library) =>
    byName(
      Object.entries(library.permissions).map(([id, one]) => [
        `The permission ${id}, refusal`,
        { value: one.refusal ?? '', file: `permissions/${id}.permission.json` },
      ]),
    ),
}

export const accessParts: readonly Part[] = [roleParts, permissionParts, refusalParts]
