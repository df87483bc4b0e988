/** Everything about filters of a table, loaded when a person first filters the rows. */
export { describedFilters } from './described-filters.ts'
export { readFilters } from './read-filters.ts'
