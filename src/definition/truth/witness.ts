import { formulaOf, type FindLogic, type Formula } from './formula.ts'
import { satisfy } from './satisfaction.ts'
import { ABSENT, OTHER, type Assignment } from './assignments.ts'

type Facts = Readonly<Record<string, unknown>>

/** A value at each path. */
type Values = readonly (readonly [path: string, value: unknown])[]

/** Returns facts that make a rule true or false, as far as its logic can be solved, or undefined. */
export function factsFor(logic: unknown, verdict: 'yes' | 'no', find: FindLogic): Facts | undefined {
  const values = valuesFor(logic, verdict === 'yes', find)
  return values && recordOf(values)
}

const anything = { values: () => undefined, conditionOf: (): Formula | undefined => undefined }

function valuesFor(logic: unknown, isYes: boolean, find: FindLogic): Values | undefined {
  if (logic === undefined) return undefined
  const assignment = satisfy(formulaOf(logic, find), anything)?.[isYes ? 'yes' : 'no']
  return assignment && [...assignment].flatMap(([term, value]) => valuesOf(term, value, find))
}

function valuesOf(
  term: string,
  value: Assignment extends ReadonlyMap<string, infer V> ? V : never,
  find: FindLogic,
): Values {
  if (term.startsWith('?')) return openValues(JSON.parse(term.slice(1)), value === true, find)
  if (value === ABSENT || term.startsWith('{')) return []
  return [[term, value === OTHER ? 'something-else' : value]]
}

/** A path that an operand reads. */
function pathOf(operand: unknown): string | undefined {
  const name: unknown = Object(operand).var
  return typeof name === 'string' ? name : undefined
}

const orders = /^(money|date)?(<|<=|>|>=)$/

/** Values that answer a question which is neither and, or, not nor equality. */
function openValues(expression: unknown, isYes: boolean, find: FindLogic): Values {
  const [operator = '', written] = Object.entries(Object(expression) as Facts)[0] ?? []
  const operands: readonly unknown[] = Array.isArray(written) ? written : [written]
  const [left, right] = operands
  if (operator === 'var') return typeof left === 'string' ? [[left, isYes]] : []
  if (operator === 'has')
    return isYes ? operands.flatMap((path) => (typeof path === 'string' ? [[path, 'given']] : [])) : []
  if (operator === 'in') return memberValues(left, right, isYes)
  if (operator === '==' || operator === '===')
    return pairValues(left, right, ['same', isYes ? 'same' : 'another'])
  if (operator === '!=' || operator === '!==')
    return pairValues(left, right, ['same', isYes ? 'another' : 'same'])
  if (orders.test(operator)) return orderValues(operator, operands, isYes)
  const list = pathOf(left)
  if (list === undefined || !['some', 'none', 'all'].includes(operator)) return []
  const holdsFor = operator === 'none' ? !isYes : isYes
  if (operator !== 'all' && !holdsFor) return [[list, []]]
  const inner = valuesFor(right, holdsFor, find) ?? []
  const whole = inner.find(([path]) => path === '')
  return [[list, [whole ? whole[1] : recordOf(inner)]]]
}

function memberValues(needle: unknown, list: unknown, isYes: boolean): Values {
  const [path, within] = [pathOf(needle), pathOf(list)]
  if (within !== undefined && path === undefined) return [[within, isYes ? [needle] : []]]
  if (within === undefined || path === undefined) return []
  return [
    [path, 'one'],
    [within, isYes ? ['one'] : []],
  ]
}

function pairValues(left: unknown, right: unknown, [first, second]: readonly [unknown, unknown]): Values {
  const [a, b] = [pathOf(left), pathOf(right)]
  return [
    ...(a === undefined ? [] : [[a, first] as const]),
    ...(b === undefined ? [] : [[b, second] as const]),
  ]
}

/** Something before or behind a bound, in the kind that the operator compares. */
function orderValues(operator: string, [left, right]: readonly unknown[], isYes: boolean): Values {
  const isLess = operator.includes('<') === isYes
  const kindOf = (amount: number): unknown => {
    if (operator.startsWith('date')) return `20${String(20 + amount).padStart(2, '0')}-01-01`
    return operator.startsWith('money') ? { value: String(amount), currency: 'USD' } : amount
  }
  const set = (operand: unknown, amount: number): Values => {
    const counted =
      pathOf(Object(operand).length) ?? pathOf((Object(operand).length as unknown[] | undefined)?.[0])
    if (counted !== undefined) return [[counted, Array.from({ length: Math.max(0, amount) }, () => ({}))]]
    const path = pathOf(operand)
    return path === undefined ? [] : [[path, kindOf(amount)]]
  }
  if (typeof right === 'number') return set(left, isLess ? right - 1 : right + 1)
  if (typeof left === 'number') return set(right, isLess ? left + 1 : left - 1)
  return [...set(left, isLess ? 1 : 3), ...set(right, 2)]
}

function recordOf(values: Values): Facts {
  const record: Record<string, unknown> = {}
  for (const [path, value] of values) {
    const keys = path.split('.')
    const last = keys.pop()!
    let holder = record
    for (const key of keys) {
      const inner: Record<string, unknown> = { ...(Object(holder[key]) as Facts) }
      holder[key] = inner
      holder = inner
    }
    holder[last] = value
  }
  return record
}
