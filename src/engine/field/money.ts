import { parseAmountInput, type DecimalSign } from '#values/amount-input.ts'
import { isMarkOf, settlementDigits } from '#values/currency.ts'
import { formatAmount, formatMoney, isMoney } from '#values/money.ts'
import { sayAnswers } from '#values/generated/say-answers.ts'
import { typedText } from './typed-text.ts'
import type { FieldFacts, FieldKind } from './types.ts'

/**
 * Reads an amount of the currency `code` into a decimal string. An ambiguous text is returned as it is, so
 * that `checkAmount` can say the reason.
 */
export function readAmount(
  raw: unknown,
  code?: string,
  decimalSign?: DecimalSign | 'unknown',
): string | undefined {
  const typed = typedText(raw)
  const parsed = typed === undefined ? undefined : parseAmountInput(typed, decimalSign)
  if (parsed?.ok !== true) return typed
  return parsed.currency === undefined || isMarkOf(parsed.currency, code) ? parsed.value : typed
}

/** Three digits after the only point: either decimals or thousands. */
const LIKE_THOUSANDS = /^-?[1-9]\d{0,2}\.\d{3}$/

/** Returns a question about three decimals in a currency of two: 1.250 USD may mean 1,250. */
function sayThousands(value: string, settled: string): string | undefined {
  if (!LIKE_THOUSANDS.test(value)) return undefined
  const [whole = ''] = value.split('.')
  const decimal = settled === '' ? whole : `${whole}.${settled}`
  return sayAnswers('amountLikeThousands', { written: value, whole: value.replace('.', ''), decimal })
}

/** Returns the error of an amount that is ambiguous, in another currency, negative, or too precise. */
export function checkAmount(
  amount: string,
  code: string | undefined,
  decimalSign?: DecimalSign | 'unknown',
): string | undefined {
  const parsed = parseAmountInput(amount, decimalSign)
  if (!parsed.ok) return parsed.reason
  if (parsed.currency !== undefined && !isMarkOf(parsed.currency, code))
    return code === undefined
      ? sayAnswers('amountWithoutCurrency')
      : sayAnswers('amountOtherCurrency', { written: parsed.currency, code })
  if (parsed.value.startsWith('-')) return sayAnswers('amountBelowZero')
  if (code === undefined) return undefined
  const digits = settlementDigits(code)
  const fraction = parsed.value.split('.')[1] ?? ''
  const settled = fraction.replace(/0+$/, '')
  if (digits === undefined || settled.length <= digits)
    return decimalSign === undefined && (digits ?? 3) < 3 ? sayThousands(parsed.value, settled) : undefined
  return digits === 0 ? sayAnswers('amountWhole', { code }) : sayAnswers('amountDecimals', { code, digits })
}

/** Tells whether no further key can make a text an amount in the currency `code`. */
export function isNoAmount(text: string, code: string | undefined): boolean {
  const [mark = '', ...more] = text.match(/[\p{L}\p{Sc}]+/gu) ?? []
  const isMark = mark === '' || code?.startsWith(mark.toUpperCase()) || isMarkOf(mark, code)
  return !isMark || more.length > 0 || /[^\p{L}\p{Sc}\p{Nd}\p{Zs}\p{Cf}.,'\u2019\u02bc\u2212-]/u.test(text)
}

/** The code of the amount's currency, from the fact the field follows. */
export function currencyOf(facts: Pick<FieldFacts, 'field' | 'read'>): string | undefined {
  const code = facts.field.of === undefined ? undefined : facts.read(facts.field.of)
  return typeof code === 'string' ? code : undefined
}

/** Amount as a decimal string, in the currency of another answer (law 3). */
export const money: FieldKind = {
  type: 'money',
  read: (raw, facts) => readAmount(raw, currencyOf(facts)),
  check: (value, facts) => checkAmount(String(value), currencyOf(facts)),
  print(value, facts) {
    if (!isMoney(value)) return String(value)
    const code = currencyOf(facts)
    return code === undefined ? formatAmount(value) : formatMoney(value, code)
  },
}
