import { usablePattern } from '#definition/pattern/usable.ts'
import { normaliseMemo } from '#values/memo.ts'
import { refused, type Refused } from '../app/refused.ts'
import type { MemoRules } from '../network/types.ts'

const refuse = (message: string): Refused =>
  refused('memo-not-allowed', {
    values: { message },
    fields: [{ path: 'paymentMemo', keyword: 'memo', message }],
  })

/** The memo as it travels, or why this destination does not take it (PAY-029, SET-012). */
export const judgeMemo = (
  said: string | undefined,
  rules: MemoRules | undefined,
  longest: number,
): string | null | Refused => {
  const memo = normaliseMemo(said ?? '')
  if (memo === '')
    return rules?.required ? refuse(rules.message ?? 'This destination asks for a memo.') : null
  const length = Array.from(memo).length
  const taken = rules?.maxLength ?? longest
  const most = Math.min(taken, longest)
  // The destination’s own words speak of what it takes; where we take less, they would not be true.
  const own = longest < taken ? undefined : rules?.message
  if (length > most) return refuse(own ?? `The memo has at most ${most} characters.`)
  if (length < (rules?.minLength ?? 0))
    return refuse(rules?.message ?? `The memo has at least ${rules?.minLength} characters.`)
  if (rules?.pattern && usablePattern(rules.pattern)?.test(memo) !== true) {
    return refuse(rules.message ?? 'The memo has characters this destination does not take.')
  }
  return memo
}
