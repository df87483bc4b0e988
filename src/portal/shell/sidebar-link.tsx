import {
  BankAccount,
  Clipboard,
  Cog,
  CreditCard,
  Document,
  Dollar,
  Exchange,
  Home,
  People,
  StarEmpty,
  TimelineBarChart,
} from '@blueprintjs/icons'
import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import type { SidebarEntry } from './sidebar-entries.ts'

const icons: Readonly<Record<string, ComponentType<{ size?: number }>>> = {
  home: Home,
  payments: Exchange,
  accounts: BankAccount,
  reports: TimelineBarChart,
  stablecoin: Dollar,
  people: People,
  rewards: StarEmpty,
  wallet: CreditCard,
  cog: Cog,
  clipboard: Clipboard,
}

export interface SidebarLinkProps {
  readonly entry: SidebarEntry
  readonly isCurrent: boolean
  readonly isFolded?: boolean
  readonly onOpen?: () => void
}

export function SidebarLink({ entry: { path, label, icon }, isCurrent, isFolded, onOpen }: SidebarLinkProps) {
  const Icon = icons[icon] ?? Document
  return (
    <Link
      to={path}
      className={isCurrent ? 'active' : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      title={isFolded ? label : undefined}
      onClick={onOpen}
    >
      <Icon size={16} />
      <span>{label}</span>
    </Link>
  )
}
