/** One use of a fact or rule in JSON Logic, found without validating the expression. */
export interface LogicUse {
  readonly path: string
  readonly kind: 'var' | 'rule'
  readonly name: string
}

/** A loop has a list, a body and a start; more operands are rejected. */
const MOST_OPERANDS = 3

const scoped = new Set(['map', 'filter', 'all', 'some', 'none', 'reduce'])

/** Deepest nesting of a rule; traversals stop here, whatever the input. */
const MOST_LEVELS = 64
const MOST_PARTS = 100_000

/** Every fact path and rule name an expression names; inside map, filter and the like a var reads the entry, so those are left out. */
export function usesOf(expression: unknown, path = ''): LogicUse[] {
  const uses: LogicUse[] = []
  let parts = 0
  const walk = (part: unknown, at: string, inner: boolean, depth: number): void => {
    if (depth > MOST_LEVELS || typeof part !== 'object' || part === null) return
    const [items, operators] = Array.isArray(part) ? [part as unknown[], []] : [[], Object.keys(part)]
    for (let index = 0; index < items.length && parts < MOST_PARTS; index += 1) {
      parts += 1
      walk(items[index], `${at}/${index}`, inner, depth + 1)
    }
    for (const operator of operators) {
      parts += 1
      const operands = (part as Record<string, unknown>)[operator]
      walkOperator(operator, operands, `${at}/${operator.replaceAll('/', '~1')}`, inner, depth)
    }
  }
  const walkOperator = (operator: string, operands: unknown, at: string, inner: boolean, depth: number) => {
    if (operator === 'rule' && typeof operands === 'string')
      uses.push({ path: at, kind: 'rule', name: operands })
    else if (operator === 'var') uses.push(...(inner ? [] : varUse(operands, at)))
    else if (['has', 'missing', 'missing_some'].includes(operator)) uses.push(...namesIn(operands, at))
    else if (scoped.has(operator) && Array.isArray(operands)) {
      walk(operands[0], `${at}/0`, inner, depth + 1)
      walk(operands.slice(1, MOST_OPERANDS), at, true, depth + 1)
    } else walk(operands, at, inner, depth + 1)
  }
  walk(expression, path, false, 0)
  return uses
}

function varUse(operands: unknown, path: string): LogicUse[] {
  const name: unknown = Array.isArray(operands) ? operands[0] : operands
  return typeof name === 'string' && name !== '' ? [{ path, kind: 'var', name }] : []
}

function namesIn(operands: unknown, path: string, level = 0): LogicUse[] {
  if (typeof operands === 'string') return [{ path, kind: 'var', name: operands }]
  if (!Array.isArray(operands) || level > 1) return []
  return operands.slice(0, MOST_PARTS).flatMap((operand, at) => namesIn(operand, `${path}/${at}`, level + 1))
}

/** Counts how deep operators are nested; rule 6 allows two, without var and rule. */
export function operatorDepth(expression: unknown, level = 0): number {
  if (level > MOST_LEVELS || typeof expression !== 'object' || expression === null) return 0
  let deepest = 0
  for (const [operator, operands] of Object.entries(expression)) {
    const isReading = !Array.isArray(expression) && (operator === 'var' || operator === 'rule')
    const own = Array.isArray(expression) ? 0 : 1
    if (!isReading) deepest = Math.max(deepest, own + operatorDepth(operands, level + 1))
  }
  return deepest
}
