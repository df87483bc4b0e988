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

/** The parts of a table that need field types: columns that only a field type can print, such as amounts. Filters come later. */
export const typedParts = (table: Table | undefined): readonly unknown[] =>
  table?.columns.filter(({ type }) => !plain.has(type)) ?? []
