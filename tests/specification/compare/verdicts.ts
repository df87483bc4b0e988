import type { Library } from '#definition/library.ts'
import { linkRules } from '#engine/rule/link.ts'
import type { Facts } from '#engine/rule/types.ts'
import { verdicts } from '../rules.ts'
import { words } from '../table.ts'

/** Facts that are lists, however few are named. */
const LISTS = new Set(['session.permissions', 'session.organisation.products', 'record.internal_info.labels'])

const valueOf = (path: string, text: string): unknown => {
  if (LISTS.has(path)) return text.split(',').filter((one) => one !== '')
  if (text === 'yes' || text === 'no') return text === 'yes'
  return text
}

/** 'a.b=c' for each fact, as the facts a rule reads. */
const factsOf = (cell: string): Facts => {
  const facts: Record<string, unknown> = {}
  for (const word of words(cell)) {
    const [path = '', text = ''] = word.split('=')
    const parts = path.split('.')
    const last = parts.pop() ?? ''
    let holder = facts
    for (const part of parts) holder = (holder[part] ??= {}) as Record<string, unknown>
    holder[last] = valueOf(path, text)
  }
  return facts
}

/** The machine of a rule that one of them has for itself, and its name. */
const ownerOf = (rule: string): readonly [machine: string | undefined, name: string] => {
  const [first = '', second] = rule.split(':')
  return second === undefined ? [undefined, first] : [first, second]
}

type RuleOf = (
  rule: string,
) => ReturnType<typeof linkRules>['rules'] extends ReadonlyMap<string, infer Rule> ? Rule | undefined : never

const linked = (library: Library, lines: typeof verdicts): RuleOf => {
  const shared = Object.assign({}, ...Object.values(library.rules).map(({ rules }) => rules)) as Parameters<
    typeof linkRules
  >[0]
  const named = new Set(lines.map(({ rule }) => ownerOf(rule)[0]))
  const maps = new Map(
    [...named].map((machine) => {
      const own = machine === undefined ? {} : library.machines[machine]?.rules
      return [machine, linkRules({ ...shared, ...own }).rules] as const
    }),
  )
  return (rule) => {
    const [machine, name] = ownerOf(rule)
    return maps.get(machine)?.get(name)
  }
}

/** Lists the rules whose verdict differs from the specification for the same facts. */
export function verdictDifferences(library: Library, lines = verdicts): string[] {
  const find = linked(library, lines)
  return lines.flatMap(({ rule, yes, no, source }) =>
    (
      [
        ['yes', yes],
        ['no', no],
      ] as const
    ).flatMap(([expected, facts]) => {
      const verdict = find(rule)?.evaluate(factsOf(facts)) ?? 'missing'
      if (verdict === expected) return []
      return [
        `The rule ${rule} is ${verdict} where ${facts}: tests/specification/rules.ts says ${expected}. ` +
          `Change both if the specification changed (${source}).`,
      ]
    }),
  )
}

/** The rules that open a move, a call, a page or a permission. */
export function openingRules(library: Library): ReadonlySet<string> {
  const some = (names: readonly (string | undefined)[]) => names.filter((name) => name !== undefined)
  return new Set([
    ...Object.values(library.machines).flatMap(({ id, rules, moves }) =>
      some(moves.map(({ guard }) => guard)).map((guard) =>
        rules && Object.hasOwn(rules, guard) ? `${id}:${guard}` : guard,
      ),
    ),
    ...Object.values(library.calls).flatMap(({ checks = [] }) => checks.map(({ must }) => must)),
    ...Object.values(library.pages).flatMap(({ gate, feature }) => some([gate, feature])),
    ...some(Object.values(library.permissions).map(({ when }) => when)),
  ])
}
