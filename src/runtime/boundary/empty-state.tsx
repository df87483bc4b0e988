import { Button } from '@blueprintjs/core'
import { Inbox, Lock, Offline, Search } from '@blueprintjs/icons'
import type { ComponentType, ReactNode } from 'react'
import './empty-state.css'

export type EmptyKind = 'generic' | 'no-permission' | 'load-failed' | 'no-results'

export interface EmptyStateProps {
  readonly kind: EmptyKind
  readonly title?: string
  readonly says?: string | undefined
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined
  readonly children?: ReactNode
  /** It is all the page has, so its title is the page's. */
  readonly isPage?: boolean
}

interface Words {
  readonly icon: ComponentType<{ size?: number }>
  readonly title: string
  readonly says: string
}

const words: Readonly<Record<EmptyKind, Words>> = {
  generic: { icon: Inbox, title: 'Nothing here yet', says: 'What is added will be listed here.' },
  'no-permission': {
    icon: Lock,
    title: 'You do not have access to this',
    says: 'Ask an administrator of your organisation for the role it needs.',
  },
  'load-failed': {
    icon: Offline,
    title: 'This could not be loaded',
    says: 'Try again; if it keeps failing, contact support.',
  },
  'no-results': {
    icon: Search,
    title: 'No results',
    says: 'Nothing matches the filters. Change or clear them.',
  },
}

/** A place without content says why, what will be here, and the one thing to do (NAV-092). */
export function EmptyState({ kind, title, says, action, children, isPage }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'h2'
  const { icon: Icon, ...own } = words[kind]
  return (
    <section className={`ptl-empty ptl-empty--${kind}`} role={kind === 'load-failed' ? 'alert' : undefined}>
      <span className="ptl-empty__icon">
        <Icon size={20} />
      </span>
      <Title>{title ?? own.title}</Title>
      <p>{says ?? own.says}</p>
      {action && <Button text={action.label} onClick={action.onClick} />}
      {children}
    </section>
  )
}
