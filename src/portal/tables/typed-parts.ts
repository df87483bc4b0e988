import type { Table } from '#definition/generated/table.ts'

/** The parts of a table that need field types: its filters, and columns that only a field type can print, such as amounts. */
export const typedParts = (table: Table | undefined): unknown => [
  table?.filters,
  table?.columns.filter(({ of }) => of !== undefined),
]
