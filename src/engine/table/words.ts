/** The words of an address that every table keeps for itself; no filter may be called like one. */
export const addressWords: ReadonlySet<string> = new Set([
  'search',
  'sort',
  'direction',
  'page',
  'size',
  'columns',
  'view',
])
