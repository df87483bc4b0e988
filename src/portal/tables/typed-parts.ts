import type { Table } from '#definition/generated/table.ts'

/** Columns that read the same without a field type. */
const plain: ReadonlySet<string> = new Set([
  'text',
  'flags',
  'id',
  'uuid',
  'status',
  'date',
  'date-time',
  'time-left',
  'link',
  'rate',
])

/** Returns the columns of a table that need a field type to print, such as amounts. Filters load later. */
export const typedParts = (table: Table | undefined): readonly unknown[] =>
  table?.columns.filter(({ type }) => !plain.has(type)) ?? []
