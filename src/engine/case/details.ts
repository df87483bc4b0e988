import type { Case } from '#definition/generated/cases.ts'
import type { Details } from '#definition/generated/details.ts'
import { shownLines, shownSections, type IsShown } from '../details/shown-details.ts'
import type { LinkedMachine } from '../machine/link.ts'
import { movesOpen } from '../machine/moves.ts'
import type { LinkedPermissions } from '../permission/link.ts'
import { linkOwnRules } from '../relevance/own-rules.ts'
import { keysOf, readPath } from '../rule/path.ts'
import type { Facts, LinkedRule } from '../rule/types.ts'
import { Expectations } from './results/expectations.ts'
import { mergeFacts } from './facts.ts'
import { expectOpens } from './results/expected-rights.ts'
import { wordsIn } from './words.ts'

/** Details with their linked rules, machine and permissions of calls. */
export interface LinkedDetails {
  readonly definition: Details
  readonly rules: ReadonlyMap<string, LinkedRule>
  readonly machine: LinkedMachine | undefined
  permissionOf(call: string): string | undefined
}

/** Runs one case of details: the lines and actions of the record in `record`. */
export function runDetailsCase(
  details: LinkedDetails,
  definition: Case,
  globals: Facts,
  permissions: LinkedPermissions,
  expected = new Expectations(),
): readonly string[] {
  const given = mergeFacts(globals, definition.facts ?? {})
  const facts = { ...given, ...(Object(given.record) as Facts) }
  const isShown: IsShown = (rule) => rule === undefined || details.rules.get(rule)?.evaluate(facts) === 'yes'
  const { hero, permission } = details.definition
  const sections = new Map(
    shownSections(details.definition, isShown).map(({ id, items }) => [
      id,
      labelsOf(shownLines(items, isShown)),
    ]),
  )
  if (hero) sections.set('hero', labelsOf(shownLines(hero, isShown)))
  expectOpens(expected, definition, permission, { permissions, facts: given })
  expected.each('lines', definition.lines, (section) => sections.get(section) ?? [])
  expected.same('actions', definition.actions, actionsFor(details, facts))
  expected.each('rules', definition.rules, (name) => details.rules.get(name)?.evaluate(facts))
  return expected.differences()
}

/** Details of the library as the cases run them. */
export function linkDetails(
  definition: Details,
  shared: ReadonlyMap<string, LinkedRule>,
  machine: LinkedMachine | undefined,
  permissionOf: LinkedDetails['permissionOf'],
): LinkedDetails {
  const { rules } = linkOwnRules(definition.rules ?? {}, shared)
  return { definition, rules, machine, permissionOf }
}

const labelsOf = (items: readonly { readonly label: string }[]): string[] => items.map(({ label }) => label)

/** Pages are always included, since their own cases test who may open them. */
function actionsFor({ definition, rules, machine, permissionOf }: LinkedDetails, facts: Facts): string[] {
  const stored = new Set(wordsIn(facts, 'session.permissions'))
  const state = readPath(Object(facts.record) as Facts, keysOf(definition.state ?? ''))
  const moves = machine && typeof state === 'string' ? movesOpen(machine, state, facts, stored) : []
  return (definition.actions ?? []).flatMap((action) => {
    if ('move' in action) return moves.some(({ id }) => id === action.move) ? [action.move] : []
    if (action.when !== undefined && rules.get(action.when)?.evaluate(facts) !== 'yes') return []
    return 'page' in action || stored.has(permissionOf(action.call) ?? '') ? [action.id] : []
  })
}
