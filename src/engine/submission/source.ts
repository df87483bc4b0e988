import type { LinkedField, LinkedFlow } from '../flow/linking/linked-flow.ts'
import type { LinkedRule } from '../rule/types.ts'

/** A rule with the verdict it needs; the opposite one excludes the source. */
interface Condition {
  readonly rule: LinkedRule
  readonly verdict: 'yes' | 'no'
}

/** Possible source of a place in a body: the answer to a field or a constant, under `conditions`. */
export type Source = ({ readonly field: LinkedField } | { readonly is: unknown }) & {
  readonly conditions: readonly Condition[]
  /** The place has a list of such answers. */
  readonly isList?: boolean
}

/** Returns the possible sources of a name in a body; facts and computed values are not included. */
export function sourcesOf(flow: LinkedFlow, name: string): readonly Source[] {
  const field = flow.fields.get(name)
  if (field) return [{ field, conditions: [] }]
  const value = flow.values.get(name)
  return value ? sourcesIn(flow, value.definition.is) : []
}

function sourcesIn(flow: LinkedFlow, expression: unknown): readonly Source[] {
  if (typeof expression !== 'object' || expression === null) return [{ is: expression, conditions: [] }]
  const [[operator, operands] = []] = Object.entries(expression)
  const list: readonly unknown[] = Array.isArray(operands) ? operands : [operands]
  switch (operator) {
    case 'var':
      return typeof list[0] === 'string' ? sourcesOf(flow, list[0]) : []
    case 'if':
      return sourcesOfChoice(flow, list, [])
    case 'merge':
      return list
        .flatMap((operand) => sourcesIn(flow, operand))
        .map((source) => ({ ...source, isList: true }))
    default:
      return []
  }
}

/** Returns the sources of an `if`: its condition, its value for true, and the rest. */
function sourcesOfChoice(
  flow: LinkedFlow,
  [condition, outcome, ...others]: readonly unknown[],
  before: readonly Condition[],
): readonly Source[] {
  const rule = ruleIn(flow, condition)
  const when = (verdict: 'yes' | 'no') => (rule ? [...before, { rule, verdict }] : before)
  const under = (conditions: readonly Condition[], expression: unknown) =>
    sourcesIn(flow, expression).map((source) => ({
      ...source,
      conditions: [...conditions, ...source.conditions],
    }))
  const [other] = others
  const otherwise =
    others.length > 1
      ? sourcesOfChoice(flow, others, when('no'))
      : other === undefined
        ? []
        : under(when('no'), other)
  return [...under(when('yes'), outcome), ...otherwise]
}

function ruleIn({ rules }: LinkedFlow, condition: unknown): LinkedRule | undefined {
  const name: unknown = Object(condition)['rule']
  return typeof name === 'string' ? rules.get(name) : undefined
}
