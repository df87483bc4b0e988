import type { Library } from '#definition/library.ts'
import { formulaOf, type FindLogic, type Formula } from '#definition/truth/formula.ts'
import type { Assumptions } from './types.ts'

const DEEPEST = 32

/** Finds the logic of a rule: that of the definition itself first, then the shared one. */
export function ruleFinder(
  library: Library,
  own: Readonly<Record<string, { when: unknown }>> = {},
): FindLogic {
  const shared = sharedRules(library)
  return (name) => (Object.hasOwn(own, name) ? own[name]?.when : shared.get(name))
}

const sharedOf = new WeakMap<Library, ReadonlyMap<string, unknown>>()

function sharedRules(library: Library): ReadonlyMap<string, unknown> {
  const rules =
    sharedOf.get(library) ??
    new Map(
      Object.values(library.rules).flatMap((file) =>
        Object.entries(file.rules ?? {}).map(([name, { when }]) => [name, when] as const),
      ),
    )
  sharedOf.set(library, rules)
  return rules
}

/**
 * Returns the conjunction of the named rules under some assumptions. A question about a permission includes
 * the rule of that permission.
 */
export function formulaFor(
  rules: readonly (string | undefined)[],
  library: Library,
  own: Readonly<Record<string, { when: unknown }>> | undefined,
  assumptions: Assumptions,
): Formula {
  const find = ruleFinder(library, own)
  const of = rules
    .filter((rule) => rule !== undefined)
    .map((rule) => formulaOf(fold({ rule }, { find, library, assumptions }, 0), () => undefined))
  return { kind: 'all', of }
}

interface Folding {
  readonly find: FindLogic
  readonly library: Library
  readonly assumptions: Assumptions
}

/** Puts assumptions in the place of facts, and the verdict in the place of a comparison of two constants. */
function fold(expression: unknown, context: Folding, depth: number): unknown {
  if (depth > DEEPEST || typeof expression !== 'object' || expression === null || Array.isArray(expression))
    return expression
  const [operator, written] = Object.entries(expression)[0] ?? []
  if (operator === undefined) return expression
  const operands: readonly unknown[] = Array.isArray(written) ? written : [written]
  if (operator === 'var') return folded(expression, operands, context.assumptions)
  if (operator === 'rule') {
    const logic = context.find(String(written))
    return logic === undefined ? expression : fold(logic, context, depth + 1)
  }
  const inner = operands.map((operand) => fold(operand, context, depth + 1))
  return (
    verdictOf(operator, inner) ?? requestedRight(operator, inner, context, depth) ?? { [operator]: inner }
  )
}

function folded(expression: object, [name]: readonly unknown[], assumptions: Assumptions): unknown {
  return typeof name === 'string' && Object.hasOwn(assumptions, name) ? assumptions[name] : expression
}

const isValue = (operand: unknown): boolean =>
  typeof operand !== 'object' || operand === null || Array.isArray(operand)

function verdictOf(operator: string, operands: readonly unknown[]): boolean | undefined {
  const [left, right] = operands
  if (operands.length !== 2 || !isValue(left) || !isValue(right)) return undefined
  if (operator === '==' || operator === '===') return left === right
  if (operator === '!=' || operator === '!==') return left !== right
  return operator === 'in' && Array.isArray(right) ? right.includes(left) : undefined
}

/** Returns the formula of a permission in `session.permissions`: its rule must be true. */
function requestedRight(
  operator: string,
  [needle, list]: readonly unknown[],
  { library, assumptions }: Folding,
  depth: number,
): unknown {
  const path = (list as { var?: unknown } | undefined)?.var
  if (operator !== 'in' || typeof needle !== 'string' || path !== 'session.permissions') return undefined
  const when = Object.hasOwn(library.permissions, needle) ? library.permissions[needle]?.when : undefined
  if (when === undefined) return undefined
  const stored = { in: [needle, list] }
  return {
    and: [stored, fold({ rule: when }, { find: ruleFinder(library), library, assumptions }, depth + 1)],
  }
}
