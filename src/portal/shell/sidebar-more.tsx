import { Popover } from '@blueprintjs/core'
import { More } from '@blueprintjs/icons'
import { useState } from 'react'
import type { SidebarEntry } from './sidebar-entries.ts'
import { SidebarLink } from './sidebar-link.tsx'

export interface SidebarMoreProps {
  readonly entries: readonly SidebarEntry[]
  readonly current: SidebarEntry | undefined
}

/** On a phone: the pages for which there is no room beside the others. */
export function SidebarMore({ entries, current }: SidebarMoreProps) {
  const [isOpen, setOpen] = useState(false)
  const isHere = current !== undefined && entries.includes(current)
  return (
    <Popover
      isOpen={isOpen}
      onInteraction={setOpen}
      placement="top-end"
      minimal
      content={
        <ul className="ptl-sidebar-more">
          {entries.map((entry) => (
            <li key={entry.id}>
              <SidebarLink entry={entry} isCurrent={entry === current} onOpen={() => setOpen(false)} />
            </li>
          ))}
        </ul>
      }
    >
      <button type="button" className={isHere ? 'active' : undefined} aria-expanded={isOpen}>
        <More size={16} />
        <span>More</span>
      </button>
    </Popover>
  )
}
