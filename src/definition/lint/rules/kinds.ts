import { entriesOf, resolvePath } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import { below } from '../context/nested-nodes.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error, repeated } from '../context/findings.ts'
import { inLogic } from '../context/logic-homes.ts'
import { look, type FactRoots } from '../context/roots.ts'
import { sayTypes } from '../words/types/type-words.ts'
import { isMoney } from './comparisons/money.ts'

const LOOPS = new Set(['map', 'filter', 'all', 'some', 'none'])
const DEEPEST = 8

interface Home {
  readonly file: string
  readonly roots: FactRoots
  readonly context: LintContext
}

function factIn(operand: unknown): string | undefined {
  const name: unknown = (Object(operand) as { readonly var?: unknown }).var
  const read = Array.isArray(name) && name.length === 1 ? (name[0] as unknown) : name
  return typeof read === 'string' && read !== '' ? read : undefined
}

/** Checks that the condition of an 'if' is a boolean; the mere presence of a text decides nothing. */
function lintIf(operands: readonly unknown[], at: string, { file, roots, context }: Home): Finding[] {
  return operands.flatMap((operand, place) => {
    const name = place % 2 === 0 && place < operands.length - 1 ? factIn(operand) : undefined
    const types = name === undefined ? [] : look(roots, name, context).types
    if (types.length === 0 || types.includes('boolean')) return []
    const sentence = `'if' asks whether something is so, and '${name}' is ${sayTypes(types)}. Name a rule, such as { "rule": "isOpen" }, or compare it with '=='.`
    return [error(file, below(at, place), sentence)]
  })
}

/** Returns the paths of lists inside a record. */
function listsIn(name: string, { roots, context }: Home): readonly string[] {
  const inside = look(roots, name, context).nodes.flatMap(({ properties = {} }) => Object.keys(properties))
  return [...new Set(inside)]
    .map((one) => `${name}.${one}`)
    .filter((one) => look(roots, one, context).types.includes('array'))
}

/** Returns every fact that an expression reads, with its place. */
function readIn(node: unknown, path: string, depth = 0): readonly (readonly [path: string, name: string])[] {
  if (typeof node !== 'object' || node === null || depth > DEEPEST) return []
  return Object.entries(node).flatMap(([key, value]) => {
    const at = below(path, key)
    if (key !== 'var' || Array.isArray(node)) return LOOPS.has(key) ? [] : readIn(value, at, depth + 1)
    const name = factIn(node)
    return name === undefined ? [] : [[at, name] as const]
  })
}

/** Checks that a loop has a list and reads one entry at a time. */
function lintLoop(operator: string, operands: readonly unknown[], at: string, home: Home): Finding[] {
  const { file, roots, context } = home
  const name = factIn(operands[0])
  if (name === undefined) return []
  const list = look(roots, name, context)
  const place = below(at, 0)
  if (list.types.length > 0 && !list.types.includes('array')) {
    const [nearest, ...others] = listsIn(name, home)
    const advice = list.types.includes('object')
      ? 'Name the list in it.'
      : "Compare it with '==', or with several by 'in'."
    const finding = error(
      file,
      place,
      `'${operator}' goes through a list, and '${name}' is ${sayTypes(list.types)}. ${advice}`,
    )
    return [nearest === undefined || others.length > 0 ? finding : { ...finding, nearest }]
  }
  const entry = entriesOf(list)
  return readIn(operands[1], below(at, 1)).flatMap(([path, read]): Finding[] => {
    if (resolvePath(entry, read.split('.'), context.findSchema).isResolved) return []
    const last = read.split('.').at(-1)!
    const isInside = resolvePath(entry, [last], context.findSchema).isResolved
    const names = resolvePath(entry, [read.split('.')[0]!], context.findSchema).names
    const sentence = `Inside '${operator}' one entry of '${name}' is read, which has no '${read}'. Write a name of the entry${names.length === 0 ? '' : `, such as ${names.slice(0, 4).join(', ')}`}.`
    return [{ ...error(file, path, sentence), ...(isInside ? { nearest: last } : {}) }]
  })
}

const opposites: Readonly<Record<string, string>> = {
  '<': '>=',
  '>': '<=',
  '>=': '<',
  '<=': '>',
  'money<': 'money>=',
  'money>': 'money<=',
  'money>=': 'money<',
  'money<=': 'money>',
  '==': '!=',
  '!=': '==',
}

/** Two conditions of which one is the other turned round: together always so, or never. */
function lintTurned(
  operator: 'and' | 'or',
  operands: readonly unknown[],
  at: string,
  file: string,
): Finding[] {
  const entries = operands.flatMap((one) => Object.entries(Object(one) as object))
  const isTurned = entries.some(([own, value]) =>
    entries.some(
      ([other, beside]) => opposites[own] === other && JSON.stringify(value) === JSON.stringify(beside),
    ),
  )
  if (!isTurned) return []
  const what = operator === 'or' ? 'one of them always holds' : 'they never hold together'
  return [error(file, at, `Of these conditions one is another turned round: ${what}. Keep one of both.`)]
}

/** Checks that 'and' and 'or' join at least two conditions. */
function lintJoined(operator: string, value: unknown, at: string, file: string): Finding[] {
  if (Array.isArray(value) && value.length !== 1) return []
  const sentence = `'${operator}' joins conditions, and one stands here alone. Write the others beside it, or take '${operator}' out.`
  return [repeated(file, at, sentence)]
}

/** An amount is compared with amounts, and a day with days. */
function lintCompared(operator: string, operands: readonly unknown[], at: string, home: Home): Finding[] {
  const { file, roots, context } = home
  const isOfMoney = operator.startsWith('money')
  return operands.flatMap((operand, place): Finding[] => {
    const name = factIn(operand)
    if (name === undefined) return []
    const { types, nodes } = look(roots, name, context)
    const isDay = nodes.some(
      ({ $ref = '', format = '' }) => format.startsWith('date') || /\bvalues\/(us-)?date/.test($ref),
    )
    const isOdd = ['boolean', 'array'].some((type) => types.length === 1 && types[0] === type)
    const isWrong = isOdd || (isOfMoney ? isDay : isMoney(name, roots, context))
    if (!isWrong) return []
    const what = isOdd ? sayTypes(types) : isOfMoney ? 'a day' : 'an amount'
    const sentence = `'${operator}' compares ${isOfMoney ? 'amounts' : 'days'}, and '${name}' is ${what}. Name ${isOfMoney ? 'an amount' : 'a day'}${isOdd ? '' : `, or compare by '${isOfMoney ? 'date<=' : 'money<='}'`}.`
    return [error(file, below(at, place), sentence)]
  })
}

/** Checks that 'in' has the value first and the list second. */
function lintIn([one, other]: readonly unknown[], at: string, { file, roots, context }: Home): Finding[] {
  const [first, second] = [one, other].map((operand) => {
    const name = factIn(operand)
    return name === undefined ? [] : look(roots, name, context).types
  })
  const isList = (types: readonly string[] = []) => types.length === 1 && types[0] === 'array'
  const isSingle = typeof other === 'string' || (second?.length === 1 && second[0] === 'string')
  if (!isList(first) || !isSingle) return []
  const swapped = JSON.stringify({ in: [other, one] })
    .replaceAll(':', ': ')
    .replaceAll(',', ', ')
  return [
    error(
      file,
      at,
      `'in' looks for what stands first in the list behind it: the two are the wrong way round. Write ${swapped}.`,
    ),
  ]
}

function lintNode(node: unknown, path: string, home: Home, depth = 0): Finding[] {
  if (typeof node !== 'object' || node === null || depth > DEEPEST) return []
  return Object.entries(node).flatMap(([key, value]): Finding[] => {
    const at = below(path, key)
    if (Array.isArray(node)) return lintNode(value, at, home, depth + 1)
    if (key === 'var' || key === 'rule') return []
    const operands: readonly unknown[] = Array.isArray(value) ? value : [value]
    if (LOOPS.has(key)) return lintLoop(key, operands, at, home)
    const own =
      key === 'if'
        ? lintIf(operands, at, home)
        : key === 'and' || key === 'or'
          ? [...lintJoined(key, value, at, home.file), ...lintTurned(key, operands, path, home.file)]
          : key === 'in'
            ? lintIn(operands, at, home)
            : /^(?:money|date)/.test(key)
              ? lintCompared(key, operands, at, home)
              : []
    return [...own, ...lintNode(value, at, home, depth + 1)]
  })
}

/**
 * Checks the kinds of operands: a list for a loop, a boolean for 'if', amounts and days for their operators.
 */
export const lintKinds: Lint = inLogic((context, { file, roots, logic }) =>
  logic.flatMap(({ path, expression }) => lintNode(expression, path, { file, roots, context })),
)
