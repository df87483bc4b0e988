import type { ReactNode } from 'react'
import './page-head.css'

export interface PageHeadProps {
  readonly title: string
  /** A list below says here how many rows it has, and offers a new one. */
  readonly state?: (place: HTMLElement | null) => void
  readonly action?: (place: HTMLElement | null) => void
  readonly children?: ReactNode
}

export function PageHead({ title, state, action, children }: PageHeadProps) {
  return (
    <header className="ptl-page-head">
      <h1>{title}</h1>
      {state && <div ref={state} className="ptl-page-head__state" />}
      {(children || action) && (
        <div className="ptl-page-head__actions">
          {action && <div ref={action} className="ptl-page-head__action" />}
          {children}
        </div>
      )}
    </header>
  )
}
