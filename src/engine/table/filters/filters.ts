/** All that reads, tells and asks the filters of a table; it comes by itself, once somebody narrows the rows. */
export { describedFilters } from './described-filters.ts'
export { readFilters } from './read-filters.ts'
