import type { Finding } from '../../finding.ts'
import type { Acts, Invariant } from '../../generated/invariant.ts'
import type { Library } from '../../library.ts'
import { below } from '../context/nested-nodes.ts'
import { memoizeFor } from '../context/cache.ts'
import type { Lint } from '../context/context.ts'
import { together } from '../context/each.ts'
import { error, unused } from '../context/findings.ts'
import { callsOf, meantBy } from './acts-meant.ts'
import { lintInvariantGaps } from './invariant-gaps.ts'
import { namesItself } from '../words/copies.ts'

const fileOf = ({ id }: Invariant): string => `invariants/${id}.invariant.json`

/** Reports names that a list repeats: another name was meant. */
function lintTwice(file: string, node: unknown, path = ''): Finding[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const at = below(path, key)
    const isAgain = Array.isArray(node) && typeof value === 'string' && node.indexOf(value) < Number(key)
    return isAgain
      ? [error(file, at, `'${value}' is named twice. Name another one, or take it out.`)]
      : lintTwice(file, value, at)
  })
}

/** Calls that are narrowed to methods none of them has are none. */
function lintMethods(file: string, path: string, acts: Acts | undefined, library: Library): Finding[] {
  const { methods } = acts ?? {}
  const calls = acts === undefined || acts.calls === undefined ? [] : callsOf(acts, library)
  if (methods === undefined || calls.length === 0) return []
  if (calls.some(({ method }) => methods.includes(method))) return []
  const own = [...new Set(calls.map(({ method }) => method))].join(', ')
  const sentence = `None of the calls is made by ${methods.join(' or ')}, so that this is about no call. Write ${own}, or take it out.`
  return [error(file, `${path}/methods`, sentence)]
}

/** Reports a fault or check that none of the calls has; it belongs to another invariant. */
function lintEvery(file: string, { everyCall }: Invariant, library: Library): Finding[] {
  if (everyCall === undefined) return []
  const calls = callsOf(everyCall.acts, library)
  return (everyCall.faults ?? []).flatMap((fault, at) => {
    if (library.faults[fault] === undefined || calls.length === 0) return []
    if (calls.some(({ faults = [] }) => faults.includes(fault))) return []
    const sentence = `None of its calls can refuse with '${fault}'. Name a fault that they list, or list it in each of them.`
    return [error(file, `/everyCall/faults/${at}`, sentence)]
  })
}

/** Reports a list that is named both as the forbidden values and as one of the checked lists. */
function lintOwnList(file: string, { neverOffers: shut }: Invariant): Finding[] {
  return (shut?.lists ?? []).flatMap((list, at) =>
    list === shut?.of
      ? [
          error(
            file,
            `/neverOffers/lists/${at}`,
            `'${list}' is the list of what is never offered, and always holds it. Name a list that people choose from.`,
          ),
        ]
      : [],
  )
}

/** Checks that a yes-or-no fact is compared with a boolean; only settings are stored as texts. */
function lintTruths(file: string, invariant: Invariant): Finding[] {
  return Object.entries(invariant).flatMap(([kind, terms]: [string, unknown]) => {
    const { while: facts = {} } = Object(terms) as { readonly while?: Readonly<Record<string, unknown>> }
    return Object.entries(facts).flatMap(([name, value]) =>
      (value !== 'true' && value !== 'false') || name.startsWith('configuration.settings.')
        ? []
        : [error(file, below(`/${kind}/while`, name), `Write ${value} here, not a text in quotes.`)],
    )
  })
}

/** Reports exceptions that show none of the protected values: another name was meant. */
function lintExcept(file: string, { neverShows }: Invariant, library: Library): Finding[] {
  return (neverShows?.except ?? []).flatMap((name, at) => {
    const named = (['calls', 'details', 'tables', 'pages'] as const).flatMap(
      (folder) => library[folder][name] ?? [],
    )
    if (named.length === 0 || library.calls[name] !== undefined || library.pages[name] !== undefined)
      return []
    const text = JSON.stringify(named)
    if (neverShows?.values.some((value) => new RegExp(`[".]${value}"`).test(text))) return []
    const sentence = `'${name}' shows none of ${neverShows?.values.join(', ')}, and needs no exception. Name what shows one of them.`
    return [error(file, `/neverShows/except/${at}`, sentence)]
  })
}

/** Returns the permissions of each role, without those of the roles it includes. */
const ownRights = memoizeFor(
  (permissions: Library['permissions']): ReadonlyMap<string, readonly string[]> => {
    const rights = new Map<string, string[]>()
    for (const { id, roles } of Object.values(permissions))
      for (const role of roles) rights.set(role, [...(rights.get(role) ?? []), id])
    return rights
  },
)

/** Returns the permissions of a role and of the roles it includes. */
function rightsOf(role: string, library: Library, seen: readonly string[] = []): readonly string[] {
  if (seen.includes(role)) return []
  const inner = (library.roles[role]?.includes ?? []).flatMap((one) =>
    rightsOf(one, library, [...seen, role]),
  )
  return [...(ownRights(library.permissions).get(role) ?? []), ...inner]
}

/** Reports roles of an invariant that can do none of its acts. */
function lintRoles(file: string, { only }: Invariant, library: Library): Finding[] {
  const { roles = [], acts } = only ?? {}
  // An invariant that applies only under a condition may need a permission that is checked elsewhere.
  if (
    acts?.calls === undefined ||
    only?.while !== undefined ||
    acts.by !== undefined ||
    acts.into !== undefined
  )
    return []
  const [isPage, isMove] = [meantBy(acts.pages ?? []), meantBy(acts.moves ?? [])]
  const needed = new Set([
    ...callsOf(acts, library)
      .filter(({ method }) => acts.methods === undefined || acts.methods.includes(method as never))
      .map(({ permission }) => permission),
    ...Object.values(library.pages).flatMap((page) => (isPage(page.id) ? [page.permission] : [])),
    ...Object.values(library.machines).flatMap(({ id, moves }) =>
      moves.flatMap((move) => (isMove(`${id}.${move.id}`) ? [move.by] : [])),
    ),
  ])
  if (needed.size === 0) return []
  return roles.flatMap((role, at) =>
    library.roles[role] === undefined || rightsOf(role, library).some((id) => needed.has(id))
      ? []
      : [
          // A role without the right follows from a mistake in rights or roles, if there is one.
          unused(
            file,
            `/only/roles/${at}`,
            ['promise', role],
            `'${role}' may do none of this, so that it allows nothing. Name a role that may, or take it out.`,
          ),
        ],
  )
}

/** Reports the copy of two equal descriptions: the one that says less about its own id. */
function lintSays(file: string, { id, says }: Invariant, all: readonly Invariant[]): Finding[] {
  const twin = all.find((one) => one.id !== id && one.says === says)
  if (twin === undefined) return []
  const [own, others] = [namesItself(id, says), namesItself(twin.id, says)]
  if (
    own > others ||
    (own === others && all.findIndex((one) => one.says === says) === all.findIndex((one) => one.id === id))
  )
    return []
  const sentence = `'${twin.id}' says the same, word for word: one of the two was copied. Say what '${id}' promises.`
  return [error(file, '/says', sentence)]
}

/** Reports names in invariants that exist but cannot be the intended ones. */
const lintSlips: Lint = ({ library }) => {
  const all = Object.values(library.invariants)
  return all.flatMap((invariant) => {
    const file = fileOf(invariant)
    return [
      ...lintSays(file, invariant, all),
      ...lintTwice(file, invariant),
      ...lintMethods(file, '/only/acts', invariant.only?.acts, library),
      ...lintMethods(file, '/neverReaches/acts', invariant.neverReaches?.acts, library),
      ...lintMethods(file, '/everyCall/acts', invariant.everyCall?.acts, library),
      ...lintEvery(file, invariant, library),
      ...lintOwnList(file, invariant),
      ...lintTruths(file, invariant),
      ...lintExcept(file, invariant, library),
      ...lintRoles(file, invariant, library),
    ]
  })
}

/** Reports what an invariant names by mistake, and what it leaves out. */
export const lintInvariantSlips: Lint = together(lintSlips, lintInvariantGaps)
