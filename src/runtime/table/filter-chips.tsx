import { Button } from '@blueprintjs/core'
import { Cross } from '@blueprintjs/icons'
import { useEffect, useRef, type MouseEvent } from 'react'
import type { DescribedFilter } from '#engine/table/describe.ts'
import type { RejectedFilter } from '#engine/table/types.ts'

export interface FilterChipsProps {
  readonly filters: readonly DescribedFilter[]
  readonly rejected: readonly RejectedFilter[]
  /** The view the address names is not there. */
  readonly isViewLost: boolean
  readonly onRemove: (id: string) => void
  readonly onClear: () => void
}

/** What narrows the rows now, in words; each goes with one press. */
export function FilterChips({ filters, rejected, isViewLost, onRemove, onClear }: FilterChipsProps) {
  const last = useRef<{ button: Element; listing: Element | null }>(null)
  // The button goes with its filter: who pressed it by the keyboard goes on at the next one.
  useEffect(() => {
    if (last.current === null || last.current.button.isConnected) return
    const { listing } = last.current
    last.current = null
    const places = ['.ptl-chips button', '.ptl-table__tools button']
    if (document.activeElement === document.body)
      places
        .map((place) => listing?.querySelector<HTMLElement>(place))
        .find(Boolean)
        ?.focus()
  })
  const pressed = ({ currentTarget: button }: MouseEvent) => {
    last.current = { button, listing: button.closest('.ptl-listing') }
  }
  if (filters.length === 0 && rejected.length === 0 && !isViewLost) return null
  return (
    <div className="ptl-chips">
      {filters.length > 0 && (
        <ul aria-label="Filters in use">
          {filters.map(({ id, label, value }) => (
            <li key={id} className="ptl-chips__one">
              <span>
                <span className="ptl-chips__label">{label}</span> {value}
              </span>
              <button
                type="button"
                aria-label={`Remove the filter ${label}`}
                onClick={(event) => {
                  pressed(event)
                  onRemove(id)
                }}
              >
                <Cross size={12} />
              </button>
            </li>
          ))}
          <li>
            <Button
              size="small"
              variant="minimal"
              text="Clear all"
              onClick={(event) => {
                pressed(event)
                onClear()
              }}
            />
          </li>
        </ul>
      )}
      {isViewLost && (
        <p role="status" className="ptl-chips__rejected">
          The view in the address was deleted, or is not shared with you any more. The list shows what the
          rest of the address asks for.
        </p>
      )}
      {rejected.map(({ id, label, says }) => (
        <p key={id} role="status" className="ptl-chips__rejected">
          ‘{label}’ in the address was not used: {says}
        </p>
      ))}
    </div>
  )
}
