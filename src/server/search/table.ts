import type { ColumnType } from 'kysely'

declare module '../payments/table.ts' {
  interface PaymentsTable {
    /** The internal and the end-to-end ID in small letters, ordered by their bytes. */
    internal_key: ColumnType<string, never, never>
    end_to_end_key: ColumnType<string, never, never>
  }
}
