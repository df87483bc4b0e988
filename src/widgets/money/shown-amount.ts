import { formatAmount, isMoney } from '#values/money.ts'

/** An amount as it stands in an input that was left: grouped when it is one, else as typed. */
export function shownAmount(value: string): string {
  return isMoney(value) ? formatAmount(value) : value
}
