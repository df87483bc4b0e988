import {
  BankAccount,
  Clipboard,
  Cog,
  CreditCard,
  Dollar,
  Endorsed,
  Exchange,
  Home,
  Inbox,
  People,
  SendMessage,
  StarEmpty,
  TimelineBarChart,
} from '@blueprintjs/icons'
import type { ComponentType } from 'react'

/** Icons by the word a page definition uses. */
export const pageIcons: Readonly<Record<string, ComponentType<{ size?: number }>>> = {
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
  collections: Inbox,
  send: SendMessage,
  approvals: Endorsed,
}
