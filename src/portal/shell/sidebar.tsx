import { Button } from '@blueprintjs/core'
import { Document, Exchange, Home, MenuClosed, MenuOpen } from '@blueprintjs/icons'
import { useMemo, type ComponentType } from 'react'
import { NavLink } from 'react-router-dom'
import { pageRight } from '../pages/page-right.ts'
import { useSigned } from '../session/session-context.ts'
import { Mark } from './mark.tsx'
import './sidebar.css'

const icons: Readonly<Record<string, ComponentType<{ size?: number }>>> = {
  home: Home,
  payments: Exchange,
}

export interface SidebarProps {
  readonly isFolded: boolean
  readonly onFold: () => void
}

/** The pages that definitions put into the navigation and this person may open (NAV-081). */
export function Sidebar({ isFolded, onFold }: SidebarProps) {
  const signed = useSigned()
  const entries = useMemo(
    () =>
      Object.values(signed.definitions.library.pages)
        .flatMap((page) => (page.navigation ? [{ page, ...page.navigation }] : []))
        .filter(({ page }) => pageRight(page, signed).kind === 'open')
        .toSorted((one, other) => one.order - other.order),
    [signed],
  )
  return (
    <nav className="ptl-sidebar" aria-label="Main">
      <div className="ptl-sidebar__mark">
        <Mark size={28} />
        <span aria-hidden="true">Portolan</span>
      </div>
      <ul>
        {entries.map(({ page, label, icon }) => {
          const Icon = icons[icon] ?? Document
          return (
            <li key={page.id}>
              <NavLink to={page.path} title={isFolded ? label : undefined}>
                <Icon size={16} />
                <span>{label}</span>
              </NavLink>
            </li>
          )
        })}
      </ul>
      <Button
        className="ptl-sidebar__fold"
        variant="minimal"
        icon={isFolded ? <MenuOpen /> : <MenuClosed />}
        aria-expanded={!isFolded}
        aria-label={isFolded ? 'Unfold the navigation' : 'Fold the navigation'}
        onClick={onFold}
      />
    </nav>
  )
}
