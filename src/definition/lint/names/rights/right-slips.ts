import type { Finding } from '../../../finding.ts'
import { below } from '../../context/nested-nodes.ts'
import type { Lint, LintContext } from '../../context/context.ts'
import { caused, error, withNearest } from '../../context/findings.ts'
import { memoizePerContext } from '../../context/cache.ts'

const ROLES = 'roles.json'

function repeated(file: string, path: string, names: readonly string[]): Finding[] {
  return names.flatMap((name, at) =>
    names.indexOf(name) === at ? [] : [error(file, `${path}/${at}`, `'${name}' stands twice. Keep one.`)],
  )
}

/** Returns every role with the roles it includes, itself among them. */
export const rolesIn = memoizePerContext(
  ({ library }: LintContext): ReadonlyMap<string, ReadonlySet<string>> => {
    const collect = (name: string, found: Set<string>): Set<string> => {
      if (found.has(name)) return found
      found.add(name)
      for (const inner of library.roles[name]?.includes ?? []) collect(inner, found)
      return found
    }
    return new Map(Object.keys(library.roles).map((name) => [name, collect(name, new Set())]))
  },
)

/** Returns the cycle of included roles that leads back to a role, if there is one. */
function cycleOf(role: string, { library }: LintContext): readonly string[] | undefined {
  const search = (name: string, way: readonly string[]): readonly string[] | undefined => {
    for (const inner of library.roles[name]?.includes ?? []) {
      if (inner === role) return [...way, inner]
      if (way.includes(inner)) continue
      const found = search(inner, [...way, inner])
      if (found !== undefined) return found
    }
    return undefined
  }
  return search(role, [role])
}

function lintRole(name: string, includes: readonly string[], context: LintContext): Finding[] {
  const path = below('/roles', name, 'includes')
  const cycle = cycleOf(name, context)
  const at = cycle === undefined ? -1 : includes.indexOf(cycle[1] ?? '')
  return [
    ...repeated(ROLES, path, includes),
    ...(cycle === undefined
      ? []
      : [
          caused(
            `cycle ${cycle.slice(1).toSorted().join(' ')}`,
            ROLES,
            `${path}/${at}`,
            `The role '${name}' includes itself: ${cycle.join(' → ')}. Take one of them out.`,
          ),
        ]),
  ]
}

/** Reports a call that has a right of its own name and asks for another one. */
const lintOwnRights = ({ library: { calls, permissions } }: LintContext): Finding[] =>
  Object.values(calls).flatMap(({ id, permission }): Finding[] => {
    // A call that reads one’s own record may have the name of a right to read those of others.
    if (id.endsWith('.read') || permissions[id] === undefined || permission === id) return []
    const sentence = `There is a permission '${id}' for it, and '${permission}' is asked for. Ask for '${id}'.`
    return [{ ...error(`calls/${id}.call.json`, '/permission', sentence), nearest: id }]
  })

/** Reports a refusal that sends people to a role nobody has. */
function lintRefusal(file: string, refusal: string | undefined, { library, unread }: LintContext): Finding[] {
  if (unread?.roles !== undefined) return []
  const labels = Object.values(library.roles).map(({ label }) => label)
  const [, named = ''] = /\b[Aa]sk your ((?:[A-Z]\w+ ?)+)/.exec(refusal ?? '') ?? []
  const role = named.trim()
  return role === '' || labels.includes(role)
    ? []
    : [
        withNearest(
          error(
            file,
            '/refusal',
            `No role is called '${role}', so people would ask in vain. Name one that there is.`,
          ),
          role,
          labels,
        ),
      ]
}

/** Checks that roles and permissions have no duplicates and no conflict with themselves. */
export const lintRightSlips: Lint = (context) => [
  ...lintOwnRights(context),
  ...Object.entries(context.library.roles).flatMap(([name, { includes = [] }]) =>
    lintRole(name, includes, context),
  ),
  ...Object.values(context.library.permissions).flatMap(
    ({ id, roles, refusal, scopes = [], conflicts = [] }) => {
      const file = `permissions/${id}.permission.json`
      const others = conflicts.map((conflict) => conflict.with)
      return [
        ...repeated(file, '/roles', roles),
        ...lintRefusal(file, refusal, context),
        ...(refusal !== undefined && roles.includes('signed-in')
          ? [
              error(
                file,
                `/roles/${roles.indexOf('signed-in')}`,
                "Everybody holds 'signed-in', so that nobody would ever be refused. Name the role of those who may.",
              ),
            ]
          : []),
        ...scopes.flatMap((scope, at) =>
          roles.every((role) => rolesIn(context).get(role)?.has(scope))
            ? [
                error(
                  file,
                  `/scopes/${at}`,
                  `Whoever holds '${roles[0]}' holds '${scope}' already, so that asking for it asks for nothing. Name another role, or leave it out.`,
                ),
              ]
            : [],
        ),
        ...roles.flatMap((role, at) => {
          const through = roles.find((other) => other !== role && rolesIn(context).get(role)?.has(other))
          return through === undefined || context.library.roles[role]?.administrator
            ? []
            : [
                {
                  ...error(
                    file,
                    `/roles/${at}`,
                    `'${role}' includes '${through}', which is named here already. Leave '${role}' out.`,
                  ),
                  level: 'warning' as const,
                },
              ]
        }),
        ...conflicts.flatMap((conflict, at) => {
          const path = `/conflicts/${at}/with`
          if (conflict.with === id)
            return [
              error(file, path, `'${id}' conflicts with itself: nobody could hold it. Name the other one.`),
            ]
          if (conflict.with.endsWith('.read'))
            return [
              error(
                file,
                path,
                `Whoever reads does no harm beside '${id}': a conflict is between two permissions to change something. Name the other one.`,
              ),
            ]
          return others.indexOf(conflict.with) === at
            ? []
            : [error(file, path, `'${conflict.with}' stands twice. Keep one of the two conflicts.`)]
        }),
      ]
    },
  ),
]
