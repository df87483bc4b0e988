import { Button } from '@blueprintjs/core'
import { Filter, Refresh } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { Freshness } from './freshness.tsx'
import { sayTotal, type TablePage } from './table-page.ts'

export interface TableHeadProps {
  readonly noun: { readonly one: string; readonly other: string }
  readonly page: TablePage | undefined
  readonly updatedAt: number
  /** The last poll was refused; what stands there is older than it should be. */
  readonly isBehind: boolean
  readonly isAsking: boolean
  readonly onRefresh: () => void
  /** The panel of filters: absent where there are none. */
  readonly filters:
    | {
        readonly panel: string
        readonly opener: string
        readonly isOpen: boolean
        readonly count: number
        readonly onToggle: () => void
        readonly content: ReactNode
      }
    | undefined
  /** Filters a click away; they stand first, and what is counted stands beside them. */
  readonly views?: ReactNode
  readonly search?: ReactNode
  readonly children?: ReactNode
}

/** What stands above the rows: how many, how old, and what can be done with the list. */
export function TableHead(props: TableHeadProps) {
  const { noun, page, updatedAt, isBehind, isAsking, onRefresh, filters, views, search, children } = props
  return (
    <div className="ptl-table__head">
      {views}
      <p className="ptl-table__state">
        <strong>{page ? sayTotal(page, noun) : ' '}</strong>
        {page && (
          <>
            <Freshness at={updatedAt} />
            <Button
              className="ptl-table__refresh"
              size="small"
              variant="minimal"
              icon={<Refresh size={14} />}
              aria-label="Refresh"
              title="Refresh"
              aria-busy={isAsking}
              onClick={onRefresh}
            />
          </>
        )}
        {isBehind && (
          <span className="ptl-table__behind" role="status">
            Could not be updated; it is tried again.
          </span>
        )}
      </p>
      {search}
      <div className="ptl-table__tools" role="group" aria-label="List">
        {filters && (
          <>
            <Button
              id={filters.opener}
              icon={<Filter />}
              text={filters.count === 0 ? 'Filters' : `Filters (${filters.count})`}
              active={filters.isOpen}
              aria-expanded={filters.isOpen}
              aria-controls={filters.isOpen ? filters.panel : undefined}
              onClick={filters.onToggle}
            />
            {filters.isOpen && <div className="ptl-table__panel">{filters.content}</div>}
          </>
        )}
        {children}
      </div>
    </div>
  )
}
