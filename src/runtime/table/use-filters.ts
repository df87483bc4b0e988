import { use } from 'react'
import { typesNamed } from '#engine/field/types-named.ts'
import type { LinkedTable } from '#engine/table/types.ts'
import { hold } from '../ahead/fetch-again.ts'
import { fetchOnce } from '../ahead/fetch-once.ts'
import { PrepareTypesContext, useTypes } from '../field/field-types.ts'

type Filters = typeof import('#engine/table/filters.ts')

/** Fetches what judges filters: it weighs more than a list, which most often opens without any. */
export const fetchFilters = fetchOnce<Filters>(() => import('#engine/table/filters.ts'))

/** Waits, in a suspense, until filters can be judged; where the rows are not narrowed, nothing is waited for. */
export function useFilters({ definition }: LinkedTable, isNarrowed: boolean): Filters | undefined {
  const prepare = use(PrepareTypesContext)
  const judge = isNarrowed ? fetchFilters() : undefined
  useTypes(isNarrowed ? typesNamed(definition.filters) : [], prepare)
  return judge && use(hold(judge))
}
