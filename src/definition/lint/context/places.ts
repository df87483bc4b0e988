import type { Rules } from '../../generated/flow.ts'
import type { RuleFile } from '../../generated/rules.ts'
import type { Library } from '../../library.ts'
import { memoizeFor } from './cache.ts'

/** One file that may hold rules, with the rules it can name. */
export interface RuleHome {
  readonly file: string
  readonly own: Rules
  readonly definition: object
}

function home(file: string, definition: object, own: Rules = {}): RuleHome {
  return { file, own, definition }
}

/** All definitions that may hold or name rules, with their file. */
export const ruleHomes = memoizeFor((library: Library): readonly RuleHome[] => {
  return [
    ...Object.values(library.flows).map((flow) => home(`flows/${flow.id}.flow.json`, flow, flow.rules)),
    ...Object.values(library.tables).map((table) =>
      home(`tables/${table.id}.table.json`, table, table.rules),
    ),
    ...Object.values(library.details).map((details) =>
      home(`details/${details.id}.details.json`, details, details.rules),
    ),
    ...Object.values(library.machines).map((machine) =>
      home(`machines/${machine.id}.machine.json`, machine, machine.rules),
    ),
    ...Object.values(library.tasks).map((task) => home(`tasks/${task.id}.task.json`, task, task.rules)),
    ...Object.values(library.pages).map((page) => home(`pages/${page.id}.page.json`, page, page.rules)),
    ...Object.values(library.rules).map((file) =>
      home(`rules/${file.id}.rules.json`, file, writtenRules(file)),
    ),
    home('notices.json', { notices: library.notices }),
    ...Object.values(library.permissions).map((one) => home(`permissions/${one.id}.permission.json`, one)),
    ...Object.values(library.options).map((one) => home(`options/${one.id}.options.json`, one)),
    ...Object.values(library.calls).map((one) => home(`calls/${one.id}.call.json`, one)),
  ]
})

/** The rules of a file that stand there as rules, not as features. */
export const writtenRules = memoizeFor(({ rules, features = {} }: RuleFile): Rules =>
  Object.fromEntries(Object.entries(rules).filter(([name]) => !Object.hasOwn(features, name))),
)

/** Rules every definition may name. */
export const sharedRules = memoizeFor(
  (library: Library) => Object.assign({}, ...Object.values(library.rules).map((file) => file.rules)) as Rules,
)

interface NamedRule {
  readonly path: string
  readonly name: string
}

const rulePlaces = new Set([
  'showWhen',
  'requireWhen',
  'retryWhen',
  'lockWhen',
  'must',
  'guard',
  'gate',
  'feature',
  'redirectWhen',
  'secondWhen',
  'when',
  'unless',
  'none',
  'pendingWhen',
  'notRequiredWhen',
  'completeWhen',
  'approvedWhen',
  'startedWhen',
  'doneWhen',
  'pagedWhen',
])

function namedIn(node: unknown, path: string): NamedRule[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => {
    const at = `${path}/${key}`
    if (path === '' && (key === 'rules' || key === 'values')) return []
    if (rulePlaces.has(key) && typeof value === 'string') return [{ path: at, name: value }]
    if (key === 'nextWhen' && Array.isArray(value))
      return value.map((name, index) => ({ path: `${at}/${index}`, name: String(name) }))
    return namedIn(value, at)
  })
}

/** Every place in a definition that carries a rule's name, as JSON Pointer and name; logic under `rules` and `values` is left out. */
export const namedRules = memoizeFor((definition: object): readonly NamedRule[] => namedIn(definition, ''))
