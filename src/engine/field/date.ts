import { checkYearMonthDay, formatDate } from '#values/date.ts'
import { typedCode } from './typed.ts'
import type { FieldFacts, FieldKind } from './types.ts'

function bound(facts: FieldFacts, word: string): string | undefined {
  const day = facts.field.value?.[word]
  return typeof day === 'string' ? day : undefined
}

function checkBounds(day: string, facts: FieldFacts): string | undefined {
  const [first, last] = [bound(facts, 'formatMinimum'), bound(facts, 'formatMaximum')]
  if (first !== undefined && day < first) return `Enter ${first} or a later day.`
  if (last !== undefined && day > last) return `Enter ${last} or an earlier day.`
  return undefined
}

/** A real day written YYYY-MM-DD (IDN-048). */
export const date: FieldKind = {
  type: 'date',
  read: (raw) => typedCode(raw),
  check: (value, facts) => checkYearMonthDay(String(value)) ?? checkBounds(String(value), facts),
  print: (value) => formatDate(String(value), 'UTC'),
}
