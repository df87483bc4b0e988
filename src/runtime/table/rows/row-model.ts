import { constructRow, type Row, type RowModel, type Table, type TableFeatures } from '@tanstack/react-table'

export type RowRecord = Readonly<Record<string, unknown>>

type GridTable = Table<TableFeatures, RowRecord>
type GridRow = Row<TableFeatures, RowRecord>
type Model = RowModel<TableFeatures, RowRecord>

/**
 * Core row model that creates a row when it is first read, so that of a long list only visible rows are
 * created. Looking up a row by id creates all of them.
 */
export function createLazyRowModel() {
  return (table: GridTable): (() => Model) => {
    let last: { readonly data: readonly RowRecord[]; readonly model: Model } | undefined
    return () => {
      const { data } = table.options
      if (last?.data !== data) last = { data, model: modelOf(table, data) }
      return last.model
    }
  }
}

function modelOf(table: GridTable, data: readonly RowRecord[]): Model {
  const made: GridRow[] = []
  made.length = data.length
  const rowAt = (at: number): GridRow | undefined => {
    const record = data[at]
    return record && (made[at] ??= constructRow(table, table.getRowId(record, at), record, at, 0))
  }
  const rows = new Proxy(made, {
    has: (target, key) => isPlace(key) || Reflect.has(target, key),
    get: (target, key) => (isPlace(key) ? rowAt(Number(key)) : Reflect.get(target, key)),
  })
  return {
    rows,
    flatRows: rows,
    get rowsById() {
      const byId = Object.fromEntries(rows.map((row) => [row.id, row]))
      Object.defineProperty(this, 'rowsById', { value: byId })
      return byId
    },
  }
}

const isPlace = (key: string | symbol): boolean => typeof key === 'string' && /^\d+$/.test(key)
