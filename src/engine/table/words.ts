/** Query parameters reserved by every table; no filter may have such an id. */
export const addressWords: ReadonlySet<string> = new Set([
  'search',
  'sort',
  'direction',
  'page',
  'size',
  'columns',
  'view',
])
