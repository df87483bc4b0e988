import { memo, useId, useMemo, useRef } from 'react'
import type { PhoneCell } from '#engine/table/phone-row.ts'
import { sayTables } from '#values/generated/say-tables.ts'
import { HeadRow } from './head-row.tsx'
import type { RowActions } from './row-action.tsx'
import { Row } from './row.tsx'
import { SelectBox } from '../selection/select-box.tsx'
import { semanticsOf } from './semantics.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useRowWindow } from './use-row-window.ts'
import { useShape } from './use-shape.ts'
import type { TableModel } from '../use-table-model.ts'
import './grid.css'
import './phone-rows.css'

export interface GridProps {
  readonly label: string
  readonly model: TableModel
  readonly actions: RowActions
  /** The shown rows are being reloaded. */
  readonly isBusy?: boolean
  readonly isSelectable?: boolean
  /** Compact rows. */
  readonly isCompact?: boolean
  /** The cells of a row in a narrow space. */
  readonly phone: readonly PhoneCell[]
}

function GridRows(props: GridProps) {
  const { label, model, actions, phone, isSelectable = false, isCompact = false, isBusy = false } = props
  const { table, select } = model
  const body = useRef<HTMLTableSectionElement>(null)
  const size = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const { rows } = table.getRowModel()
  const part = useRowWindow(body, rows.length)
  const onSelect = isSelectable ? select : undefined
  const chosen = useRowKeys(body, { rows, onSelect }, part.height)
  const drawn = rows.slice(part.first, part.end)
  const active = (drawn.find(({ id }) => id === chosen) ?? drawn[0])?.id
  const shape = useShape(size)
  const isCards = shape === 'cards'
  const columns = useColumnsOf(model.columns, isCards ? phone : undefined)
  const semantics = semanticsOf(isCards)
  const span = columns.length + (actions.action ? 1 : 0) + (isSelectable ? 1 : 0)
  const names = ['ptl-table__room', `ptl-table__room--${shape}`, isCompact && 'ptl-table__room--compact']
  return (
    <div ref={size} className={names.filter(Boolean).join(' ')}>
      <p id={helpId} hidden>
        {isSelectable ? `${sayTables('gridKeys')} ${sayTables('selectionKeys')}` : sayTables('gridKeys')}
      </p>
      <table
        {...semantics.table}
        className="ptl-table"
        aria-label={label}
        aria-describedby={helpId}
        aria-busy={isBusy}
        aria-rowcount={part.isWhole ? undefined : rows.length + 1}
      >
        <thead {...semantics.group}>
          <HeadRow
            table={table}
            columns={columns}
            hasAction={actions.action !== undefined}
            isCards={isCards}
            box={isSelectable && <PageBox table={table} />}
          />
        </thead>
        <tbody {...semantics.group} ref={body}>
          {part.above > 0 && <Spacer height={part.above} span={span} />}
          {drawn.map((row) => (
            <Row
              key={row.id}
              id={row.id}
              record={row.original}
              columns={columns}
              isActive={row.id === active}
              phone={isCards ? phone : undefined}
              place={part.isWhole ? undefined : row.index + 2}
              actions={actions}
              isSelected={isSelectable ? row.getIsSelected() : undefined}
              onSelect={onSelect}
            />
          ))}
          {part.below > 0 && <Spacer height={part.below} span={span} />}
        </tbody>
      </table>
    </div>
  )
}

/** Only the cells of a phone's row are drawn, so that each keeps its heading for a screen reader. */
function useColumnsOf(columns: TableModel['columns'], phone: readonly PhoneCell[] | undefined) {
  return useMemo(
    () => phone?.flatMap(({ id }) => columns.find((column) => column.id === id) ?? []) ?? columns,
    [columns, phone],
  )
}

/** The box of all rows of the page. */
function PageBox({ table }: Pick<TableModel, 'table'>) {
  const isWhole = table.getIsAllPageRowsSelected()
  return (
    <SelectBox
      label={sayTables(isWhole ? 'clearPage' : 'selectPage')}
      picked={isWhole || (table.getIsSomePageRowsSelected() && 'partly')}
      onToggle={() => table.toggleAllPageRowsSelected()}
    />
  )
}

function Spacer({ height, span }: { readonly height: number; readonly span: number }) {
  return (
    <tr aria-hidden="true" className="ptl-table__spacer">
      <td colSpan={span} style={{ height }} aria-label={sayTables('moreRows')} />
    </tr>
  )
}

/** Memoized rows: a poll without changes renders none of them. */
export const Grid = memo(GridRows)
