import { usablePattern, type UsablePattern } from '#definition/pattern/usable-pattern.ts'
import { checkLength } from '#values/length.ts'
import { normaliseMemo } from '#values/memo.ts'
import { checkOneLine } from '#values/one-line.ts'
import { findSpreadsheetDamage } from '#values/spreadsheet-damage.ts'
import { sayAnswers } from '#values/generated/say-answers.ts'
import { sentences } from '../sentences.ts'
import { limitNamed } from './limit.ts'
import { typedText } from './typed-text.ts'
import type { FieldFacts, FieldKind } from './types.ts'

/** Memo rules of one destination (SET-012, OPEN-17). */
export interface MemoRules {
  readonly required?: boolean
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly message?: string
}

/** Replaces an unusable pattern and matches nothing. */
const NEVER: UsablePattern = { test: () => false, refusedSigns: () => [] }
const RULES = 'configuration.productConfiguration.memoRules'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/**
 * Returns the memo rules for the country and currency of the record; undefined if the destination has none.
 */
export function memoRules(facts: Pick<FieldFacts, 'field' | 'read'>): MemoRules | undefined {
  const record = facts.field.of === undefined ? undefined : facts.read(facts.field.of)
  const all = facts.read(RULES)
  if (!isRecord(record) || !isRecord(all)) return undefined
  const key = `${String(record['country'])}:${String(record['currency'])}`
  const rules = Object.hasOwn(all, key) ? all[key] : undefined
  return isRecord(rules) ? rules : undefined
}

/** Returns the maximum length of a memo: that of the destination, but never more than our own limit. */
export function longestMemo(facts: FieldFacts): number | undefined {
  return shorterOf(memoRules(facts)?.maxLength, limitNamed(facts, facts.field.limit))
}

function shorterOf(...limits: readonly (number | undefined)[]): number | undefined {
  const existing = limits.filter((limit) => limit !== undefined)
  return existing.length === 0 ? undefined : Math.min(...existing)
}

/** Returns the reason why a memo, as sent, breaks the destination's rules; `limit` is our own maximum. */
export function checkMemo(memo: string, rules: MemoRules | undefined, limit: number | undefined) {
  const isBroken = checkOneLine(memo)
  if (isBroken !== undefined) return isBroken
  const most = shorterOf(rules?.maxLength, limit)
  // The destination's own sentence names its length, which is wrong if ours is shorter.
  const isLess = rules?.maxLength !== undefined && most !== undefined && most < rules.maxLength
  const tooLong = isLess ? checkLength(memo, { most }) : undefined
  if (tooLong !== undefined) return tooLong
  const wrongLength = checkLength(memo, { least: rules?.minLength, most })
  const pattern = rules?.pattern === undefined ? undefined : (usablePattern(rules.pattern) ?? NEVER)
  const isWrong =
    wrongLength ?? (pattern === undefined || pattern.test(memo) ? undefined : sayAnswers('memoForm'))
  if (isWrong === undefined) return undefined
  const signs = pattern?.refusedSigns(memo) ?? []
  const message = rules?.message ?? isWrong
  return signs.length > 0 ? `${message} ${sentences.refusedSigns(signs)}` : message
}

/** Returns the error for a missing memo. */
export function memoMissing({ message }: MemoRules): string {
  return message ?? sayAnswers('memoMissing')
}

/** Memo, validated and sent trimmed and in capitals (PAY-029). */
export const memo: FieldKind = {
  type: 'memo',
  read: typedText,
  check: (value, facts) =>
    checkMemo(normaliseMemo(String(value)), memoRules(facts), limitNamed(facts, facts.field.limit)),
  warn: (value) => findSpreadsheetDamage(String(value)),
  missing: (facts) => {
    const rules = memoRules(facts)
    return rules?.required ? memoMissing(rules) : sentences.required(facts.field.label)
  },
  needs: (facts) => memoRules(facts)?.required === true,
  print: (value) => normaliseMemo(String(value)),
  project: (value) => normaliseMemo(String(value)),
}
