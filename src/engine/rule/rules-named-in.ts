import type { Expression } from './reading/expression.ts'

/** The names of the rules an expression depends on, each once, in the order they stand. */
export function rulesNamedIn(expression: Expression): readonly string[] {
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
