import { isDecimal } from '#values/decimal.ts'
import { objectOf } from '#values/object.ts'
import { isLine } from '../order/contract.ts'
import { sayWrong } from '../http/contract-parts.ts'

/** A field that a network requires, in the form of the definitions. */
export interface ServedField {
  fieldName: string
  fieldType: 'REQUIRED' | 'OPTIONAL'
  fieldMinLength?: number
  fieldMaxLength?: number
  fieldValues?: readonly { value: string }[]
}

/** A corridor that a network serves; an absent part is as the definitions have it. */
export interface ServedCorridor {
  country?: string
  currency: string
  payoutCategory: string
  blockchain?: string
  sources?: readonly string[]
  /** The names of the rails. */
  rails?: readonly string[]
  limits?: { least?: string; most?: string }
  fields?: readonly ServedField[]
}

type Check = (value: unknown) => boolean

const MOST = 500
const MOST_FIELDS = 60

const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const every =
  (check: Check, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(check)
const isShaped =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(checks).every(([name, check]) => check(objectOf(value)[name] ?? undefined))

const isAmount: Check = (value) => isLine(value) && isDecimal(value)
const isLength: Check = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

const isField = isShaped({
  fieldName: isLine,
  fieldType: (value) => value === 'REQUIRED' || value === 'OPTIONAL',
  fieldMinLength: optional(isLength),
  fieldMaxLength: optional(isLength),
  fieldValues: optional(every(isShaped({ value: isLine }), MOST)),
})

const CHECKS: Readonly<Record<keyof ServedCorridor, Check>> = {
  country: optional((value) => isLine(value) && /^[A-Z]{2}$/.test(value)),
  currency: isLine,
  payoutCategory: isLine,
  blockchain: optional(isLine),
  sources: optional(every(isLine, MOST)),
  rails: optional(every(isLine, MOST)),
  limits: optional(isShaped({ least: optional(isAmount), most: optional(isAmount) })),
  fields: optional(every(isField, MOST_FIELDS)),
}

/** Parses the corridors of an answer, or returns which part of which corridor is wrong (TRU-451). */
export const readCorridors = (body: unknown): { content: readonly ServedCorridor[] } | { why: string } => {
  const { corridors } = objectOf(body)
  if (!Array.isArray(corridors) || corridors.length > MOST) return { why: sayWrong('corridors') }
  for (const [at, one] of corridors.entries()) {
    const given = objectOf(one)
    const wrong = Object.entries(CHECKS).find(([name, isRight]) => !isRight(given[name] ?? undefined))
    if (wrong) return { why: sayWrong(`corridors.${at}.${wrong[0]}`) }
  }
  return { content: corridors as ServedCorridor[] }
}
