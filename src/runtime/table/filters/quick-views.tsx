import { sayTables } from '#values/generated/say-tables.ts'
import { filteredBy } from '#engine/table/query/state.ts'
import type { LinkedTable, TableState } from '#engine/table/types.ts'
import { showFocused, showWhole } from '../../tabs/show-whole.ts'
import { readAt } from '../../details/read-at.ts'
import { sayCount } from '../table-page.ts'
import '../selection/selection.css'

export interface QuickViewsProps {
  readonly table: LinkedTable
  readonly state: TableState
  /** Answer of the rows, with the number of rows per view. */
  readonly answer: unknown
  readonly onChange: (state: TableState) => void
}

/** Filters a click away, each with how many rows it has. */
export function QuickViews({ table: { definition }, state, answer, onChange }: QuickViewsProps) {
  const { quickViews, title } = definition
  if (!quickViews) return null
  const now = wordsOf(state.filters)
  return (
    <ul className="ptl-quick-views" aria-label={sayTables('quickViews', { title })}>
      {quickViews.map(({ label, filters = {}, count }) => {
        const many = count === undefined ? undefined : readAt(answer, count)
        const isOpen = wordsOf(filters) === now
        return (
          <li key={label}>
            <button
              ref={isOpen ? showWhole : undefined}
              onFocus={showFocused}
              type="button"
              aria-pressed={isOpen}
              onClick={() => onChange(filteredBy(state, filters))}
            >
              {label}
              {typeof many === 'number' && <span className="ptl-quick-views__count">{sayCount(many)}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** Filters as one text; a list of the address and its words mean the same. */
function wordsOf(filters: TableState['filters']): string {
  const words = Object.entries(filters).map(([id, value]) => `${id}=${String(value)}`)
  return words.toSorted().join('&')
}
