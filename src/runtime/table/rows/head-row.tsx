import { ArrowDown, ArrowUp, DoubleCaretVertical } from '@blueprintjs/icons'
import { memo, type ReactNode } from 'react'
import { sayTables } from '#values/generated/say-tables.ts'
import type { PlannedColumn } from '../cells/cell.tsx'
import { semanticsOf } from './semantics.ts'
import type { TableModel } from '../use-table-model.ts'

export interface HeadRowProps {
  readonly table: TableModel['table']
  readonly columns: readonly PlannedColumn[]
  readonly hasAction: boolean
  readonly isCards: boolean
  /** Checkbox for all rows of the page, if rows can be selected. */
  readonly box?: ReactNode
}

export const HeadRow = memo(function HeadRow(props: HeadRowProps) {
  const { table, columns, hasAction, isCards, box } = props
  const semantics = semanticsOf(isCards)
  return (
    <tr {...semantics.row}>
      {box && (
        <th {...semantics.columnHeader} className="ptl-table__cell ptl-table__cell--select">
          {box}
        </th>
      )}
      {columns.map((column) => (
        <HeadCell key={column.id} table={table} planned={column} isCards={isCards} />
      ))}
      {hasAction && (
        <th {...semantics.columnHeader} className="ptl-table__cell ptl-table__cell--action">
          <span className="ptl-table__unseen">{sayTables('action')}</span>
        </th>
      )}
    </tr>
  )
})

interface HeadCellProps extends Pick<HeadRowProps, 'table' | 'isCards'> {
  readonly planned: PlannedColumn
}

const words = { asc: 'ascending', desc: 'descending' } as const

function HeadCell({ table, planned, isCards }: HeadCellProps) {
  const semantics = semanticsOf(isCards)
  const { label, className } = planned
  const column = table.getColumn(planned.id)
  if (!column?.getCanSort())
    return (
      <th {...semantics.columnHeader} className={className}>
        {label}
      </th>
    )
  const direction = column.getIsSorted()
  const Icon = direction === false ? DoubleCaretVertical : direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <th
      {...semantics.columnHeader}
      className={className}
      aria-sort={direction === false ? 'none' : words[direction]}
    >
      <button
        type="button"
        className={direction === false ? 'ptl-table__sort' : 'ptl-table__sort ptl-table__sort--on'}
        onClick={() => column.toggleSorting()}
      >
        {label}
        <Icon size={12} />
      </button>
    </th>
  )
}
