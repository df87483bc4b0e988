import type { Finding } from '../../finding.ts'
import type { Acts, Invariant } from '../../generated/invariant.ts'
import { unknownFact } from '../rules/facts.ts'
import { globalRoots } from '../context/roots.ts'
import { below } from '../context/nested-nodes.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { asKey, error, unknownName } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'
import { memoizePerContext } from '../context/cache.ts'

const kinds = [
  'neverBoth',
  'only',
  'neverReaches',
  'alwaysAsks',
  'alwaysEnds',
  'neverShows',
  'monotone',
  'everyCall',
  'neverOffers',
] as const

type Names = readonly string[] | undefined

/** Checks that an invariant has exactly one kind and names only what exists. */
export const lintInvariants: Lint = inEach('invariants', (context, invariant) => {
  const file = `invariants/${invariant.id}.invariant.json`
  const own = kinds.filter((kind) => invariant[kind] !== undefined)
  const count: Finding[] =
    own.length === 1
      ? []
      : [
          error(
            file,
            '',
            `An invariant has exactly one kind: ${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1)!}. Write one of them, and no other.`,
          ),
        ]
  return [...count, ...lintTerms(context, file, invariant), ...lintWhile(context, file, invariant)]
})

/** Facts that exist everywhere, which the condition of an invariant may read. */
const GLOBAL = /^(?:session|configuration|flags|limits)\./

/** Checks that the condition of an invariant names existing facts. */
function lintWhile(context: LintContext, file: string, invariant: Invariant): Finding[] {
  const roots = globalRoots(context)
  return kinds.flatMap((kind) => {
    const { while: facts = {} } = Object(invariant[kind]) as { readonly while?: object }
    return Object.keys(facts).flatMap((name) =>
      GLOBAL.test(name)
        ? unknownFact(file, below(`/${kind}/while`, name), name, roots, context).map(asKey)
        : [],
    )
  })
}

function lintTerms(context: LintContext, file: string, invariant: Invariant): Finding[] {
  const {
    neverBoth,
    only,
    neverReaches,
    alwaysAsks,
    alwaysEnds,
    neverShows,
    monotone,
    everyCall,
    neverOffers,
  } = invariant
  const roles = namesOf(context, 'roles')
  const calls = namesOf(context, 'calls')
  const permissions = namesOf(context, 'permissions')
  const machines = namesOf(context, 'machines')
  const flows = namesOf(context, 'flows')
  const names = (path: string, noun: string, patterns: Names, there: Names) =>
    lintPatterns(file, path, noun, patterns, there)
  const acts = (path: string, of: Acts | undefined) =>
    of === undefined ? [] : lintActs(context, file, path, of)
  return [
    ...acts('/neverBoth/first', neverBoth?.first),
    ...acts('/neverBoth/second', neverBoth?.second),
    ...names('/only/roles', 'role', only?.roles, roles),
    ...acts('/only/acts', only?.acts),
    ...names('/neverReaches/roles', 'role', neverReaches?.roles, roles),
    ...acts('/neverReaches/acts', neverReaches?.acts),
    ...names('/alwaysAsks/calls', 'call', alwaysAsks?.calls, calls),
    ...names('/alwaysAsks/moves', 'move', alwaysAsks?.moves, movesIn(context)),
    ...names('/alwaysAsks/asks', 'field', alwaysAsks?.asks, fieldsIn(context)),
    ...names('/alwaysAsks/except', 'flow', alwaysAsks?.except, flows),
    ...names('/alwaysEnds/machines', 'machine', alwaysEnds?.machines, machines),
    ...Object.entries(alwaysEnds?.goOn ?? {}).flatMap(([machine, state]) => [
      ...unknownName(file, `/alwaysEnds/goOn/${machine}`, 'machine', machine, machines).map(asKey),
      ...unknownName(file, `/alwaysEnds/goOn/${machine}`, 'state', state, statesOf(context, machine)),
      ...(context.library.machines[machine]?.states[state]?.final
        ? [
            error(
              file,
              `/alwaysEnds/goOn/${machine}`,
              `'${state}' is final, so that '${machine}' ends there and does not go on. Take it out.`,
            ),
          ]
        : []),
    ]),
    ...names('/alwaysEnds/without', 'permission', alwaysEnds?.without, permissions),
    ...names('/alwaysEnds/except', 'machine', alwaysEnds?.except, machines),
    ...names('/neverShows/permissions', 'permission', neverShows?.permissions, permissions),
    ...names('/neverShows/of', 'call', neverShows?.of, calls),
    ...names('/neverShows/except', 'call or definition that shows', neverShows?.except, showing(context)),
    ...names('/monotone/flags', 'flag', monotone?.flags, namesOf(context, 'flags')),
    ...names('/monotone/roles', 'role', monotone?.roles, roles),
    ...names('/monotone/permissions', 'permission', monotone?.permissions, permissions),
    ...acts('/monotone/acts', monotone?.acts),
    ...acts('/everyCall/acts', everyCall?.acts),
    ...names('/everyCall/checks', 'shared rule', everyCall?.checks, sharedRules(context)),
    ...names('/everyCall/faults', 'fault', everyCall?.faults, namesOf(context, 'faults')),
    ...names('/neverOffers/calls', 'call', neverOffers?.calls, calls),
    ...names('/neverOffers/lists', 'list of options', neverOffers?.lists, namesOf(context, 'options')),
    ...unknownName(file, '/neverOffers/of', 'list of options', neverOffers?.of, namesOf(context, 'options')),
  ]
}

function lintActs(context: LintContext, file: string, path: string, acts: Acts): Finding[] {
  const calls = namesOf(context, 'calls')
  const pages = namesOf(context, 'pages')
  const moves = movesIn(context)
  const any = calls && pages && moves && [...calls, ...pages, ...moves]
  const names = (word: string, noun: string, patterns: Names, there: Names) =>
    lintPatterns(file, `${path}/${word}`, noun, patterns, there)
  return [
    ...names('calls', 'call', acts.calls, calls),
    ...names('moves', 'move', acts.moves, moves),
    ...names('into', 'state', acts.into, statesIn(context)),
    ...names('by', 'permission', acts.by, namesOf(context, 'permissions')),
    ...names('pages', 'page', acts.pages, pages),
    ...names('except', 'call, move or page', acts.except, any),
  ]
}

/** Checks that each name exists; one with `*` must match at least one name. */
function lintPatterns(file: string, path: string, noun: string, patterns: Names, there: Names): Finding[] {
  if (patterns === undefined || there === undefined) return []
  return patterns.flatMap((pattern, at) => {
    if (!pattern.includes('*')) return unknownName(file, `${path}/${at}`, noun, pattern, there)
    const parts = pattern.split('*')
    const isOne = there.some((name) => fits(name, parts))
    return isOne
      ? []
      : [
          error(
            file,
            `${path}/${at}`,
            `No ${noun} is called '${pattern}'. Name one that there is, such as '${there[0]}'.`,
          ),
        ]
  })
}

/** Tells whether the texts between the stars occur in a name in this order. */
function fits(name: string, [head = '', ...rest]: readonly string[]): boolean {
  if (!name.startsWith(head)) return false
  let at = head.length
  for (const part of rest.slice(0, -1)) {
    const next = name.indexOf(part, at)
    if (next === -1) return false
    at = next + part.length
  }
  const tail = rest.at(-1) ?? ''
  return name.length - tail.length >= at && name.endsWith(tail)
}

/** Every move as machine.move; undefined while a machine cannot be read. */
function movesIn({ library, unread }: LintContext): Names {
  if (unread?.machines?.length) return undefined
  return Object.values(library.machines).flatMap(({ id, moves }) => moves.map((move) => `${id}.${move.id}`))
}

function statesIn({ library, unread }: LintContext): Names {
  if (unread?.machines?.length) return undefined
  return Object.values(library.machines).flatMap(({ id, states }) =>
    Object.keys(states).map((state) => `${id}.${state}`),
  )
}

function statesOf({ library }: LintContext, machine: string): Names {
  return Object.hasOwn(library.machines, machine) ? Object.keys(library.machines[machine]!.states) : undefined
}

const fieldsIn = memoizePerContext(({ library, unread }): Names => {
  if (unread?.machines?.length || unread?.flows?.length) return undefined
  const inFlows = Object.values(library.flows).flatMap(({ steps }) =>
    steps.flatMap(({ fields = [] }) => fields),
  )
  const inMoves = Object.values(library.machines).flatMap(({ moves }) =>
    moves.flatMap(({ asks = [] }) => asks),
  )
  return [...new Set([...inFlows, ...inMoves].map(({ id }) => id))]
})

function showing(context: LintContext): Names {
  const lists = (['calls', 'details', 'tables', 'pages'] as const).map((name) => namesOf(context, name))
  return lists.some((list) => list === undefined) ? undefined : lists.flatMap((list) => list!)
}

function sharedRules({ library, unread }: LintContext): Names {
  if (unread?.rules?.length) return undefined
  return Object.values(library.rules).flatMap(({ rules }) => Object.keys(rules ?? {}))
}
