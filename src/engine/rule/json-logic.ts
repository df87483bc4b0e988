import jsonLogic from 'json-logic-js'
import { makingOf, type SecondEvaluator } from './linked-rule.ts'
import type { Facts, LinkedRule } from './types.ts'

/** Different verdicts of the two evaluators for one rule and the same facts. */
export interface Difference {
  readonly rule: string
  readonly says: string
  readonly compiled: 'yes' | 'no'
  /** Result of json-logic-js, or the reason why it failed. */
  readonly jsonLogic: 'yes' | 'no' | { readonly failed: string }
}

/**
 * Uses json-logic-js as a second evaluator, which reads the definition itself. It runs only if the compiled
 * rule has a verdict. Missing facts are null here, which no known verdict depends on.
 */
export function createSecondEvaluator(report: (difference: Difference) => void): SecondEvaluator {
  addOperations()
  return {
    confirms(rule, verdict, facts) {
      const found = verdictOf(rule, facts)
      if (found === verdict) return true
      report({ rule: rule.id, says: rule.says, compiled: verdict, jsonLogic: found })
      return false
    },
  }
}

/** A difference in one sentence, for the log, the trail and the check. */
export function describeDifference({ rule, compiled, jsonLogic: other }: Difference): string {
  const found = typeof other === 'string' ? `says ${other}` : `fails (${other.failed})`
  return `The rule '${rule}' is ${compiled} as it was compiled, and json-logic-js ${found}.`
}

/** Facts and rules available to `rule` during an evaluation. */
let scope: { readonly facts: Facts; readonly rules: ReadonlyMap<string, LinkedRule> } | undefined

function verdictOf(rule: LinkedRule, facts: Facts): Difference['jsonLogic'] {
  try {
    return isTrue(rule, facts) ? 'yes' : 'no'
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}

/** Tells whether a rule is true; null for one that did not load. */
function isTrue(rule: LinkedRule | undefined, facts: Facts): boolean | null {
  const making = rule && makingOf(rule)
  if (!making) return null
  const before = scope
  scope = { facts, rules: making.others }
  try {
    return jsonLogic.truthy(jsonLogic.apply(making.when as never, facts))
  } finally {
    scope = before
  }
}

/** Registers our operators in json-logic-js, written a second time without the code in `operators/`. */
function addOperations(): void {
  jsonLogic.add_operation('var', readFact)
  jsonLogic.add_operation('has', function (this: unknown, ...paths: unknown[]) {
    return (jsonLogic.apply({ missing: paths }, this) as unknown[]).length === 0
  })
  jsonLogic.add_operation('rule', (name: string) => isTrue(scope?.rules.get(name), scope?.facts ?? {}))
  jsonLogic.add_operation('length', (value: unknown) =>
    typeof value === 'string' || Array.isArray(value) ? value.length : null,
  )
  addOrder('money', orderOfAmounts)
  addOrder('date', orderOfMoments)
  jsonLogic.add_operation('days', (from: unknown, until: unknown) => {
    const days = (Date.parse(String(until)) - Date.parse(String(from))) / 86_400_000
    return Number.isNaN(days) ? null : days
  })
  jsonLogic.add_operation('version>=', (version: unknown, least: unknown) =>
    typeof version === 'string' && typeof least === 'string' ? inWidth(version) >= inWidth(least) : null,
  )
  jsonLogic.add_operation('ip-in', isInBlocks)
}

/**
 * Our `var` differs from JSON Logic in two ways: null is a missing fact, and only own properties are facts.
 */
function readFact(this: unknown, path: unknown, otherwise: unknown = null): unknown {
  const keys = path === undefined || path === null || path === '' ? [] : String(path).split('.')
  return keys.reduce<unknown>(readOwn, this) ?? otherwise
}

function readOwn(holder: unknown, key: string): unknown {
  const isOwned = holder !== null && holder !== undefined && Object.hasOwn(holder, key)
  return isOwned ? (holder as Record<string, unknown>)[key] : undefined
}

/** Adds the operators of one order, from the difference of two values; null if they have no order. */
function addOrder(name: string, compare: (left: unknown, right: unknown) => bigint | number | null): void {
  const signs = {
    '<': (order: bigint | number) => order < 0,
    '<=': (order: bigint | number) => order <= 0,
    '>': (order: bigint | number) => order > 0,
    '>=': (order: bigint | number) => order >= 0,
    '==': (order: bigint | number) => order == 0,
  }
  for (const [sign, holds] of Object.entries(signs))
    jsonLogic.add_operation(`${name}${sign}`, (left: unknown, right: unknown) => {
      const order = compare(left, right)
      return order === null ? null : holds(order)
    })
}

/** Two amounts as whole numbers of the smallest digit that either has. */
function orderOfAmounts(left: unknown, right: unknown): bigint | null {
  const [one, other] = [amountIn(left), amountIn(right)]
  if (!one || !other || one.currency !== other.currency) return null
  const digits = Math.max(one.fraction.length, other.fraction.length)
  const whole = ({ sign, integer, fraction }: typeof one) =>
    BigInt(`${sign}${integer}${fraction.padEnd(digits, '0')}`)
  return whole(one) - whole(other)
}

function amountIn(value: unknown) {
  const { amount, currency } = (typeof value === 'object' && value !== null ? value : { amount: value }) as {
    amount?: unknown
    currency?: unknown
  }
  const parts = typeof amount === 'string' ? /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) : null
  return parts && { sign: parts[1]!, integer: parts[2]!, fraction: parts[3] ?? '', currency }
}

/** Milliseconds between two moments as the platform reads them; within one millisecond their further digits decide. */
function orderOfMoments(left: unknown, right: unknown): number | null {
  if (typeof left !== 'string' || typeof right !== 'string') return null
  const order = Date.parse(left) - Date.parse(right)
  if (Number.isNaN(order)) return null
  const [one, other] = [furtherDigits(left), furtherDigits(right)]
  return order === 0 ? Number(one > other) - Number(one < other) : order
}

function furtherDigits(moment: string): string {
  const [, digits = ''] = /\.\d{3}(\d*)/.exec(moment) ?? []
  return digits.padEnd(6, '0')
}

/** A version in a width in which the order of texts is the order of versions. */
function inWidth(version: string): string {
  return version
    .split('.')
    .map((part) => part.padStart(6, '0'))
    .join('.')
}

/** Blocks as ranges: an address lies in one when it is in the same multiple of the block's size. */
function isInBlocks(address: unknown, blocks: unknown): boolean | null {
  if (typeof address !== 'string' || !Array.isArray(blocks)) return null
  const sought = addressNumber(address.slice(address.lastIndexOf(':') + 1))
  return blocks.some((block: unknown) => {
    const [start = '', length = '32'] = String(block).split('/')
    const size = 2 ** (32 - Number(length))
    return Math.floor(sought / size) === Math.floor(addressNumber(start) / size)
  })
}

function addressNumber(address: string): number {
  const [first, second, third, fourth] = address.split('.').map(Number)
  return first! * 2 ** 24 + second! * 2 ** 16 + third! * 2 ** 8 + fourth!
}
