import { isMoney, padAmount } from '#values/money.ts'
import { sayTables } from '#values/generated/say-tables.ts'
import type { TableColumn } from '#engine/table/types.ts'
import { plainValue } from '../../details/facts/plain-value.ts'
import { readAt } from '../../details/read-at.ts'
import type { PrintContext } from './print-fact.ts'

/** A column of an export: the names of its columns in the file, and the cells of a row. */
export interface ExportedColumn {
  readonly labels: readonly string[]
  readonly cells: (record: unknown) => readonly string[]
}

const NUMBERS = new Set(['number', 'integer', 'count', 'rate'])

/**
 * Prepares a column for a spreadsheet: plain numbers, amounts apart from their currency, everything else as
 * on the screen.
 */
export function exportColumn(
  column: TableColumn,
  words: (record: unknown) => string,
  { context }: Pick<PrintContext, 'context'>,
): ExportedColumn {
  const { id, type, label, of, path = id } = column
  const read = (record: unknown) => readAt(record, path)
  if (NUMBERS.has(type)) return { labels: [label], cells: (record) => [plainValue(read(record))] }
  if (type !== 'money' || of === undefined) return { labels: [label], cells: (record) => [words(record)] }
  const codeOf = (record: unknown) => readAt(record, of) ?? readAt(context.facts, of)
  return {
    labels: [label, sayTables('currencyOfColumn', { label })],
    cells(record) {
      const [amount, code] = [read(record), codeOf(record)]
      if (!isMoney(amount)) return ['', '']
      return typeof code === 'string' ? [padAmount(amount, code), code] : [amount, '']
    },
  }
}
