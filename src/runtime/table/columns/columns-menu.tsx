import { Button, Checkbox, SegmentedControl } from '@blueprintjs/core'
import { ChevronDown, ChevronUp, DragHandleVertical, PanelStats } from '@blueprintjs/icons'
import { useId, useState } from 'react'
import { sayTables } from '#values/generated/say-tables.ts'
import { useServices } from '../../field/services.ts'
import { DropDown } from '../../menu/drop-down.tsx'
import type { PlannedColumn } from '../cells/cell.tsx'
import { useToolName } from '../table-tools.tsx'
import type { TableModel } from '../use-table-model.ts'

export interface ColumnsMenuProps {
  readonly model: TableModel
  /** All columns. */
  readonly columns: readonly PlannedColumn[]
  readonly isUsual: boolean
  readonly onUsual: () => void
  readonly isCompact: boolean
  readonly onCompact: (isCompact: boolean) => void
}

/** Moves one entry of a list to another place. */
function moved(list: readonly string[], from: number, to: number): string[] {
  const one = list[from]
  return one === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, one)
}

const densities = () => [
  { label: sayTables('comfortable'), value: 'comfortable' },
  { label: sayTables('compact'), value: 'compact' },
]

/** Menu for the density of rows, and the choice and order of columns, by mouse and keyboard. */
export function ColumnsMenu(props: ColumnsMenuProps) {
  const title = sayTables('rowsAndColumns')
  const name = useToolName(title)
  return (
    <DropDown content={() => <ColumnList {...props} />}>
      <Button icon={<PanelStats />} text={name} aria-label={sayTables('columns')} title={title} />
    </DropDown>
  )
}

function ColumnList(props: ColumnsMenuProps) {
  const { model, columns, isUsual, onUsual, isCompact, onCompact } = props
  const { table } = model
  const { announce } = useServices()
  const rows = useId()
  const [dragged, setDragged] = useState<number>()
  const listed = table.getAllLeafColumns()
  const shown = table.getVisibleLeafColumns().length
  const labelOf = (id: string | undefined) => columns.find((column) => column.id === id)?.label ?? ''
  const move = (from: number, to: number) => {
    table.setColumnOrder((order) => moved(order, from, to))
    announce(sayTables('columnMoved', { label: labelOf(listed[from]?.id), at: to + 1, count: shown }))
  }
  return (
    <div className="ptl-columns">
      <h2 id={rows}>{sayTables('rows')}</h2>
      <SegmentedControl
        aria-labelledby={rows}
        fill
        size="small"
        options={densities()}
        value={isCompact ? 'compact' : 'comfortable'}
        onValueChange={(value) => onCompact(value === 'compact')}
      />
      <h2>{sayTables('columns')}</h2>
      <ul>
        {listed.map((column, at) => {
          const { id } = column
          const label = labelOf(id)
          const isShown = column.getIsVisible()
          return (
            <li key={id}>
              <div
                draggable={isShown}
                className={dragged === at ? 'ptl-columns__one ptl-columns__one--dragged' : 'ptl-columns__one'}
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move'
                  setDragged(at)
                }}
                onDragOver={(event) => dragged !== undefined && isShown && event.preventDefault()}
                onDrop={(event) => {
                  event.preventDefault()
                  if (dragged !== undefined && isShown) move(dragged, at)
                }}
                onDragEnd={() => setDragged(undefined)}
              >
                <DragHandleVertical size={12} className={isShown ? undefined : 'ptl-columns__still'} />
                <Checkbox
                  checked={isShown}
                  disabled={isShown && !column.getCanHide()}
                  label={label}
                  onChange={() => column.toggleVisibility()}
                />
                {isShown && (
                  <>
                    <Button
                      size="small"
                      variant="minimal"
                      icon={<ChevronUp size={12} />}
                      aria-label={sayTables('moveUp', { label })}
                      disabled={at === 0}
                      onClick={() => move(at, at - 1)}
                    />
                    <Button
                      size="small"
                      variant="minimal"
                      icon={<ChevronDown size={12} />}
                      aria-label={sayTables('moveDown', { label })}
                      disabled={at === shown - 1}
                      onClick={() => move(at, at + 1)}
                    />
                  </>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      <Button variant="minimal" text={sayTables('usualColumns')} disabled={isUsual} onClick={onUsual} />
    </div>
  )
}
