import type { ButtonProps } from '@blueprintjs/core'
import { More } from '@blueprintjs/icons'
import { useCallback } from 'react'
import { DropDown } from '#runtime/menu/drop-down.tsx'
import { sayShell } from '#values/generated/say-shell.ts'
import type { SidebarEntry } from './sidebar-entries.ts'
import { SidebarLink } from './sidebar-link.tsx'

export interface SidebarMoreProps {
  readonly entries: readonly SidebarEntry[]
  readonly current: SidebarEntry | undefined
}

/** Menu for the pages that do not fit in the bar of a phone. */
export function SidebarMore({ entries, current }: SidebarMoreProps) {
  const links = useCallback(
    () => (
      <ul className="ptl-sidebar-more">
        {entries.map((entry) => (
          <li key={entry.id} className="bp6-popover-dismiss">
            <SidebarLink entry={entry} isCurrent={entry === current} />
          </li>
        ))}
      </ul>
    ),
    [entries, current],
  )
  return (
    <DropDown content={links}>
      <MoreButton isHere={current !== undefined && entries.includes(current)} />
    </DropDown>
  )
}

interface MoreButtonProps extends Pick<
  ButtonProps,
  'active' | 'onClick' | 'aria-expanded' | 'aria-haspopup'
> {
  readonly isHere: boolean
}

function MoreButton({ isHere, active = false, ...button }: MoreButtonProps) {
  return (
    <button {...button} type="button" className={isHere || active ? 'active' : undefined}>
      <More size={16} />
      <span>{sayShell('more')}</span>
    </button>
  )
}
