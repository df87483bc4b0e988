import { formatAmount, formatAmountOf, isMoney } from '#values/money.ts'

/** Formats an amount for an input without focus, as everywhere else; any other text stays as typed. */
export function shownAmount(value: string, code?: string): string {
  if (!isMoney(value)) return value
  return code === undefined ? formatAmount(value) : formatAmountOf(value, code)
}
