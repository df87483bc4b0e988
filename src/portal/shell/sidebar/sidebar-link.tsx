import { Document } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { pageIcons } from '../../pages/frame/page-icons.ts'
import { SidebarCount } from './sidebar-count.tsx'
import type { SidebarEntry } from './sidebar-entries.ts'

export interface SidebarLinkProps {
  readonly entry: SidebarEntry
  readonly isCurrent: boolean
  readonly isFolded?: boolean
}

export function SidebarLink({ entry: { path, label, icon, count }, isCurrent, isFolded }: SidebarLinkProps) {
  const Icon = pageIcons[icon] ?? Document
  return (
    <Link
      to={path}
      className={isCurrent ? 'active' : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      title={isFolded ? label : undefined}
    >
      <Icon size={16} />
      <span className="ptl-sidebar__label">{label}</span>
      {count && <SidebarCount count={count} />}
    </Link>
  )
}
