import { Button } from '@blueprintjs/core'
import { MenuClosed, MenuOpen } from '@blueprintjs/icons'
import { useLocation } from 'react-router-dom'
import { sayShell } from '#values/generated/say-shell.ts'
import { useSigned } from '../../session/session-context.ts'
import { Mark } from './mark.tsx'
import { SidebarLink } from './sidebar-link.tsx'
import { SidebarMore } from './sidebar-more.tsx'
import { entryAt, useSidebarEntries } from './sidebar-entries.ts'
import { sayProduct } from '#values/generated/say-product.ts'
import './sidebar.css'

/** Number of entries that fit on the narrowest phone. */
const fitting = 5

export interface SidebarProps {
  readonly isFolded: boolean
  readonly onFold: () => void
}

/** The pages that definitions put into the navigation and this person may open (NAV-081). */
export function Sidebar({ isFolded, onFold }: SidebarProps) {
  const entries = useSidebarEntries()
  const { pathname } = useLocation()
  const current = entryAt(entries, pathname, useSigned().definitions.library.pages)
  const isMany = entries.length > fitting
  const rest = isMany ? entries.slice(fitting - 1) : []
  return (
    <nav className="ptl-sidebar" aria-label={sayShell('main')}>
      <div className="ptl-sidebar__mark">
        <Mark size={28} />
        <span className="ptl-sidebar__name" aria-hidden="true">
          {sayProduct('name')}
        </span>
      </div>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className={rest.includes(entry) ? 'ptl-sidebar__wide' : undefined}>
            <SidebarLink entry={entry} isCurrent={entry === current} isFolded={isFolded} />
          </li>
        ))}
        {isMany && (
          <li className="ptl-sidebar__narrow">
            <SidebarMore entries={rest} current={current} />
          </li>
        )}
      </ul>
      <Button
        className="ptl-sidebar__fold"
        variant="minimal"
        icon={isFolded ? <MenuOpen /> : <MenuClosed />}
        aria-expanded={!isFolded}
        aria-label={sayShell(isFolded ? 'unfold' : 'fold')}
        onClick={onFold}
      />
    </nav>
  )
}
