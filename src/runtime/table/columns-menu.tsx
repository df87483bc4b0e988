import { Button, Checkbox } from '@blueprintjs/core'
import { ChevronDown, ChevronUp, DragHandleVertical, PanelStats } from '@blueprintjs/icons'
import { useState } from 'react'
import { useServices } from '../field/services.ts'
import { DropDown } from '../menu/drop-down.tsx'
import type { PlannedColumn } from './cell.tsx'

export interface ColumnsMenuProps {
  readonly columns: readonly PlannedColumn[]
  readonly shown: readonly string[]
  readonly isUsual: boolean
  readonly onChange: (shown: readonly string[] | undefined) => void
}

/** A list with one entry moved before another place. */
export function moved(list: readonly string[], from: number, to: number): readonly string[] {
  const [one, ...rest] = [list[from], ...list.slice(0, from), ...list.slice(from + 1)]
  if (one === undefined || to < 0 || to >= list.length) return list
  return [...rest.slice(0, to), one, ...rest.slice(to)] as string[]
}

/** Which columns show and in which order: by mouse and by keys. */
export function ColumnsMenu(props: ColumnsMenuProps) {
  return (
    <DropDown content={() => <ColumnList {...props} />}>
      <Button icon={<PanelStats />} endIcon={<ChevronDown size={12} />} text="Columns" />
    </DropDown>
  )
}

function ColumnList({ columns, shown, isUsual, onChange }: ColumnsMenuProps) {
  const { announce } = useServices()
  const [dragged, setDragged] = useState<number>()
  const listed = [
    ...shown.flatMap((id) => columns.find((column) => column.id === id) ?? []),
    ...columns.filter(({ id }) => !shown.includes(id)),
  ]
  const move = (from: number, to: number) => {
    onChange(moved(shown, from, to))
    announce(`${listed[from]?.label ?? ''} is now column ${to + 1} of ${shown.length}`)
  }
  const toggle = (id: string) =>
    onChange(shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id])
  return (
    <div className="ptl-columns">
      <h2>Columns</h2>
      <ul>
        {listed.map(({ id, label, isHeadline }, at) => {
          const isShown = at < shown.length
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
                  disabled={isHeadline && isShown}
                  label={label}
                  onChange={() => toggle(id)}
                />
                {isShown && (
                  <>
                    <Button
                      size="small"
                      variant="minimal"
                      icon={<ChevronUp size={12} />}
                      aria-label={`Move ${label} up`}
                      disabled={at === 0}
                      onClick={() => move(at, at - 1)}
                    />
                    <Button
                      size="small"
                      variant="minimal"
                      icon={<ChevronDown size={12} />}
                      aria-label={`Move ${label} down`}
                      disabled={at === shown.length - 1}
                      onClick={() => move(at, at + 1)}
                    />
                  </>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      <Button
        variant="minimal"
        text="Show the usual columns"
        disabled={isUsual}
        onClick={() => onChange(undefined)}
      />
    </div>
  )
}
