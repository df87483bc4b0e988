import { EmptyState } from '../boundary/empty-state.tsx'
import { isNotAllowed, whyUnloaded, type Refusal } from '../call/refusal.ts'
import type { LinkedTable } from '#engine/table/types.ts'
import type { TableHost } from './host.ts'
import { useAction } from './table-action.tsx'
import { sayCount, type TablePage } from './table-page.ts'

/** Not allowed, or not loaded: each says so and what can be done (NAV-093, ERR-020). */
export function Refused({
  refusal,
  onAgain,
  noun,
  title = `The ${noun} could not be loaded`,
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
      action={{ label: 'Try again', onClick: onAgain }}
    />
  )
}

/** No row at all yet; the way to the first one only for those who may go it (PAY-066). */
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
  /** The description of the filters, and what was searched for. */
  readonly filters: readonly string[]
  readonly isSearched: boolean
  readonly onClear: () => void
}

export function NothingFound({ noun, filters, isSearched, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      kind="no-results"
      title={isSearched ? `No ${noun} found` : `No ${noun} for these filters`}
      says={`${filters.join('; ')}.`}
      action={{ label: isSearched ? 'Clear all' : 'Clear the filters', onClick: onClear }}
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
  const pages = page.pages === 1 ? 'only 1 page' : `${sayCount(page.pages)} pages`
  return (
    <EmptyState
      kind="no-results"
      title={`There is no page ${sayCount(requested)}`}
      says={`The list has ${pages} now.`}
      action={{ label: 'Go to the last page', onClick: onLast }}
    />
  )
}
