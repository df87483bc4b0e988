import type { TableColumn } from '#definition/generated/table.ts'
import { keysOf, readPath } from '../../rule/path.ts'
import type { Facts } from '../../rule/types.ts'
import { fillTemplate } from '../../flow/texts/template.ts'
import type { LinkedTable } from '../types.ts'

/**
 * Returns the external address of a cell's link: the first entry that applies to the row, with its values
 * filled in. Undefined if a value is missing or the address is not https.
 */
export function addressOfCell(
  { addresses, rules }: LinkedTable,
  column: TableColumn,
  row: Facts,
  facts: Facts,
): string | undefined {
  const requested = column.of === undefined ? undefined : readPath(row, keysOf(column.of))
  const fitting = addresses.get(column.to ?? '')?.find(({ for: own, showWhen }) => {
    const isShown = showWhen === undefined || rules.get(showWhen)?.evaluate(facts) === 'yes'
    return isShown && (own === undefined || own === requested)
  })
  if (!fitting) return undefined
  let isWhole = true
  const print = (path: string) => {
    const value = readPath(row, keysOf(path))
    const isSayable = (typeof value === 'string' && value !== '') || typeof value === 'number'
    if (!isSayable) isWhole = false
    return isSayable ? encodeURIComponent(String(value)) : ''
  }
  const address = fillTemplate(fitting.value, print, print)
  return isWhole && address.startsWith('https://') ? address : undefined
}

/**
 * Returns the page that a click on a row opens: the first of `opensInstead` whose rule is true, else the
 * usual one.
 */
export function pageOfRow(
  { rules }: LinkedTable,
  { opens, opensInstead }: TableColumn,
  row: Facts,
  facts: Facts,
): string | undefined {
  if (!opensInstead) return opens
  const existing = { ...facts, record: row }
  return opensInstead.find(({ when }) => rules.get(when)?.evaluate(existing) === 'yes')?.page ?? opens
}
