import { lengthOf } from '#values/length.ts'
import { isSame } from '#values/equality.ts'
import { formats } from './formats.ts'

type Holds = (rule: never, value: unknown) => boolean

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
}

/** Tells whether a value is a JSON object. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  types['object']?.(value) === true

// Compiling a pattern is slower than using it, and each row of a list uses the same one.
const patterns = new Map<string, RegExp>()

function patternOf(source: string): RegExp {
  let pattern = patterns.get(source)
  if (!pattern) patterns.set(source, (pattern = new RegExp(source, 'u')))
  return pattern
}

const ofText = (holds: (rule: string, text: string) => boolean): Holds => {
  return (rule, value) => typeof value !== 'string' || holds(rule, value)
}
const ofNumber = (holds: (rule: number, value: number) => boolean): Holds => {
  return (rule, value) => typeof value !== 'number' || holds(rule, value)
}
const ofLength = (holds: (rule: number, length: number) => boolean): Holds => {
  return (rule, value) => typeof value !== 'string' || holds(rule, lengthOf(value))
}
const ofList = (holds: (rule: number, list: readonly unknown[]) => boolean): Holds => {
  return (rule, value) => !Array.isArray(value) || holds(rule, value)
}
const ofSize = (holds: (rule: number, size: number) => boolean): Holds => {
  return (rule, value) => !isObject(value) || holds(rule, Object.keys(value).length)
}

/** The keywords that validate a value without looking into it. */
export const plain: Readonly<Record<string, Holds>> = {
  type: (rule, value) => [rule].flat().some((type) => types[type]?.(value)),
  const: (rule, value) => isSame(rule, value),
  enum: (rule: readonly unknown[], value) => rule.some((one) => isSame(one, value)),
  pattern: ofText((rule, text) => patternOf(rule).test(text)),
  format: ofText((rule, text) => formats[rule]?.(text) === true),
  minLength: ofLength((rule, length) => length >= rule),
  maxLength: ofLength((rule, length) => length <= rule),
  minimum: ofNumber((rule, value) => value >= rule),
  maximum: ofNumber((rule, value) => value <= rule),
  minItems: ofList((rule, list) => list.length >= rule),
  maxItems: ofList((rule, list) => list.length <= rule),
  uniqueItems: ofList(
    (_, list) => !list.some((one, at) => list.slice(0, at).some((other) => isSame(one, other))),
  ),
  minProperties: ofSize((rule, size) => size >= rule),
  maxProperties: ofSize((rule, size) => size <= rule),
}
