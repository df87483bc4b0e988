import { Button } from '@blueprintjs/core'
import { Inbox, Lock, Offline, Search } from '@blueprintjs/icons'
import type { ComponentType, ReactNode } from 'react'
import { sayScreens } from '#values/generated/say-screens.ts'
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

interface Usual {
  readonly icon: ComponentType<{ size?: number }>
  readonly title: 'nothingYet' | 'notAllowed' | 'notLoaded' | 'noResults'
  readonly says: 'willBeListed' | 'askForRole' | 'tryOrContact' | 'nothingMatches'
}

const usual: Readonly<Record<EmptyKind, Usual>> = {
  generic: { icon: Inbox, title: 'nothingYet', says: 'willBeListed' },
  'no-permission': { icon: Lock, title: 'notAllowed', says: 'askForRole' },
  'load-failed': { icon: Offline, title: 'notLoaded', says: 'tryOrContact' },
  'no-results': { icon: Search, title: 'noResults', says: 'nothingMatches' },
}

/** Empty place that says the reason, the future contents, and the one thing to do (NAV-092). */
export function EmptyState({ kind, title, says, action, children, isPage }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'h2'
  const { icon: Icon, ...own } = usual[kind]
  return (
    <section className={`ptl-empty ptl-empty--${kind}`} role={kind === 'load-failed' ? 'alert' : undefined}>
      <span className="ptl-empty__icon">
        <Icon size={20} />
      </span>
      <Title>{title ?? sayScreens(own.title)}</Title>
      <p>{says ?? sayScreens(own.says)}</p>
      {action && <Button text={action.label} onClick={action.onClick} />}
      {children}
    </section>
  )
}
