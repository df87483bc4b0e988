import type { Finding } from '../../../finding.ts'
import { operatorFor } from '../../../spelling/foreign-words.ts'
import type { Lint } from '../../context/context.ts'
import { error, missing, warning } from '../../context/findings.ts'
import { inLogic } from '../../context/logic-homes.ts'
import { below } from '../../context/nested-nodes.ts'
import { sharedRules } from '../../context/places.ts'
import { look } from '../../context/roots.ts'

const CONNECTING = new Set(['and', 'or', '!', '!!'])
const LOOPS = new Set(['map', 'filter', 'all', 'some', 'none', 'reduce'])
const NAMING = new Set(['has', 'missing', 'missing_some'])
const DEEPEST = 8

/** Names of operators with two operands. */
const PAIRS = /^(?:[=!]==?|(?:money|date)?[<>]=?|money==|in|days|%|\/)$/

/** Returns the reason if an operator has too few or too many operands; a missing one is read as absent. */
function countedWrong(operator: string, operands: readonly unknown[]): string | undefined {
  if (operator === 'if' && operands.length < 2)
    return "'if' takes a condition, what it is for yes, and last what it is for no. Write all three."
  const isBetween = /^[<>]=?$/.test(operator) && operands.length === 3
  return PAIRS.test(operator) && operands.length !== 2 && !isBetween
    ? `'${operator}' takes two, and ${operands.length} ${operands.length === 1 ? 'stands' : 'stand'} here. Write { "${operator}": [first, second] }.`
    : undefined
}

/** Tells whether an 'if' has no value for false; that is correct for an optional value. */
const saysNothingForNo = (operands: readonly unknown[]): boolean =>
  operands.length % 2 === 0 && !Object.hasOwn(Object(operands[operands.length - 2]) as object, 'has')

interface Names {
  readonly file: string
  isRule(name: string): boolean
  isFact(name: string): boolean
}

const written = (value: unknown): string => JSON.stringify(value).replaceAll(':', ': ').replaceAll(',', ', ')

/** Reports a text in the place of a rule or fact: it is compared literally. */
function meantBy(operand: unknown, at: string, { file, isRule, isFact }: Names): Finding[] {
  if (typeof operand !== 'string') return []
  const say = (kind: 'rule' | 'fact', form: unknown) =>
    missing(
      file,
      at,
      kind,
      operand,
      `'${operand}' is only a text here. Write ${written(form)} to read the ${kind}.`,
    )
  if (isRule(operand)) return [say('rule', { rule: operand })]
  return isFact(operand) ? [say('fact', { var: operand })] : []
}

/** Reports a name in the syntax of another place, such as a fact in braces. */
function lintNaming(operator: string, operands: readonly unknown[], at: string, file: string): Finding[] {
  return operands.flatMap((operand, place) => {
    const named = (Object(operand) as { readonly var?: unknown }).var
    if (typeof named !== 'string') return []
    const sentence = `'${operator}' takes the name itself. Write ${written({ [operator]: [named] })}.`
    return [error(file, below(at, place), sentence)]
  })
}

/** Checks the operands of one operator. */
function lintOperands(operator: string, operands: readonly unknown[], at: string, names: Names): Finding[] {
  if (NAMING.has(operator)) return lintNaming(operator, operands, at, names.file)
  const isReading = operands.some((operand) => typeof operand === 'object' && operand !== null)
  const looked = LOOPS.has(operator) ? operands.slice(0, 1) : operands
  if (isReading && looked === operands && !CONNECTING.has(operator)) return []
  const found = looked.flatMap((operand, place) => meantBy(operand, below(at, place), names))
  return CONNECTING.has(operator) ? found : found.slice(0, 1)
}

function lintNode(node: unknown, path: string, names: Names, depth = 0): Finding[] {
  if (typeof node !== 'object' || node === null || depth > DEEPEST) return []
  return Object.entries(node).flatMap(([key, value]): Finding[] => {
    const at = below(path, key)
    if (Array.isArray(node)) return lintNode(value, at, names, depth + 1)
    if (key === 'var' || key === 'rule') return []
    const meant = operatorFor(key)
    if (meant !== undefined)
      return [{ ...error(names.file, path, `There is no operator '${key}'.`), nearest: meant }]
    const operands: readonly unknown[] = Array.isArray(value) ? value : [value]
    const few = countedWrong(key, operands)
    if (few !== undefined) return [error(names.file, at, few)]
    if (key === 'if' && saysNothingForNo(operands))
      return [
        warning(
          names.file,
          at,
          "'if' says nothing for no, so that there would be no value then. Write what it is for no as a third operand.",
        ),
      ]
    const inside = LOOPS.has(key)
      ? lintNode(operands[0], below(at, 0), names, depth + 1)
      : lintNode(value, at, names, depth + 1)
    return [...lintOperands(key, operands, at, names), ...inside]
  })
}

/** Checks that operands are rules or facts rather than their names, and that operators exist. */
export const lintOperandsOfRules: Lint = inLogic((context, { file, roots, logic, own }) => {
  const shared = sharedRules(context.library)
  const rules = own ?? {}
  const names: Names = {
    file,
    isRule: (name) => Object.hasOwn(rules, name) || Object.hasOwn(shared, name),
    isFact: (name) => /^[a-z]\w*(?:\.\w+)*$/i.test(name) && look(roots, name, context).isResolved,
  }
  return logic.flatMap(({ path, expression }) => lintNode(expression, path, names))
})
