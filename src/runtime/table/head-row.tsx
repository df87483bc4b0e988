import { ArrowDown, ArrowUp, DoubleCaretVertical } from '@blueprintjs/icons'
import { memo, type ReactNode } from 'react'
import type { TableSort } from '#engine/table/types.ts'
import type { PlannedColumn } from './cell.tsx'
import { semanticsOf } from './semantics.ts'

export interface HeadRowProps {
  readonly columns: readonly PlannedColumn[]
  readonly sort: TableSort | undefined
  readonly onSort: ((sort: TableSort) => void) | undefined
  readonly hasAction: boolean
  readonly isCards: boolean
  /** The box of all rows of the page, where rows can be selected. */
  readonly box?: ReactNode
}

export const HeadRow = memo(function HeadRow(props: HeadRowProps) {
  const { columns, sort, onSort, hasAction, isCards, box } = props
  const semantics = semanticsOf(isCards)
  return (
    <tr {...semantics.row}>
      {box !== undefined && (
        <th {...semantics.columnHeader} className="ptl-table__cell ptl-table__cell--select">
          {box}
        </th>
      )}
      {columns.map((column) => (
        <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} isCards={isCards} />
      ))}
      {hasAction && (
        <th {...semantics.columnHeader} className="ptl-table__cell ptl-table__cell--action">
          <span className="ptl-table__unseen">Action</span>
        </th>
      )}
    </tr>
  )
})

interface HeadCellProps extends Pick<HeadRowProps, 'sort' | 'onSort' | 'isCards'> {
  readonly column: PlannedColumn
}

const words = { asc: 'ascending', desc: 'descending' } as const

function HeadCell({ column, sort, onSort, isCards }: HeadCellProps) {
  const semantics = semanticsOf(isCards)
  const { label, className, sort: by } = column
  if (by === undefined || !onSort)
    return (
      <th {...semantics.columnHeader} className={className}>
        {label}
      </th>
    )
  const direction = sort?.by === by ? sort.direction : undefined
  const next = direction === 'desc' ? 'asc' : 'desc'
  const Icon = direction === undefined ? DoubleCaretVertical : direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <th
      {...semantics.columnHeader}
      className={className}
      aria-sort={direction === undefined ? 'none' : words[direction]}
    >
      <button
        type="button"
        className={direction === undefined ? 'ptl-table__sort' : 'ptl-table__sort ptl-table__sort--on'}
        onClick={() => onSort({ by, direction: next })}
      >
        {label}
        <Icon size={12} />
      </button>
    </th>
  )
}
