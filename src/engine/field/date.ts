import { checkYearMonthDay, formatDate } from '#values/date.ts'
import { unambiguousDay } from '#values/day-input.ts'
import { sayAnswers } from '#values/generated/say-answers.ts'
import { typedCode } from './typed-text.ts'
import type { FieldFacts, FieldKind } from './types.ts'

function bound(facts: FieldFacts, word: string): string | undefined {
  const day = facts.field.value?.[word]
  return typeof day === 'string' ? day : undefined
}

function checkBounds(day: string, facts: FieldFacts): string | undefined {
  const [first, last] = [bound(facts, 'formatMinimum'), bound(facts, 'formatMaximum')]
  if (first !== undefined && day < first) return sayAnswers('dayOrLater', { day: first })
  if (last !== undefined && day > last) return sayAnswers('dayOrEarlier', { day: last })
  return undefined
}

/** A real day written YYYY-MM-DD (IDN-048). */
export const date: FieldKind = {
  type: 'date',
  read(raw) {
    const typed = typedCode(raw)
    return typed === undefined ? undefined : (unambiguousDay(typed) ?? typed)
  },
  check: (value, facts) => checkYearMonthDay(String(value)) ?? checkBounds(String(value), facts),
  print: (value) => formatDate(String(value), 'UTC'),
}
