/** A rule reduced to a form that can be tried out: and, or, not, and questions about one term. */
export type Formula =
  | { readonly kind: 'constant'; readonly is: boolean }
  | { readonly kind: 'not'; readonly of: Formula }
  | { readonly kind: 'all'; readonly of: readonly Formula[] }
  | { readonly kind: 'any'; readonly of: readonly Formula[] }
  /** Whether a term is one of some constants. */
  | { readonly kind: 'equals'; readonly term: string; readonly values: readonly unknown[] }
  /** Any other question, true or false independently of the rest. */
  | { readonly kind: 'open'; readonly term: string }

/** Finds a rule's logic by name. */
export type FindLogic = (rule: string) => unknown

const DEEPEST = 32

/** Reads JSON Logic as a formula; the same expression always becomes the same term. */
export function formulaOf(expression: unknown, find: FindLogic, depth = 0): Formula {
  if (typeof expression === 'boolean') return { kind: 'constant', is: expression }
  const open: Formula = { kind: 'open', term: `?${JSON.stringify(expression)}` }
  if (depth > DEEPEST || typeof expression !== 'object' || expression === null) return open
  const [operator, written] = Object.entries(expression)[0] ?? []
  if (operator === undefined) return open
  const operands: readonly unknown[] = Array.isArray(written) ? written : [written]
  const inner = (operand: unknown) => formulaOf(operand, find, depth + 1)
  switch (operator) {
    case 'rule': {
      const logic = find(String(written))
      return logic === undefined ? open : inner(logic)
    }
    case 'and':
      return { kind: 'all', of: operands.map(inner) }
    case 'or':
      return { kind: 'any', of: operands.map(inner) }
    case '!':
      return operands.length === 1 ? { kind: 'not', of: inner(operands[0]) } : open
    case '!!':
      return operands.length === 1 ? inner(operands[0]) : open
    case '==':
    case '===':
      return equals(operands) ?? open
    case '!=':
    case '!==': {
      const equal = equals(operands)
      return equal === undefined ? open : { kind: 'not', of: equal }
    }
    case 'in':
      return amongst(operands) ?? open
    default:
      return open
  }
}

/** Returns every term of a formula. */
export function termsOf(formula: Formula): string[] {
  if (formula.kind === 'not') return termsOf(formula.of)
  if (formula.kind === 'all' || formula.kind === 'any') return formula.of.flatMap((one) => termsOf(one))
  return formula.kind === 'equals' || formula.kind === 'open' ? [formula.term] : []
}

function isConstant(operand: unknown): boolean {
  return operand === null || typeof operand !== 'object'
}

/** Returns the name of an operand: the path of a fact, or the expression as text. */
function termOf(operand: unknown): string {
  const name: unknown = (operand as { var?: unknown }).var
  return typeof name === 'string' ? name : JSON.stringify(operand)
}

function equals(operands: readonly unknown[]): Formula | undefined {
  const [left, right] = operands
  if (operands.length !== 2 || isConstant(left) === isConstant(right)) return undefined
  return isConstant(left)
    ? { kind: 'equals', term: termOf(right), values: [left] }
    : { kind: 'equals', term: termOf(left), values: [right] }
}

function amongst([needle, list]: readonly unknown[]): Formula | undefined {
  if (isConstant(needle) || !Array.isArray(list) || !list.every(isConstant)) return undefined
  return { kind: 'equals', term: termOf(needle), values: list }
}
