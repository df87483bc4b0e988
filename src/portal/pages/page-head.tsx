import type { ReactNode } from 'react'
import './page-head.css'

export interface PageHeadProps {
  readonly title: string
  readonly children?: ReactNode
}

export function PageHead({ title, children }: PageHeadProps) {
  return (
    <header className="ptl-page-head">
      <h1>{title}</h1>
      {children && <div className="ptl-page-head__actions">{children}</div>}
    </header>
  )
}
