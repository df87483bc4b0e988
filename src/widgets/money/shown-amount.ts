import { formatAmount, formatAmountOf, isMoney } from '#values/money.ts'

/** An amount as it stands in an input that was left: as every other place shows it when it is one, else as typed. */
export function shownAmount(value: string, code?: string): string {
  if (!isMoney(value)) return value
  return code === undefined ? formatAmount(value) : formatAmountOf(value, code)
}
