import { use, useMemo } from 'react'
import { addressOfCell, pageOfRow } from '#engine/table/query/address.ts'
import { columnsOf, columnsOffered } from '#engine/table/columns.ts'
import { keyReaderOf, machineOfRow } from '#engine/table/row.ts'
import type { LinkedTable, TableColumn, TableState } from '#engine/table/types.ts'
import { DetailsContext } from '../../details/details-context.ts'
import { KindsContext } from '../../field/field-types.ts'
import { planColumn } from '../cells/cell.tsx'
import type { RowRecord } from '../features.ts'

/**
 * Returns the permitted columns, the visible ones and the one that names a row; each stays the same object
 * until its inputs change.
 */
export function useColumns(table: LinkedTable, state: TableState) {
  const context = use(DetailsContext)
  const kinds = use(KindsContext)
  const { facts } = context
  const columns = useMemo(() => {
    const machineOf = (record: RowRecord) => machineOfRow(table, record)
    const addressOf = (column: TableColumn, record: RowRecord) => addressOfCell(table, column, record, facts)
    const pageOf = (column: TableColumn, record: RowRecord) => pageOfRow(table, column, record, facts)
    return columnsOffered(table, facts).map((column) =>
      planColumn(column, { context, kinds, machineOf, addressOf, pageOf }),
    )
  }, [table, facts, context, kinds])
  const chosen = state.columns.join()
  const shown = useMemo(
    () => columnsOf(table, facts, chosen.split(',')).map(({ id }) => id),
    [table, facts, chosen],
  )
  const keyOf = useMemo(() => {
    const read = keyReaderOf(table)
    return (record: RowRecord) => read(record) ?? JSON.stringify(record)
  }, [table])
  return { keyOf, columns, shown }
}
