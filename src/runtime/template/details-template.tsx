import type { ReactNode } from 'react'
import { PageHead } from './page-head.tsx'
import './details-template.css'
import './details-summary.css'

export interface DetailsTemplateProps {
  /** Absent inside something that already carries a heading. */
  readonly title?: ReactNode
  /** Text that tells records of the same title apart. */
  readonly reference?: string | undefined
  readonly status?: ReactNode
  readonly actions?: ReactNode
  /** Important message at the top. */
  readonly notice?: ReactNode
  /** Meaning of the status for the person. */
  readonly meaning?: ReactNode
  readonly amounts?: ReactNode
  /** The page is about the list below, so the facts are on the line of the title. */
  readonly isSummary?: boolean
  readonly children: ReactNode
}

/** Page about one record: title, amounts, state and actions; then its facts. */
export function DetailsTemplate(props: DetailsTemplateProps) {
  const { title, reference, status, actions, notice, meaning, amounts, isSummary, children } = props
  return (
    <article
      className={isSummary ? 'ptl-details ptl-details--summary' : 'ptl-details'}
      data-template={title === undefined || isSummary ? undefined : 'details'}
    >
      {title !== undefined && (
        <header className="ptl-details__head">
          <PageHead title={title} isFocusable status={status} actions={actions} />
          {reference !== undefined && <p className="ptl-details__reference">{reference}</p>}
          {notice}
          {meaning}
          {amounts}
        </header>
      )}
      {children}
    </article>
  )
}

export interface DetailsColumnsProps {
  /** The course of the record, at the side. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** Facts of the record in two columns, with the aside. */
export function DetailsColumns({ aside, children }: DetailsColumnsProps) {
  return (
    <div className={aside ? 'ptl-details__body ptl-details__body--aside' : 'ptl-details__body'}>
      <div className="ptl-details__sections">{children}</div>
      {aside && <div className="ptl-details__aside">{aside}</div>}
    </div>
  )
}
