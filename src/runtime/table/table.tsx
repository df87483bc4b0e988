import { Button } from '@blueprintjs/core'
import { use, useCallback, useLayoutEffect, useRef, type FocusEvent } from 'react'
import { createPortal } from 'react-dom'
import { sayTables } from '#values/generated/say-tables.ts'
import { describedChips } from '#engine/table/filters/chips.ts'
import { canDownload } from '#engine/table/download.ts'
import { filteredBy, searchedBy, sortedBy, usualColumns, usualState } from '#engine/table/query/state.ts'
import type { LinkedTable, TableSort, TableState } from '#engine/table/types.ts'
import { Banners } from '../banner/banners.tsx'
import { Skeleton } from '../boundary/skeleton.tsx'
import { asRefusal, isUnknown } from '../call/refusal.ts'
import { Missing } from '../details/missing-record.tsx'
import { DetailsContext } from '../details/details-context.ts'
import { FactsProvider } from '../query/facts-provider.tsx'
import { AddFilter } from './filters/add-filter.tsx'
import { ColumnsMenu } from './columns/columns-menu.tsx'
import { DownloadButton } from './download/download-button.tsx'
import { FilterChips } from './filters/filter-chips.tsx'
import type { RowRecord } from './features.ts'
import { headingOf } from './heading.ts'
import type { TableHost } from './host.ts'
import { Paging } from './paging.tsx'
import { SearchBox } from './filters/search-box.tsx'
import { QuickViews } from './filters/quick-views.tsx'
import { nameOf as rowName } from './rows/row.tsx'
import { BulkOutcomes, SelectionBar } from './selection/selection-bar.tsx'
import { Sums } from './sums.tsx'
import { TableAction } from './table-action.tsx'
import { TableBody } from './table-body.tsx'
import { TableHead } from './table-head.tsx'
import { useBulk } from './selection/use-bulk.ts'
import { useColumns } from './columns/use-columns.ts'
import { useNamedFilters } from './filters/use-named-filters.ts'
import { useAppliedAnnouncement } from './filters/use-filters.ts'
import { useMemory } from './views/use-memory.ts'
import { useRows } from './rows/use-rows.ts'
import { useSelection } from './selection/use-selection.ts'
import { useTableModel } from './use-table-model.ts'
import { useTableState } from './use-table-state.ts'
import { savedQueryOf, stateOfView, useView } from './views/use-view.ts'
import { ViewsMenu } from './views/views-menu.tsx'
import './table.css'

export interface TableProps {
  readonly table: LinkedTable
  readonly host: TableHost
}

/** A list by its definition, with its filters, tools and pages. */
export function Table(props: TableProps) {
  const { facts } = props.table.definition
  if (facts === undefined) return <Listing {...props} />
  return (
    <FactsProvider queries={facts}>
      <Listing {...props} />
    </FactsProvider>
  )
}

function Listing({ table, host }: TableProps) {
  const { definition } = table
  const { noun, title, banners, filters: hasFilters } = definition
  const isCards = definition.layout === 'cards'
  const { facts, options } = use(DetailsContext)
  const addressed = useTableState(table, host)
  const { state, rejected, view, change } = addressed
  const filters = useNamedFilters(table, host, state.filters, addressed.described)
  const { keyOf, columns, shown } = useColumns(table, state)
  const rows = useRows(table, state, keyOf)
  const picked = useSelection({ question: questionOf(state), rows: rows.rows, keyOf })
  const selection = definition.bulk && !isCards ? picked : undefined
  const nameOf = useCallback(
    (record: RowRecord) => rowName(columns, record) || keyOf(record),
    [columns, keyOf],
  )
  const bulk = useBulk({ table, host, selection: picked, nameOf })
  const { chosen, isChanged, isLost } = useView(table, host.views, addressed)
  const look = useMemory(table, host, addressed)
  const { keepColumns } = look
  const { search = '' } = state
  const isNarrow = filters.length > 0 || search !== ''
  const isBare = rows.page !== undefined && rows.rows.length === 0 && !isNarrow
  // A few rows of a complete list are read faster than searched.
  const isFew = table.rows.searched !== undefined && !isNarrow && (rows.page?.total ?? 0) <= fewOf(table)
  const hasAction = rows.rows.length > 0 && !isCards
  const lines = [
    ...(search === '' ? [] : [sayTables('searched', { search: search.trim() })]),
    ...filters.map(({ label, value }) => `${label}: ${value}`),
  ]
  const go = (next: TableState) => change(next, view)
  const onSort = useCallback((sort: TableSort) => change(sortedBy(state, sort), view), [change, state, view])
  const onColumns = useCallback(
    (next: readonly string[]) => {
      keepColumns(next)
      change({ ...state, columns: next }, view, 'replace')
    },
    [change, state, view, keepColumns],
  )
  const { sort } = state
  const model = useTableModel({ columns, shown, rows: rows.rows, keyOf, sort, onSort, onColumns, selection })
  const onApplied = useAppliedAnnouncement({
    page: rows.page,
    isAsking: rows.call.isAsking,
    noun,
    filters: filters.length,
    isSearched: search !== '',
  })
  const narrow = (next: TableState, how: 'push' | 'replace' = 'push') => {
    onApplied()
    change(next, view, how)
  }
  const editing = {
    table,
    filters: state.filters,
    pause: pauseOf(table),
    onFilters: (next: TableState['filters'], how: 'push' | 'replace') => narrow(filteredBy(state, next), how),
  }
  const clear = () => narrow(searchedBy(filteredBy(state, {}), ''))
  // Letters of one search replace each other in the history, so that Back leads to the list before the
  // search.
  const find = (typed: string) => {
    onApplied()
    change(searchedBy(state, typed), view, search === '' ? 'push' : 'replace')
  }
  const retained = useRetainedFocus()
  const { refusal } = rows.call
  if (definition.missing && refusal && isUnknown(refusal)) return <Missing isInside definition={definition} />
  if (isCards && !rows.page && rows.call.status !== 'failed')
    return (
      <section className="ptl-listing" aria-label={title}>
        <Skeleton says={sayTables('loading', { noun: noun.other })} shape="cards" rows={3} />
      </section>
    )
  return (
    <section className="ptl-listing" aria-label={title} {...retained}>
      {isCards && <h2 className="ptl-listing__title">{headingOf(definition, facts, options)}</h2>}
      <Banners banners={banners} rules={table.rules} facts={facts} wayTo={host.actionFor} />
      <TableHead
        noun={noun}
        page={rows.page}
        updatedAt={rows.updatedAt}
        isBehind={rows.call.data !== undefined && rows.call.trouble !== undefined}
        isAsking={rows.call.isAsking}
        onRefresh={rows.refresh}
        search={
          definition.search !== undefined &&
          !isBare &&
          !isFew && (
            <SearchBox
              says={definition.search}
              noun={noun.other}
              search={search}
              pause={pauseOf(table)}
              onSearch={find}
            />
          )
        }
        views={
          definition.quickViews && (
            <QuickViews table={table} state={state} answer={rows.call.data} onChange={narrow} />
          )
        }
        place={host.head?.state}
        action={hasAction && !host.head?.action && <TableAction table={table} host={host} />}
      >
        {hasFilters && !isBare && <AddFilter {...editing} />}
        {!isCards && !isBare && (
          <ColumnsMenu
            model={model}
            columns={columns}
            isUsual={state.columns.join() === usualColumns(table).join()}
            onUsual={() => onColumns(usualColumns(table))}
            isCompact={look.isCompact}
            onCompact={look.onCompact}
          />
        )}
        {definition.views && host.views && !(isBare && chosen === undefined) && (
          <ViewsMenu
            views={host.views}
            chosen={chosen}
            isChanged={isChanged}
            now={{ query: savedQueryOf(state), columns: state.columns }}
            onChoose={(one) => (one ? change(stateOfView(table, one), one.id) : change(usualState(table)))}
            onSaved={(id) => change(state, id, 'replace')}
            onTrouble={(thrown) => host.toast(asRefusal(thrown).title, 'danger')}
          />
        )}
        {canDownload(table, facts) && host.saveFile && (
          <DownloadButton table={table} state={state} page={rows.page} filters={lines} host={host} />
        )}
      </TableHead>
      {hasAction &&
        host.head?.action &&
        createPortal(<TableAction table={table} host={host} />, host.head.action)}
      {bulk.result && <BulkOutcomes key={bulk.result.says} result={bulk.result} onClose={bulk.dismiss} />}
      <FilterChips
        {...editing}
        chips={describedChips(table, filters)}
        rejected={rejected}
        isViewLost={isLost}
        onRemove={(left) => narrow(addressed.without(left))}
        onClear={clear}
      />
      {rows.waiting > 0 && (
        <p className="ptl-listing__waiting" role="status">
          <Button
            size="small"
            intent="primary"
            text={sayTables('newRows', {
              count: rows.waiting,
              noun: rows.waiting === 1 ? noun.one : noun.other,
            })}
            onClick={rows.showWaiting}
          />
        </p>
      )}
      <TableBody
        table={table}
        host={host}
        state={state}
        rows={rows}
        model={model}
        keyOf={keyOf}
        filters={lines}
        isSelectable={selection !== undefined}
        isCompact={look.isCompact}
        onPage={(page) => go({ ...state, page })}
        onClear={clear}
      />
      {rows.page && rows.rows.length > 0 && !(isCards && rows.page.pages <= 1) && (
        <Paging
          page={rows.page}
          rows={rows.rows.length}
          sizes={table.pageSizes}
          sums={definition.sums && <Sums sums={definition.sums} answer={rows.call.data} />}
          onPage={(page) => go({ ...state, page })}
          onSize={(size) => go({ ...state, size, page: 1 })}
        />
      )}
      {selection && (
        <SelectionBar
          table={table}
          host={host}
          state={state}
          page={rows.page}
          rows={rows.rows}
          columns={model.columns}
          selection={selection}
          bulk={bulk}
        />
      )}
    </section>
  )
}

const usual = { searchDebounce: 200, searchBoxAbove: 8 }

function limitIn({ library }: LinkedTable, name: keyof typeof usual): number {
  const limit = library.limits?.[name]?.is
  return typeof limit === 'number' ? limit : usual[name]
}

/** The time between the last key and the search. */
const pauseOf = (table: LinkedTable) => limitIn(table, 'searchDebounce')
/** Number of rows up to which no search box is shown. */
const fewOf = (table: LinkedTable) => limitIn(table, 'searchBoxAbove')

/** Returns a key of the filters and search that rows are selected under; page and order do not matter. */
function questionOf({ filters, search }: TableState): string {
  return JSON.stringify([filters, search])
}

/**
 * Keeps the focus in a list when its row is removed: it moves to the row reachable by Tab, or to the list.
 */
function useRetainedFocus() {
  const ref = useRef<HTMLElement>(null)
  const last = useRef<Element>(undefined)
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body && last.current?.isConnected === false
    // A dialog above the page manages the focus itself.
    if (!isLost || document.querySelector('[aria-modal="true"]')) return
    const next = ref.current?.querySelector<HTMLElement>('[data-row-stop][tabindex="0"]') ?? ref.current
    next?.focus({ preventScroll: true })
  })
  const onFocus = useCallback(({ target }: FocusEvent) => {
    // A removed filter chip moves the focus itself.
    last.current = target.closest('.ptl-chips') ? undefined : target
  }, [])
  return { ref, onFocus, tabIndex: -1 }
}
