import { nearestName } from '#definition/spelling/nearest-name.ts'
import { LIMITS } from './budget.ts'
import { findCycles, orderOf } from './reading/cycle.ts'
import { compile, type FindRule } from './compilation.ts'
import type { Expression } from './reading/expression.ts'
import { leanOn, makeRule, makeUnknownRule, makingOf, secondOf, type SecondEvaluator } from './linked-rule.ts'
import { attempt, ProblemFound, refuse } from './reading/problem.ts'
import { readExpression } from './reading/reader.ts'
import type { LinkedRule, LinkedRules, LinkResult, Problem, RuleDefinition, RuleProblem } from './types.ts'

type Rules = ReadonlyMap<string, LinkedRule>
type Read = { says: string; when: unknown; expression: Expression }

/** Links one rule to linked ones; returns the rule, or the problem that keeps it from loading. */
export function linkRule(id: string, definition: RuleDefinition, others: Rules): LinkResult {
  const read = attempt('', () => readDefinition(definition))
  return read.ok ? close(id, read.value, others, others, secondOf(others)) : read
}

/**
 * Links all rules of a definition, which may depend on others. A rule that does not load is listed in the
 * problems and is always unknown; dependent rules still load. With a second evaluator, a verdict is known
 * only if both agree.
 */
export function linkRules(
  definitions: Readonly<Record<string, RuleDefinition>>,
  others: Rules = new Map(),
  second = secondOf(others),
): LinkedRules {
  const rules = new Map([...others].filter(([id]) => !Object.hasOwn(definitions, id)))
  const problems: RuleProblem[] = []
  const texts = new Map<string, Read>()
  const fail = (rule: string, says: string, problem: Problem) => {
    problems.push({ rule, ...problem })
    rules.set(rule, makeUnknownRule(rule, says))
  }
  for (const [id, definition] of Object.entries(definitions)) {
    const read = attempt('', () => readDefinition(definition))
    if (read.ok) texts.set(id, read.value)
    else fail(id, '', read.problem)
  }
  const dependencies = new Map([...texts].map(([id, { expression }]) => [id, rulesNamedIn(expression)]))
  const names = new Set([...Object.keys(definitions), ...rules.keys()])
  for (const [id, cycle] of findCycles(dependencies)) {
    fail(id, texts.get(id)!.says, {
      path: '/when',
      sentence: `This rule depends on itself: ${cycle.join(' → ')}. Let one of them read facts alone.`,
    })
  }
  for (const id of orderOf(dependencies)) {
    if (rules.has(id)) continue
    const linked = close(id, texts.get(id)!, rules, names, second)
    if (linked.ok) rules.set(id, linked.rule)
    else fail(id, texts.get(id)!.says, linked.problem)
  }
  return { rules, problems }
}

function readDefinition(definition: RuleDefinition): Read {
  if (typeof definition !== 'object' || definition === null)
    refuse('', 'Write a rule as { "says": …, "when": … }.')
  const { says, when } = definition
  if (typeof says !== 'string') refuse('/says', 'Say in one sentence what the rule asks.')
  const expression = readExpression(when, '/when')
  const asks =
    expression.kind === 'call' || (expression.kind === 'literal' && typeof expression.value === 'boolean')
  if (!asks)
    refuse(
      '/when',
      'Write a rule as one operator, or true or false; name another rule with {"rule": "name"}.',
    )
  return { says, when, expression }
}

function close(
  id: string,
  { says, when, expression }: Read,
  others: Rules,
  names: Iterable<string> | Rules,
  second: SecondEvaluator | undefined,
): LinkResult {
  const existing = names instanceof Map ? names.keys() : names
  let reach = expression.depth
  const find: FindRule = (name, path, notes) => {
    const other = others.get(name)
    if (!other) throw new ProblemFound({ path, ...missingRule(id, name, existing as Iterable<string>) })
    reach = Math.max(reach, expression.depth + (makingOf(other)?.reach ?? 0))
    if (reach > LIMITS.reach)
      throw new ProblemFound({ path, sentence: 'This rule depends on too long a chain of rules. Split it.' })
    other.reads.forEach(notes)
    return leanOn(other)
  }
  const compiled = attempt('/when', () => compile(expression, find))
  if (!compiled.ok) return compiled
  const { step, reads } = compiled.value
  return { ok: true, rule: makeRule(id, says, reads, { expression, step, reach, others, when, second }) }
}

function missingRule(
  id: string,
  name: string,
  existing: Iterable<string>,
): { sentence: string; nearest?: string } {
  if (name === id) return { sentence: `This rule depends on itself: ${id} → ${id}. Name another rule.` }
  return { sentence: `There is no rule '${name.slice(0, 64)}'.`, nearest: nearestName(name, existing) }
}

/** Returns the names of the rules an expression depends on, each once, in order. */
function rulesNamedIn(expression: Expression): readonly string[] {
  const names = new Set<string>()
  collect(expression, names)
  return [...names]
}

function collect(expression: Expression, names: Set<string>): void {
  if (expression.kind === 'list') expression.items.forEach((item) => collect(item, names))
  if (expression.kind !== 'call') return
  const [first] = expression.operands
  if (expression.operator === 'rule' && first?.kind === 'literal') names.add(String(first.value))
  expression.operands.forEach((operand) => collect(operand, names))
}
