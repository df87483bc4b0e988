import { use, useEffect, useRef } from 'react'
import { sayTables } from '#values/generated/say-tables.ts'
import { typesNamed } from '#engine/field/types-named.ts'
import type { LinkedTable } from '#engine/table/types.ts'
import { hold } from '../../preload/fetch-again.ts'
import { fetchOnce } from '../../preload/fetch-once.ts'
import { PrepareTypesContext, useTypes } from '../../field/field-types.ts'
import { useServices } from '../../field/services.ts'
import { sayTotal, type TablePage } from '../table-page.ts'

type Filters = typeof import('#engine/table/filters/filters.ts')

/** Loads the filter code, which is larger than a list and rarely needed at first. */
export const fetchFilters = fetchOnce<Filters>(() => import('#engine/table/filters/filters.ts'))

/** Suspends until the filters can be evaluated; without active filters there is no wait. */
export function useFilters({ definition }: LinkedTable, isNarrowed: boolean): Filters | undefined {
  const prepare = use(PrepareTypesContext)
  const validate = isNarrowed ? fetchFilters() : undefined
  useTypes(isNarrowed ? typesNamed(definition.filters) : [], prepare)
  return validate && use(hold(validate))
}

interface Narrowed {
  readonly page: TablePage | undefined
  readonly isAsking: boolean
  readonly noun: { readonly one: string; readonly other: string }
  readonly filters: number
  readonly isSearched: boolean
}

/**
 * Announces the number of rows once the applied filters have their answer; returns the function to call when
 * they are applied.
 */
export function useAppliedAnnouncement({ page, isAsking, noun, filters, isSearched }: Narrowed): () => void {
  const { announce } = useServices()
  const isOwed = useRef(false)
  useEffect(() => {
    if (!isOwed.current || isAsking || page === undefined) return
    isOwed.current = false
    announce(sayNarrowed(sayTotal(page, noun), filters, isSearched))
  })
  return () => {
    isOwed.current = true
  }
}

function sayNarrowed(total: string, filters: number, isSearched: boolean): string {
  if (isSearched) return sayTables(filters === 0 ? 'narrowedBySearch' : 'narrowedByBoth', { total })
  if (filters === 0) return sayTables('notNarrowed', { total })
  return sayTables('narrowedByFilters', { total, count: filters })
}
