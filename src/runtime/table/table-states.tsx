import { sayTables } from '#values/generated/say-tables.ts'
import { sayScreens } from '#values/generated/say-screens.ts'
import { EmptyState } from '../boundary/empty-state.tsx'
import { isNotAllowed, whyUnloaded, type Refusal } from '../call/refusal.ts'
import type { LinkedTable } from '#engine/table/types.ts'
import type { TableHost } from './host.ts'
import { useAction } from './table-action.tsx'
import type { TablePage } from './table-page.ts'

/** Refused or failed rows: the reason, and what to do (NAV-093, ERR-020). */
export function Refused({
  refusal,
  onAgain,
  noun,
  title = sayTables('unloaded', { noun }),
}: {
  readonly refusal: Refusal
  readonly onAgain: () => void
  readonly noun: string
  readonly title?: string | undefined
}) {
  if (isNotAllowed(refusal)) return <EmptyState kind="no-permission" says={refusal.says} />
  return (
    <EmptyState
      kind="load-failed"
      title={title}
      says={whyUnloaded(refusal)}
      action={{ label: sayScreens('tryAgain'), onClick: onAgain }}
    />
  )
}

/** Empty list, with the action for a first row if the person may use it (PAY-066). */
export function NothingYet({ table, host }: { readonly table: LinkedTable; readonly host: TableHost }) {
  const { title, says, action } = table.definition.empty
  const { says: lock } = useAction({ table, host })
  const isLocked = lock !== undefined && action?.page === table.definition.action?.page
  const go = isLocked ? undefined : action && host.actionFor(action.page)
  const words = [says, ...(isLocked ? [lock] : [])].filter(Boolean).join(' ')
  return (
    <EmptyState
      kind="generic"
      title={title}
      {...(words === '' ? {} : { says: words })}
      action={action && go ? { label: action.label, onClick: go } : undefined}
    />
  )
}

interface NothingFoundProps {
  readonly noun: string
  /** Descriptions of the filters and the search. */
  readonly filters: readonly string[]
  readonly isSearched: boolean
  readonly onClear: () => void
}

export function NothingFound({ noun, filters, isSearched, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      kind="no-results"
      title={sayTables(isSearched ? 'noneFound' : 'noneFiltered', { noun })}
      says={`${filters.join('; ')}.`}
      action={{ label: sayTables(isSearched ? 'clearAll' : 'clearFilters'), onClick: onClear }}
    />
  )
}

/** The address names a page the list no longer has. */
export function BeyondEnd({
  page,
  requested,
  onLast,
}: {
  readonly page: TablePage
  readonly requested: number
  readonly onLast: () => void
}) {
  return (
    <EmptyState
      kind="no-results"
      title={sayTables('noSuchPage', { page: requested })}
      says={sayTables('pagesNow', { count: page.pages })}
      action={{ label: sayTables('goToLast'), onClick: onLast }}
    />
  )
}
