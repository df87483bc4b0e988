import type { ReactNode } from 'react'
import { PageHead } from './page-head.tsx'
import './dashboard-template.css'

export interface DashboardTemplateProps {
  /** Absent if the first card greets the person. */
  readonly title?: ReactNode
  readonly actions?: ReactNode
  /** Important message at the top. */
  readonly notice?: ReactNode
  /** The cards, each of which loads, fails and is empty by itself. */
  readonly children: ReactNode
  /** Links below the cards. */
  readonly links?: ReactNode
}

/** Page of cards, such as open work, balances and recent payments. */
export function DashboardTemplate({ title, actions, notice, children, links }: DashboardTemplateProps) {
  return (
    <div className="ptl-dashboard" data-template="dashboard">
      {title !== undefined && <PageHead title={title} actions={actions} />}
      {notice}
      {children}
      {links}
    </div>
  )
}
