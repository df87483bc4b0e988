import { Button } from '@blueprintjs/core'
import { Cross } from '@blueprintjs/icons'
import { useEffect, useRef, useState } from 'react'
import { sayTables } from '#values/generated/say-tables.ts'
import { chipsOf, type DescribedChip, type FilterChip } from '#engine/table/filters/chips.ts'
import type { RejectedFilter } from '#engine/table/types.ts'
import { Opened } from '../../boundary/opened-part.tsx'
import { DropDown } from '../../menu/drop-down.tsx'
import { coming } from '../../preload/lazy-part.ts'
import { useFilterTypes } from './add-filter.tsx'
import type { FilterEditorProps } from './filter-editor.tsx'

const { fetch: fetchEditor, Part: FilterEditor } = coming(() =>
  import('./filter-editor.tsx').then((file) => file.FilterEditor),
)

export interface FilterChipsProps extends Omit<FilterEditorProps, 'chip' | 'onClose'> {
  readonly chips: readonly DescribedChip[]
  readonly rejected: readonly RejectedFilter[]
  /** The view in the address does not exist. */
  readonly isViewLost: boolean
  readonly onRemove: (filters: readonly string[]) => void
  readonly onClear: () => void
}

/** Active filters as chips: a press edits a filter, a button or Delete removes it. */
export function FilterChips(props: FilterChipsProps) {
  const { chips, rejected, isViewLost, onRemove, onClear, ...editing } = props
  const [open, setOpen] = useState<string>()
  const last = useRef<{ from: Element; listing: Element | null }>(null)
  // A removed chip passes the keyboard focus to the next one.
  useEffect(() => {
    if (last.current === null || last.current.from.isConnected) return
    const { listing } = last.current
    last.current = null
    const places = ['.ptl-chips button', '.ptl-table__tools button']
    if (document.activeElement === document.body)
      places
        .map((place) => listing?.querySelector<HTMLElement>(place))
        .find(Boolean)
        ?.focus()
  })
  const remember = (from: Element) => {
    last.current = { from, listing: from.closest('.ptl-listing') }
  }
  // An emptied filter stays visible while it is being edited.
  const shown = chipsOf(editing.table).flatMap((chip) => {
    const described = chips.find(({ id }) => id === chip.id)
    return described ?? (chip.id === open ? { ...chip, value: sayTables('anyValue') } : [])
  })
  if (shown.length === 0 && rejected.length === 0 && !isViewLost) return null
  return (
    <div className="ptl-chips">
      {shown.length > 0 && (
        <ul aria-label={sayTables('filtersInUse')}>
          {shown.map((chip) => (
            <Chip
              key={chip.id}
              {...editing}
              chip={chip}
              value={chip.value}
              onOpenChange={(isOpen, from) => {
                remember(from)
                setOpen((now) => (isOpen ? chip.id : now === chip.id ? undefined : now))
              }}
              onRemove={(from) => {
                remember(from)
                onRemove(chip.filters)
              }}
            />
          ))}
          <li>
            <Button
              size="small"
              variant="minimal"
              text={sayTables('clearAll')}
              onClick={({ currentTarget }) => {
                remember(currentTarget)
                onClear()
              }}
            />
          </li>
        </ul>
      )}
      {isViewLost && (
        <p role="status" className="ptl-chips__rejected">
          {sayTables('viewLost')}
        </p>
      )}
      {rejected.map(({ id, label, says }) => (
        <p key={id} role="status" className="ptl-chips__rejected">
          {sayTables('filterNotUsed', { label, says })}
        </p>
      ))}
    </div>
  )
}

interface ChipProps extends Omit<FilterEditorProps, 'onClose'> {
  readonly chip: FilterChip
  readonly value: string
  readonly onOpenChange: (isOpen: boolean, from: Element) => void
  readonly onRemove: (from: Element) => void
}

function Chip({ chip, value, onOpenChange, onRemove, ...editing }: ChipProps) {
  const place = useRef<HTMLLIElement>(null)
  const here = (tell: (from: Element) => void) => place.current && tell(place.current)
  const prepared = useFilterTypes(editing.table, fetchEditor)
  return (
    <li ref={place} className="ptl-chips__one">
      <DropDown
        edge="left"
        preload={prepared}
        onOpenChange={(isOpen) => here((from) => onOpenChange(isOpen, from))}
        content={(close) => (
          <Opened at="" what={sayTables('thisFilter')} onFailed={close}>
            <FilterEditor {...editing} chip={chip} onClose={close} />
          </Opened>
        )}
      >
        <Button
          variant="minimal"
          aria-haspopup="dialog"
          onKeyDown={({ key }) => (key === 'Delete' || key === 'Backspace') && here(onRemove)}
        >
          <span className="ptl-chips__label">{chip.label}</span> {value}
        </Button>
      </DropDown>
      <button
        type="button"
        className="ptl-chips__remove"
        aria-label={sayTables('removeFilter', { label: chip.label })}
        onClick={() => here(onRemove)}
      >
        <Cross size={12} />
      </button>
    </li>
  )
}
