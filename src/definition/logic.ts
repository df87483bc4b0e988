/** Where a rule reads or calls: found by walking JSON Logic without judging it. */
export interface LogicUse {
  readonly path: string
  readonly kind: 'var' | 'rule'
  readonly name: string
}

const scoped = new Set(['map', 'filter', 'all', 'some', 'none', 'reduce'])

/** Every fact path and rule name an expression names; inside map, filter and the like a var reads the entry, so those are left out. */
export function usesOf(expression: unknown, path = '', inner = false, depth = 0): LogicUse[] {
  if (depth > 64 || typeof expression !== 'object' || expression === null) return []
  if (Array.isArray(expression))
    return expression.flatMap((entry, index) => usesOf(entry, `${path}/${index}`, inner, depth + 1))
  return Object.entries(expression).flatMap(([operator, operands]) => {
    const at = `${path}/${operator.replaceAll('/', '~1')}`
    if (operator === 'rule' && typeof operands === 'string')
      return [{ path: at, kind: 'rule' as const, name: operands }]
    if (operator === 'var') return inner ? [] : varUse(operands, at)
    if (['has', 'missing', 'missing_some'].includes(operator)) return namesIn(operands, at)
    if (scoped.has(operator) && Array.isArray(operands))
      return [
        ...usesOf(operands[0], `${at}/0`, inner, depth + 1),
        ...usesOf(operands.slice(1), at, true, depth + 1),
      ]
    return usesOf(operands, at, inner, depth + 1)
  })
}

function varUse(operands: unknown, path: string): LogicUse[] {
  const name: unknown = Array.isArray(operands) ? operands[0] : operands
  return typeof name === 'string' && name !== '' ? [{ path, kind: 'var', name }] : []
}

function namesIn(operands: unknown, path: string): LogicUse[] {
  const names = Array.isArray(operands) ? operands.flat() : [operands]
  return names.filter((name) => typeof name === 'string').map((name) => ({ path, kind: 'var', name }))
}

/** How many operators stand inside one another; rule 6 allows two, var and rule not counted. */
export function operatorDepth(expression: unknown): number {
  if (typeof expression !== 'object' || expression === null) return 0
  if (Array.isArray(expression)) return Math.max(0, ...expression.map(operatorDepth))
  return Math.max(
    0,
    ...Object.entries(expression).map(([operator, operands]) =>
      operator === 'var' || operator === 'rule' ? 0 : 1 + operatorDepth(operands),
    ),
  )
}
