// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What every list says around its rows, whatever they are. */
export const sayTables = speaker<{
  total: { count: number; noun: string | number }
  aboutTotal: { count: number; noun: string | number }
  loading: { noun: string | number }
  unloaded: { noun: string | number }
  updatedNow: never
  updatedSeconds: { count: string | number }
  updatedMinutes: { count: string | number }
  updatedHours: { count: string | number }
  refresh: never
  notUpdated: never
  newRows: { count: number; noun: string | number }
  tools: never
  list: never
  showTotal: { total: string | number }
  showList: never
  quickViews: { title: string | number }
  search: { noun: string | number }
  searched: { search: string | number }
  expired: never
  action: never
  gridKeys: never
  selectionKeys: never
  moreRows: never
  theDownload: never
  rowsAndColumns: never
  rows: never
  columns: never
  comfortable: never
  compact: never
  columnMoved: { label: string | number; at: string | number; count: string | number }
  moveUp: { label: string | number }
  moveDown: { label: string | number }
  usualColumns: never
  pages: never
  range: { from: number; to: number; total: number }
  aboutRange: { from: number; to: number; total: number }
  pageOf: { page: number; pages: number }
  aboutPageOf: { page: number; pages: number }
  firstPage: never
  previousPage: never
  nextPage: never
  lastPage: never
  noSuchPage: { page: number }
  pagesNow: { count: number }
  goToLast: never
  noneFound: { noun: string | number }
  noneFiltered: { noun: string | number }
  addFilter: never
  filters: never
  theFilters: never
  thisFilter: never
  filterBy: { label: string | number }
  filtersInUse: never
  removeFilter: { label: string | number }
  anyValue: never
  clear: never
  clearAll: never
  clearFilters: never
  done: never
  notUsedYet: never
  filterNotUsed: { label: string | number; says: string | number }
  filterMisspelt: { filter: string | number }
  viewLost: never
  days: never
  narrowedBySearch: { total: string | number }
  narrowedByBoth: { total: string | number }
  notNarrowed: { total: string | number }
  narrowedByFilters: { count: number; total: string | number }
  selectRow: { name: string | number }
  selectPage: never
  clearPage: never
  selectedRows: { noun: string | number }
  selectedCount: { count: number }
  withSelection: never
  selectFirst: { count: number }
  selectAll: { count: number }
  currencyOfColumn: { label: string | number }
  export: never
  moveAll: { label: string | number; count: number }
  moveOfRows: { label: string | number; rows: string | number }
  confirmMove: { label: string | number; rows: string | number }
  inAll: { totals: string | number }
  eachAlone: never
  notMovable: { count: number; rows: string | number }
  notAllDone: never
  rowNotMovable: { label: string | number }
  rowsDone: { label: string | number; rows: string | number }
  rowsLeft: { done: string | number; rows: string | number }
}>('tables', {
  total: [['count', 4], ' ', ['noun']],
  aboutTotal: ['about ', ['count', 4], ' ', ['noun']],
  loading: ['Loading the ', ['noun']],
  unloaded: ['The ', ['noun'], ' could not be loaded'],
  updatedNow: 'Updated just now',
  updatedSeconds: ['Updated ', ['count'], ' s ago'],
  updatedMinutes: ['Updated ', ['count'], ' min ago'],
  updatedHours: ['Updated ', ['count'], ' h ago'],
  refresh: 'Refresh',
  notUpdated: 'Could not be updated; it is tried again.',
  newRows: [['count', 4], ' new ', ['noun'], ' – show'],
  tools: 'Filters and tools',
  list: 'List',
  showTotal: ['Show ', ['total']],
  showList: 'Show the list',
  quickViews: ['Views of ', ['title']],
  search: ['Search ', ['noun']],
  searched: ['Search: ‘', ['search'], '’'],
  expired: 'Expired',
  action: 'Action',
  gridKeys:
    'Arrow keys or j and k move between rows, Home and End go to the first and the last, Enter opens the row, Tab reaches what can be done with it.',
  selectionKeys: 'Space selects the row, Shift with an arrow key extends the selection.',
  moreRows: 'More rows',
  theDownload: 'the download',
  rowsAndColumns: 'Rows and columns',
  rows: 'Rows',
  columns: 'Columns',
  comfortable: 'Comfortable',
  compact: 'Compact',
  columnMoved: [['label'], ' is now column ', ['at'], ' of ', ['count']],
  moveUp: ['Move ', ['label'], ' up'],
  moveDown: ['Move ', ['label'], ' down'],
  usualColumns: 'Show the usual columns',
  pages: 'Pages',
  range: [['from', 4], '–', ['to', 4], ' of ', ['total', 4]],
  aboutRange: [['from', 4], '–', ['to', 4], ' of about ', ['total', 4]],
  pageOf: ['Page ', ['page', 4], ' of ', ['pages', 4]],
  aboutPageOf: ['Page ', ['page', 4], ' of about ', ['pages', 4]],
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'Last page',
  noSuchPage: ['There is no page ', ['page', 4]],
  pagesNow: [
    ['count', 2, { one: 'The list has only 1 page now.', other: ['The list has ', 0, ' pages now.'] }],
  ],
  goToLast: 'Go to the last page',
  noneFound: ['No ', ['noun'], ' found'],
  noneFiltered: ['No ', ['noun'], ' for these filters'],
  addFilter: 'Add filter',
  filters: 'Filters',
  theFilters: 'the filters',
  thisFilter: 'this filter',
  filterBy: ['Filter by ', ['label']],
  filtersInUse: 'Filters in use',
  removeFilter: ['Remove the filter ', ['label']],
  anyValue: 'any',
  clear: 'Clear',
  clearAll: 'Clear all',
  clearFilters: 'Clear the filters',
  done: 'Done',
  notUsedYet: 'Not used yet.',
  filterNotUsed: ['‘', ['label'], '’ in the address was not used: ', ['says']],
  filterMisspelt: ['This list reads ‘', ['filter'], '’.'],
  viewLost:
    'The view in the address was deleted, or is not shared with you any more. The list shows what the rest of the address asks for.',
  days: 'Days',
  narrowedBySearch: [['total'], ' for this search.'],
  narrowedByBoth: [['total'], ' for this search and these filters.'],
  notNarrowed: [['total'], ' without filters.'],
  narrowedByFilters: [
    ['count', 2, { one: [['total'], ' with this filter.'], other: [['total'], ' with these filters.'] }],
  ],
  selectRow: ['Select ', ['name']],
  selectPage: 'Select all on this page',
  clearPage: 'Clear the selection of this page',
  selectedRows: ['Selected ', ['noun']],
  selectedCount: [['count', 4], ' selected'],
  withSelection: 'With the selection',
  selectFirst: ['Select the first ', ['count', 4]],
  selectAll: ['Select all ', ['count', 4], ' that match'],
  currencyOfColumn: [['label'], ': currency'],
  export: 'Export',
  moveAll: [['label'], ' ', ['count', 4]],
  moveOfRows: [['label'], ' ', ['rows']],
  confirmMove: [['label'], ' ', ['rows'], '?'],
  inAll: [['totals'], ' in all.'],
  eachAlone:
    'Each is done on its own, as you see it now. One that has changed since is left out, and you are told which.',
  notMovable: [
    [
      'count',
      2,
      {
        one: [['rows'], ' of the selection does not allow it now, and will be named afterwards.'],
        other: [['rows'], ' of the selection do not allow it now, and will be named afterwards.'],
      },
    ],
  ],
  notAllDone: 'Not all was done. Try again: nothing is done twice.',
  rowNotMovable: ['It does not allow ‘', ['label'], '’ now. Open it to see what can be done.'],
  rowsDone: [['label'], ': ', ['rows'], ' done.'],
  rowsLeft: [['done'], ' ', ['rows'], ' left.'],
})
