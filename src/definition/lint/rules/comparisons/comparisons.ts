import type { Finding } from '../../../finding.ts'
import type { Lint, LintContext } from '../../context/context.ts'
import { derived, error, withNearest } from '../../context/findings.ts'
import { inLogic } from '../../context/logic-homes.ts'
import { look, type FactRoots } from '../../context/roots.ts'
import { lintCode } from './codes.ts'
import { entriesOf, resolvePath, valuesOf, type SchemaNode } from '../../../facts/fact-type.ts'
import { statesOf } from '../../machines/states-of.ts'
import { sayTypes } from '../../words/types/type-words.ts'

const equalities = new Set(['==', '===', '!=', '!=='])
const orders = new Set(['<', '<=', '>', '>='])

interface Comparison {
  readonly path: string
  readonly operator: string
  readonly operands: readonly unknown[]
}

/**
 * Returns every operator with its operands, except inside map, filter and similar loops, where a var reads an
 * entry.
 */
export function comparisonsIn(expression: unknown, path: string): Comparison[] {
  if (typeof expression !== 'object' || expression === null) return []
  return Object.entries(expression).flatMap(([operator, operands]) => {
    if (['map', 'filter', 'all', 'some', 'none', 'reduce'].includes(operator)) return []
    const at = `${path}/${operator.replaceAll('/', '~1')}`
    const inner = comparisonsIn(operands, at)
    return Array.isArray(operands) ? [{ path: at, operator, operands }, ...inner] : inner
  })
}

function factIn(operand: unknown): string | undefined {
  if (typeof operand !== 'object' || operand === null) return undefined
  const name: unknown = (operand as { var?: unknown }).var
  return typeof name === 'string' ? name : undefined
}

function typesOf(operand: unknown, roots: FactRoots, context: LintContext): readonly string[] {
  if (operand === null) return ['null']
  if (typeof operand !== 'object') return [typeof operand]
  const name = factIn(operand)
  return name === undefined ? [] : look(roots, name, context).types
}

/** Writes a constant in the form of the value it is compared with, if possible. */
function writtenAs(constant: unknown, types: readonly string[]): string {
  const text = String(constant)
  if (types.includes('boolean'))
    return /^(?:false|no|0)$/i.test(text) ? 'false, without quotes' : 'true or false, without quotes'
  if (types.includes('number') || types.includes('integer')) return 'a number, without quotes'
  return types.includes('string') ? `${JSON.stringify(text)}, in quotes` : `what ${sayTypes(types)} can be`
}

function mixed(
  file: string,
  { path, operands }: Comparison,
  roots: FactRoots,
  context: LintContext,
): Finding[] {
  const [left, right] = operands.map((operand) => typesOf(operand, roots, context))
  if (!left?.length || !right?.length || left.some((type) => right.includes(type))) return []
  const read = operands.map(factIn).find((name) => name !== undefined)
  // Facts are never null here: an absent answer is undefined.
  const instead =
    operands.includes(null) && read !== undefined
      ? ` Write {"has": ["${read}"]} to ask whether it is there.`
      : ''
  const constant = operands.find((operand) => typeof operand !== 'object')
  const other = operands[0] === constant ? right : left
  const meant = instead === '' && constant !== undefined ? ` Write ${writtenAs(constant, other)}.` : instead
  const list = [left, right].findIndex((types) => types.length === 1 && types[0] === 'array')
  const within = JSON.stringify({ in: [operands[1 - list], operands[list]] })
    .replaceAll(':', ': ')
    .replaceAll(',', ', ')
  if (list !== -1 && constant !== undefined)
    return [
      error(
        file,
        path,
        `This compares a list with ${sayTypes(list === 0 ? right : left)}, which are never equal. Write ${within}.`,
      ),
    ]
  const sentence = `This compares ${sayTypes(left)} with ${sayTypes(right)}, which are never equal.${meant || ' Compare with what is of the same kind.'}`
  return [error(file, path, sentence)]
}

/** Reports '<' and '>' on texts: amounts and days have operators of their own. */
function unordered(
  file: string,
  { path, operator, operands }: Comparison,
  roots: FactRoots,
  context: LintContext,
): Finding[] {
  const wrong = operands.flatMap((operand, index) => {
    const types = typesOf(operand, roots, context)
    if (types.length === 0 || types.includes('number')) return []
    const sentence = `'${operator}' compares numbers, and this is ${sayTypes(types)}. Amounts are compared with 'money${operator}', days with 'date<' and 'date<='.`
    return [error(file, `${path}/${index}`, sentence)]
  })
  return wrong.slice(0, 1)
}

/** Values of a setting that an organisation changes, by the request that changes it. */
function settingValues(name: string, { findSchema }: LintContext): readonly unknown[] | undefined {
  const entry = findSchema('entities/organisation-settings-change')?.properties?.['settings']?.items
    ?.properties
  const setting = /^configuration\.settings\.(\w+)$/.exec(name)?.[1]
  return entry?.['setting_name']?.enum?.includes(setting ?? '') ? entry['setting_value']?.enum : undefined
}

/** A constant that a fact of few values never has: an enum of a schema. */
function strangers(
  file: string,
  { path, operands }: Comparison,
  roots: FactRoots,
  context: LintContext,
): Finding[] {
  return operands.flatMap((operand, index) => {
    const name = factIn(operands[1 - index])
    if (typeof operand !== 'string' || name === undefined) return []
    const { nodes } = look(roots, name, context)
    const values = settingValues(name, context) ?? valuesOf(nodes)
    const states = statesOf(nodes, context)
    if (
      values === undefined &&
      states !== undefined &&
      !file.startsWith('machines/') &&
      !states.includes(operand)
    ) {
      const sentence = `'${name}' is a state, and there is no '${operand}' among them: ${states.join(', ')}.`
      return [withNearest(derived(file, `${path}/${index}`, sentence), operand, states)]
    }
    if (values === undefined) return lintCode(file, `${path}/${index}`, operand, nodes, context)
    if (values.includes(operand)) return []
    const sentence = `'${name}' is never '${operand}'; it is one of ${values.map(String).join(', ')}.`
    return [withNearest(error(file, `${path}/${index}`, sentence), operand, values.map(String))]
  })
}

/** The constants of a list in which a fact is looked for, each as what it would equal. */
const membersOf = ({ path, operator, operands: [what, list] }: Comparison): Comparison[] =>
  operator === 'in' && Array.isArray(list) && factIn(what) !== undefined
    ? list.map((one, at) => ({ path: `${path}/1/${at}`, operator, operands: [what, one] }))
    : []

/** A value of such a list that the fact never has. */
function strangersAmong(
  file: string,
  comparison: Comparison,
  roots: FactRoots,
  context: LintContext,
): Finding[] {
  const states = context.library.machines[/^machines\/(.+)\.machine\.json$/.exec(file)?.[1] ?? '']
  return membersOf(comparison).flatMap((member) => {
    const { path, operands } = member
    const [what, value] = operands
    if (states !== undefined && factIn(what) === `record.${stateNameOf(states.id, context)}`) {
      const names = Object.keys(states.states)
      if (typeof value !== 'string' || names.includes(value)) return []
      const sentence = `'${factIn(what)}' is a state, and there is no '${value}' among them: ${names.join(', ')}.`
      return [withNearest(derived(file, path, sentence), value, names)]
    }
    // A list may name the states of every machine that its record can follow.
    const { nodes } = look(roots, factIn(what)!, context)
    if (valuesOf(nodes) === undefined) return []
    return strangers(file, member, roots, context).map((finding) => ({ ...finding, path }))
  })
}

/** The property of a record in which its state stands: what its tables and details say. */
function stateNameOf(machine: string, { library }: LintContext): string | undefined {
  const table = Object.values(library.tables).find(({ machines }) => machines?.is === machine)
  return (
    table?.machines?.state ??
    Object.values(library.details).find((details) => details.machine === machine)?.state
  )
}

/** Returns the form of a text by its schema, such as a currency code; undefined for a plain text. */
function formOf(nodes: readonly SchemaNode[]): string | undefined {
  const named = nodes.flatMap(
    ({ $ref = '' }) => /\bvalues\/([\w-]+?)(?:\.schema\.json)?$/.exec($ref)?.[1] ?? [],
  )
  const existing = named.find((name) => Object.hasOwn(forms, name))
  if (existing !== undefined) return existing
  const isFree =
    nodes.length > 0 && nodes.every((node) => Object.keys(node).every((word) => freeWords.has(word)))
  return isFree && nodes.some(({ type }) => type === 'string') ? 'text' : undefined
}

const forms: Readonly<Record<string, string>> = {
  uuid: 'an id',
  'country-code': 'a country',
  'currency-code': 'a currency',
  money: 'an amount',
}
const freeWords = new Set(['type', 'description', 'minLength', 'maxLength'])

/** An id is never a name, and a currency never a country: both are texts, and not the same. */
function misformed(
  file: string,
  { path, operands }: Comparison,
  roots: FactRoots,
  context: LintContext,
): Finding[] {
  const names = operands.map(factIn)
  const [left, right] = names.map((name) =>
    name === undefined ? undefined : formOf(look(roots, name, context).nodes),
  )
  if (left === undefined || right === undefined || left === right) return []
  // A text may be a country or an amount, but an id is declared as such.
  if (![left, right].includes('uuid') && [left, right].includes('text')) return []
  const at = right === 'uuid' ? 0 : 1
  const [one, other] = [names[at], names[1 - at]]
  const sentence = `'${other}' is ${forms[[left, right][1 - at]!]}, and '${one}' is ${forms[[left, right][at]!] ?? 'a text such as a name'}: they are never the same. Compare with ${forms[[left, right][1 - at]!]}.`
  return [error(file, `${path}/${at}/var`, sentence)]
}

/** Returns the name of the kind that a special operator compares. */
const kindOf = (operator: string): string | undefined =>
  operator.startsWith('date') || operator === 'days'
    ? 'a day or a moment'
    : operator.startsWith('money')
      ? 'an amount'
      : undefined

/** Reports a plain text under an operator for days or amounts, since the result is always unknown. */
function unread(
  file: string,
  { path, operator, operands }: Comparison,
  roots: FactRoots,
  context: LintContext,
): Finding[] {
  const kind = kindOf(operator)
  if (kind === undefined) return []
  return operands.flatMap((operand, at) => {
    const name = factIn(operand)
    const nodes = name === undefined ? [] : look(roots, name, context).nodes
    if (!nodes.some(({ $ref }) => $ref === 'values/text')) return []
    return [
      derived(
        file,
        `${path}/${at}/var`,
        `'${name}' is a text, and '${operator}' compares ${kind}: it would never be known. Name an answer that is ${kind}.`,
      ),
    ]
  })
}

/** Returns the comparisons inside a loop, with the facts of one entry. */
function entriesIn(
  expression: unknown,
  path: string,
  roots: FactRoots,
  context: LintContext,
): { readonly comparison: Comparison; readonly roots: FactRoots }[] {
  if (typeof expression !== 'object' || expression === null) return []
  return Object.entries(expression).flatMap(([operator, operands]) => {
    const at = `${path}/${operator.replaceAll('/', '~1')}`
    const inner = entriesIn(operands, at, roots, context)
    if (!['filter', 'all', 'some', 'none'].includes(operator) || !Array.isArray(operands)) return inner
    const list = factIn(operands[0])
    if (list === undefined) return inner
    const { nodes } = resolvePath(entriesOf(look(roots, list, context)), [], context.findSchema)
    const own: FactRoots = new Map(nodes.flatMap(({ properties = {} }) => Object.entries(properties)))
    return comparisonsIn(operands[1], `${at}/1`).map((comparison) => ({ comparison, roots: own }))
  })
}

/** Reports comparisons of different types, or with a value the fact can never have (rule 9). */
export const lintComparisons: Lint = inLogic((context, { file, roots, logic }) =>
  logic.flatMap(({ path, expression }) => [
    ...entriesIn(expression, path, roots, context).flatMap(({ comparison, roots: own }) =>
      equalities.has(comparison.operator) && comparison.operands.length === 2
        ? strangers(file, comparison, own, context)
        : [],
    ),
    ...comparisonsIn(expression, path).flatMap((comparison) => {
      const { operator, operands } = comparison
      if (orders.has(operator)) return unordered(file, comparison, roots, context)
      if (operator === 'in') return strangersAmong(file, comparison, roots, context)
      if (!equalities.has(operator) || operands.length !== 2) return unread(file, comparison, roots, context)
      const different = mixed(file, comparison, roots, context)
      if (different.length > 0) return different
      return [...strangers(file, comparison, roots, context), ...misformed(file, comparison, roots, context)]
    }),
  ]),
)
