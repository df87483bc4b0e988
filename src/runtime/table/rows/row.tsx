import { memo, type MouseEvent, type ReactNode } from 'react'
import type { PhoneCell } from '#engine/table/phone-row.ts'
import { sayTables } from '#values/generated/say-tables.ts'
import { shortenMiddle } from '../../details/copyable-text.tsx'
import type { PlannedColumn } from '../cells/cell.tsx'
import type { RowRecord } from '../features.ts'
import { semanticsOf } from './semantics.ts'
import { RowActionButton, type RowActions } from './row-action.tsx'
import { SelectBox } from '../selection/select-box.tsx'

export interface RowProps {
  readonly id: string
  readonly record: RowRecord
  readonly columns: readonly PlannedColumn[]
  /** Its controls are the ones Tab reaches. */
  readonly isActive: boolean
  /** The cells of a row in a narrow space; undefined in a table. */
  readonly phone: readonly PhoneCell[] | undefined
  /** Index among all rows, if not all of them are rendered. */
  readonly place: number | undefined
  readonly actions: RowActions
  /** Whether the row is selected; undefined if rows cannot be. */
  readonly isSelected?: boolean | undefined
  readonly onSelect?: ((id: string, isRange: boolean) => void) | undefined
}

/**
 * One row; without a name it is called by its id. It renders only when its record, the columns or its active
 * state change.
 */
export const Row = memo(function Row(props: RowProps) {
  const { id, record, columns, isActive, phone, place, actions, isSelected, onSelect } = props
  const semantics = semanticsOf(phone !== undefined)
  const tabIndex = isActive ? 0 : -1
  const opened = columns.find(({ isHeadline }) => isHeadline)?.opens(record)
  const hasLink = opened !== undefined
  const name = nameOf(columns, record) || shortenMiddle(id)
  const isSelectable = isSelected !== undefined
  return (
    <tr
      {...semantics.row}
      className={isSelectable ? 'ptl-table__row ptl-table__row--selectable' : 'ptl-table__row'}
      data-row={id}
      aria-selected={isSelected}
      aria-rowindex={place}
      {...(hasLink ? {} : { tabIndex, 'data-row-stop': '', 'aria-label': name })}
    >
      {isSelectable && (
        <td {...semantics.cell} className="ptl-table__cell ptl-table__cell--select">
          <SelectBox
            label={sayTables('selectRow', { name })}
            picked={isSelected}
            tabIndex={tabIndex}
            onToggle={(isRange) => onSelect?.(id, isRange)}
          />
        </td>
      )}
      {columns.map((column) => {
        const opens = column.opens(record)
        const isNamed = !column.isHeadline || column.words(record) !== ''
        const cell = phone?.find((one) => one.id === column.id)
        const className = cell ? phoneClasses(column, cell, record) : column.className
        const content = isNamed ? column.draw(record, tabIndex) : shortenMiddle(id)
        return column.isHeadline ? (
          <th key={column.id} {...semantics.rowHeader} className={className}>
            {opens === undefined ? content : link(opens, content)}
          </th>
        ) : (
          <td
            key={column.id}
            {...semantics.cell}
            className={className}
            data-label={cell?.isLabelled ? column.label : undefined}
          >
            {content}
          </td>
        )
      })}
      {actions.action && (
        <td {...semantics.cell} className="ptl-table__cell ptl-table__cell--action">
          <RowActionButton
            record={record}
            name={name}
            tabIndex={tabIndex}
            actions={actions}
            opened={phone && opened}
          />
        </td>
      )}
    </tr>
  )

  function link(page: string, content: ReactNode) {
    const open = (event: MouseEvent) => actions.onOpen(event, page, id)
    return (
      <a
        href={actions.hrefOf(page, id)}
        className="ptl-table__link"
        tabIndex={tabIndex}
        data-row-stop=""
        onClick={open}
      >
        {content}
      </a>
    )
  }
})

function phoneClasses(column: PlannedColumn, { place }: PhoneCell, record: RowRecord): string {
  const { type, className, words } = column
  const isGone = place !== 'name' && type !== 'link' && words(record) === ''
  return `${className} ptl-phone-row__${place}${isGone ? ' ptl-phone-row__gone' : ''}`
}

export function nameOf(columns: readonly PlannedColumn[], record: RowRecord): string {
  return columns.find(({ isHeadline }) => isHeadline)?.name(record) ?? ''
}
