import { useTable, type RowSelectionState } from '@tanstack/react-table'
import { memo, useId, useMemo, useRef } from 'react'
import type { TableSort } from '#engine/table/types.ts'
import type { PlannedColumn } from './cell.tsx'
import { features, type GridColumn, type RowRecord } from './features.ts'
import { HeadRow } from './head-row.tsx'
import type { RowOffers } from './row-action.tsx'
import { Row } from './row.tsx'
import { SelectBox } from './select-box.tsx'
import { semanticsOf } from './semantics.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useRowWindow } from './use-row-window.ts'
import type { Selection } from './use-selection.ts'
import { useShape } from './use-shape.ts'
import './grid.css'

export interface GridProps {
  readonly label: string
  /** All columns there are, planned once. */
  readonly columns: readonly PlannedColumn[]
  /** Which of them show, from left to right. */
  readonly shown: readonly string[]
  readonly rows: readonly RowRecord[]
  readonly keyOf: (record: RowRecord) => string
  readonly sort?: TableSort | undefined
  readonly onSort?: ((sort: TableSort) => void) | undefined
  readonly offers: RowOffers
  /** What is shown is being asked for again. */
  readonly isBusy?: boolean
  /** What is selected; absent where rows cannot be. */
  readonly selection?: Selection | undefined
  /** A person chose the columns: a card on a phone shows all of them, not only what matters most. */
  readonly isChosen?: boolean
}

const help =
  'Arrow keys or j and k move between rows, Home and End go to the first and the last, Enter opens the row, Tab reaches what can be done with it.'

function GridRows(props: GridProps) {
  const {
    label,
    columns,
    rows,
    keyOf,
    sort,
    onSort,
    offers,
    selection,
    isBusy = false,
    isChosen = false,
  } = props
  const table = useGrid(props)
  const body = useRef<HTMLTableSectionElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const order = table
    .getVisibleLeafColumns()
    .map(({ id }) => id)
    .join()
  const drawn = useMemo(
    () => order.split(',').flatMap((id) => columns.find((column) => column.id === id) ?? []),
    [order, columns],
  )
  const part = useRowWindow(body, rows.length)
  const chosen = useRowKeys(body, { rows, keyOf, onSelect: selection?.toggle }, part.height)
  const drawnRows = rows.slice(part.first, part.end)
  const inSight = drawnRows.map(keyOf)
  const active = inSight.find((id) => id === chosen) ?? inSight[0]
  const shape = useShape(room)
  const isCards = shape === 'cards'
  const semantics = semanticsOf(isCards)
  const span = drawn.length + (offers.action ? 1 : 0) + (selection ? 1 : 0)
  const { rowSelection } = table.state
  // There may be very many rows: while nothing is selected their ids are not read.
  const picked =
    Object.keys(rowSelection).length === 0 ? 0 : rows.filter((record) => rowSelection[keyOf(record)]).length
  const isWhole = picked === rows.length
  const box = selection && (
    <SelectBox
      label={isWhole ? 'Clear the selection of this page' : 'Select all on this page'}
      picked={isWhole || (picked > 0 && 'partly')}
      onToggle={selection.togglePage}
    />
  )
  const names = ['ptl-table__room', `ptl-table__room--${shape}`, isChosen && 'ptl-table__room--chosen']
  return (
    <div ref={room} className={names.filter(Boolean).join(' ')}>
      <p id={helpId} hidden>
        {selection ? `${help} ${selecting}` : help}
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
            columns={drawn}
            sort={sort}
            onSort={onSort}
            hasAction={offers.action !== undefined}
            isCards={isCards}
            box={box}
          />
        </thead>
        <tbody {...semantics.group} ref={body}>
          {part.above > 0 && <Spacer height={part.above} span={span} />}
          {drawnRows.map((record, at) => {
            const id = inSight[at] ?? ''
            return (
              <Row
                key={id}
                id={id}
                record={record}
                columns={drawn}
                isActive={id === active}
                isCard={isCards}
                place={part.isWhole ? undefined : part.first + at + 2}
                offers={offers}
                isSelected={selection && rowSelection[id] === true}
                onSelect={selection?.toggle}
              />
            )
          })}
          {part.below > 0 && <Spacer height={part.below} span={span} />}
        </tbody>
      </table>
    </div>
  )
}

const selecting = 'Space selects the row, Shift with an arrow key selects on from it.'

const none: readonly RowRecord[] = []
const nothing: RowSelectionState = {}

/** Order and choice of the columns, and which rows are selected; a model of every row would cost more than the rows that are drawn. */
function useGrid({ columns, shown, selection }: GridProps) {
  const rowSelection = selection?.state ?? nothing
  const defs = useMemo(() => columns.map(({ id }): GridColumn => ({ id })), [columns])
  const state = useMemo(
    () => ({
      columnOrder: [...shown],
      columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, shown.includes(id)])),
      rowSelection,
    }),
    [columns, shown, rowSelection],
  )
  return useTable({ features, columns: defs, data: none, state })
}

function Spacer({ height, span }: { readonly height: number; readonly span: number }) {
  return (
    <tr aria-hidden="true" className="ptl-table__spacer">
      <td colSpan={span} style={{ height }} aria-label="More rows" />
    </tr>
  )
}

/** The rows themselves: a poll that brought nothing new renders none of them. */
export const Grid = memo(GridRows)
