import { useRef, type KeyboardEvent } from 'react'
import { showFocused, showWhole } from './show-whole.ts'
import './tab-list.css'

export interface TabListProps {
  /** Prefix of the ids of tabs and panel. */
  readonly name: string
  /** Name of the group of tabs, for screen readers. */
  readonly label: string
  readonly tabs: readonly { readonly id: string; readonly label: string }[]
  readonly open: string | undefined
  readonly onOpen: (tab: string) => void
}

/** Returns the attributes of the open panel: its id, and the tab that labels it. */
export const panelOf = (name: string, open: string | undefined) =>
  ({ role: 'tabpanel', id: `${name}-panel`, 'aria-labelledby': `${name}-${open ?? ''}` }) as const

/** Tabs of which one is open; arrows, Home and End open the others (NAV-024). */
export function TabList({ name, label, tabs, open, onOpen }: TabListProps) {
  const list = useRef<HTMLDivElement>(null)
  const step = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === open)
    const to = tabAfter(event.key, at, tabs.length)
    const id = to === undefined ? undefined : tabs[to]?.id
    if (id === undefined) return
    event.preventDefault()
    onOpen(id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${id}"]`)?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      className="ptl-tabs__list"
      onKeyDown={step}
      onFocus={showFocused}
    >
      {tabs.map(({ id, label: called }) => (
        <button
          key={id}
          ref={id === open ? showWhole : undefined}
          type="button"
          role="tab"
          id={`${name}-${id}`}
          data-tab={id}
          aria-selected={id === open}
          aria-controls={`${name}-panel`}
          tabIndex={id === open ? 0 : -1}
          onClick={() => onOpen(id)}
        >
          {called}
        </button>
      ))}
    </div>
  )
}

function tabAfter(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
