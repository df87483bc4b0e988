import { isDecimal } from '#values/decimal.ts'
import { formatAmount } from '#values/money.ts'
import type { FieldKind } from '#engine/field/types.ts'
import type { TableColumn } from '#engine/table/types.ts'
import type { DetailsContextValue } from '../../details/details-context.ts'
import { plainValue } from '../../details/facts/plain-value.ts'
import { readAt } from '../../details/read-at.ts'
import { flagLabel } from './flag-label.ts'

export interface PrintContext {
  readonly context: DetailsContextValue
  readonly kinds: ReadonlyMap<string, FieldKind>
}

/** How the values of one column read as words: everything that is the same for all rows is looked up once. */
export function wordsOfColumn(
  column: TableColumn,
  { context, kinds }: PrintContext,
): (record: unknown) => string {
  const { id, type, label, of, path = id } = column
  const kind = type === 'date' || type === 'text' ? undefined : kinds.get(type)
  const options = context.options.get(column.options ?? '') ?? []
  const labels = new Map(options.map((option) => [option.value, option.label]))
  const field = { id, type, label, of }
  return (record) => {
    const value = readAt(record, path)
    if (value === undefined || value === null || value === '') return ''
    if (Array.isArray(value) && type === 'flags')
      return value.map((one) => flagLabel(options, one, record)).join(', ')
    if (type === 'rate') return rateOf(value, record)
    if (!kind) return labels.get(String(value)) ?? plainValue(value)
    const read = (name: string) => readAt(record, name) ?? readAt(context.facts, name)
    return kind.print(value, { field, options, read })
  }
}

/** Prints a rate in full; empty between equal currencies, since nothing is converted. */
function rateOf(value: unknown, record: unknown): string {
  const source = readAt(record, 'sourceCurrency')
  if (source !== undefined && source === readAt(record, 'destinationCurrency')) return ''
  return isDecimal(value) ? formatAmount(value) : plainValue(value)
}
