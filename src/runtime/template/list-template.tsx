import type { ReactNode } from 'react'
import { PageHead, type PageHeadProps } from './page-head.tsx'
import './list-template.css'

export interface ListTemplateProps extends Pick<PageHeadProps, 'actions' | 'state' | 'action'> {
  /** Absent if the record above the list has the title. */
  readonly title?: ReactNode
  /** Important message at the top. */
  readonly notice?: ReactNode
  /** Totals of the list, on the line of the title. */
  readonly summary?: ReactNode
  /** The views, the search and the filters above the rows, and the rows. */
  readonly children: ReactNode
}

/** Page of many records of one kind, with filters directly above the rows. */
export function ListTemplate({ title, notice, summary, children, ...head }: ListTemplateProps) {
  return (
    <div className="ptl-list-page" data-template="list">
      {title !== undefined && <PageHead title={title} {...head} />}
      {notice}
      {summary}
      {children}
    </div>
  )
}
