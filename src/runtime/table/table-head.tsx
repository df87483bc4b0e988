import { Button } from '@blueprintjs/core'
import { Refresh } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { sayTables } from '#values/generated/say-tables.ts'
import { Freshness } from './freshness.tsx'
import { sayTotal, type TablePage } from './table-page.ts'
import { TableTools } from './table-tools.tsx'

export interface TableHeadProps {
  readonly noun: { readonly one: string; readonly other: string }
  readonly page: TablePage | undefined
  readonly updatedAt: number
  /** The last poll failed, so the rows are out of date. */
  readonly isBehind: boolean
  readonly isAsking: boolean
  readonly onRefresh: () => void
  /** Place on the page for the number of rows; without it, the number is here. */
  readonly place: Element | null | undefined
  /** Filters a click away. */
  readonly views?: ReactNode
  readonly search?: ReactNode
  /** Button for a new row. */
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** Line above the rows: quick views, search and tools. */
export function TableHead(props: TableHeadProps) {
  const { noun, page, place, views, search, action, children } = props
  const state = <ListState {...props} />
  return (
    <div className="ptl-table__head">
      {place ? createPortal(state, place) : state}
      {views}
      {search}
      <TableTools
        shows={page ? sayTables('showTotal', { total: sayTotal(page, noun) }) : sayTables('showList')}
        action={action}
      >
        {children}
      </TableTools>
    </div>
  )
}

/** Number of rows, and the age of that number. */
function ListState({ noun, page, updatedAt, isBehind, isAsking, onRefresh }: TableHeadProps) {
  return (
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
            aria-label={sayTables('refresh')}
            title={sayTables('refresh')}
            aria-busy={isAsking}
            onClick={onRefresh}
          />
        </>
      )}
      {isBehind && (
        <span className="ptl-table__behind" role="status">
          {sayTables('notUpdated')}
        </span>
      )}
    </p>
  )
}
