import type { ReactNode } from 'react'
import './page-head.css'

export interface PageHeadProps {
  readonly title: ReactNode
  /** The title can be focused. */
  readonly isFocusable?: boolean
  /** Status beside the title. */
  readonly status?: ReactNode
  /** Actions at the end of the line. */
  readonly actions?: ReactNode
  /** Receives the element for the number of rows and the button for a new one. */
  readonly state?: ((place: HTMLElement | null) => void) | undefined
  readonly action?: ((place: HTMLElement | null) => void) | undefined
}

/** First line of every page: title, status and actions. */
export function PageHead({ title, isFocusable, status, actions, state, action }: PageHeadProps) {
  return (
    <div className="ptl-page-head">
      <h1 tabIndex={isFocusable ? -1 : undefined}>{title}</h1>
      {status}
      {state && <div ref={state} className="ptl-page-head__state" />}
      {(actions || action) && (
        <div className="ptl-page-head__actions">
          {action && <div ref={action} className="ptl-page-head__action" />}
          {actions}
        </div>
      )}
    </div>
  )
}
