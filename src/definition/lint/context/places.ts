import type { Finding } from '../../finding.ts'
import type { Call } from '../../generated/call.ts'
import type { Details } from '../../generated/details.ts'
import type { Flow, Rules } from '../../generated/flow.ts'
import type { Machine } from '../../generated/machine.ts'
import type { Options } from '../../generated/options.ts'
import type { Page } from '../../generated/page.ts'
import type { Permission } from '../../generated/permission.ts'
import type { RuleFile } from '../../generated/rules.ts'
import type { Table } from '../../generated/table.ts'
import type { Task } from '../../generated/task.ts'
import type { Library } from '../../library.ts'
import { memoizeFor, memoizeWhileFollowed } from './cache.ts'
import type { Lint, LintContext } from './context.ts'

/** A file that may contain rules, with the rules it can use. */
export interface RuleHome {
  readonly file: string
  readonly own: Rules
  readonly definition: object
}

/** Finds the logic home of a definition by its folder, memoized per definition. */
const homeIn = {
  flows: memoizeFor((one: Flow) => home(`flows/${one.id}.flow.json`, one, one.rules)),
  tables: memoizeFor((one: Table) => home(`tables/${one.id}.table.json`, one, one.rules)),
  details: memoizeFor((one: Details) => home(`details/${one.id}.details.json`, one, one.rules)),
  machines: memoizeFor((one: Machine) => home(`machines/${one.id}.machine.json`, one, one.rules)),
  tasks: memoizeFor((one: Task) => home(`tasks/${one.id}.task.json`, one, one.rules)),
  pages: memoizeFor((one: Page) => home(`pages/${one.id}.page.json`, one, one.rules)),
  rules: memoizeFor((one: RuleFile) => home(`rules/${one.id}.rules.json`, one, writtenRules(one))),
  notices: memoizeFor((notices: Library['notices']) => home('notices.json', { notices })),
  roles: memoizeFor((roles: Library['roles']) => home('roles.json', { roles })),
  permissions: memoizeFor((one: Permission) => home(`permissions/${one.id}.permission.json`, one)),
  options: memoizeFor((one: Options) => home(`options/${one.id}.options.json`, one)),
  calls: memoizeFor((one: Call) => home(`calls/${one.id}.call.json`, one)),
}

function home(file: string, definition: object, own: Rules = {}): RuleHome {
  return { file, own, definition }
}

/** Returns all definitions that may contain or use rules, with their files. */
export const ruleHomes = memoizeFor((library: Library): readonly RuleHome[] => [
  ...Object.values(library.flows).map(homeIn.flows),
  ...Object.values(library.tables).map(homeIn.tables),
  ...Object.values(library.details).map(homeIn.details),
  ...Object.values(library.machines).map(homeIn.machines),
  ...Object.values(library.tasks).map(homeIn.tasks),
  ...Object.values(library.pages).map(homeIn.pages),
  ...Object.values(library.rules).map(homeIn.rules),
  homeIn.notices(library.notices),
  homeIn.roles(library.roles),
  ...Object.values(library.permissions).map(homeIn.permissions),
  ...Object.values(library.options).map(homeIn.options),
  ...Object.values(library.calls).map(homeIn.calls),
])

/** Runs a check for each definition that may contain or use rules. */
export function inRuleHomes(find: (context: LintContext, home: RuleHome) => readonly Finding[]): Lint {
  const findOnce = memoizeWhileFollowed(find)
  return (context) => ruleHomes(context.library).flatMap((one) => findOnce(context, one))
}

/** Returns the rules of a file without its features. */
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
