import { useMemo } from 'react'
import { phoneRowOf, type PhoneCell } from '#engine/table/phone-row.ts'
import type { LinkedTable } from '#engine/table/types.ts'
import type { PlannedColumn } from '../cells/cell.tsx'

/**
 * Returns the cells of the row of a phone. All columns show if the person chose them, or if a row opens no
 * page that shows the rest.
 */
export function usePhoneRow(
  { definition }: LinkedTable,
  columns: readonly PlannedColumn[],
  isChosen: boolean,
): readonly PhoneCell[] {
  return useMemo(() => {
    const { sort } = definition
    const shown = columns.flatMap(({ id }) => definition.columns.find((column) => column.id === id) ?? [])
    const hasPage = shown.some(({ opens }) => opens !== undefined)
    return phoneRowOf(shown, { sort, isWhole: isChosen || !hasPage })
  }, [definition, columns, isChosen])
}
