import { Document } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { pageIcons } from '../pages/page-icons.ts'
import type { SidebarEntry } from './sidebar-entries.ts'

export interface SidebarLinkProps {
  readonly entry: SidebarEntry
  readonly isCurrent: boolean
  readonly isFolded?: boolean
  readonly onOpen?: () => void
}

export function SidebarLink({ entry: { path, label, icon }, isCurrent, isFolded, onOpen }: SidebarLinkProps) {
  const Icon = pageIcons[icon] ?? Document
  return (
    <Link
      to={path}
      className={isCurrent ? 'active' : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      title={isFolded ? label : undefined}
      onClick={onOpen}
    >
      <Icon size={16} />
      <span className="ptl-sidebar__label">{label}</span>
    </Link>
  )
}
