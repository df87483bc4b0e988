import { use, useMemo } from 'react'
import type { Fact } from '#definition/generated/grammar.ts'
import type { DescribedFilter } from '#engine/table/filters/described-filters.ts'
import type { LinkedTable, TableState } from '#engine/table/types.ts'
import { DetailsContext } from '../../details/details-context.ts'
import { recordTitle } from '../../details/record-text.ts'
import { useFacts } from '../../query/use-facts.ts'
import type { TableHost } from '../host.ts'

/** Stands for a name that is being loaded. */
const COMING = '…'

/**
 * Returns the filters as people read them: one that is the ID of a record is called as the record is. It stays
 * an ID where the record cannot be read.
 */
export function useNamedFilters(
  { definition }: LinkedTable,
  { detailsOf }: Pick<TableHost, 'detailsOf'>,
  filters: TableState['filters'],
  described: readonly DescribedFilter[],
): readonly DescribedFilter[] {
  const { facts } = use(DetailsContext)
  const named = useMemo(
    () =>
      described.flatMap(({ id }) => {
        const { details, label } = definition.filterRecords?.[id] ?? {}
        const shown = details === undefined ? undefined : detailsOf?.(details)
        const [parameter] = Object.keys(shown?.record?.with ?? {})
        if (!shown?.record || parameter === undefined || label === undefined) return []
        const record: Fact = { call: shown.record.call, with: { [parameter]: `filters.${id}` } }
        return [{ id, label, details: shown, record }]
      }),
    [definition, described, detailsOf],
  )
  const requested = useMemo(() => Object.fromEntries(named.map(({ id, record }) => [id, record])), [named])
  const { answers, isAsking } = useFacts(requested, { ...facts, filters })
  return useMemo(
    () =>
      described.map((filter) => {
        const one = named.find(({ id }) => id === filter.id)
        if (!one) return filter
        const answer = answers[one.id]
        const value = answer === undefined ? '' : recordTitle(one.details, answer).title.trim()
        if (value !== '') return { ...filter, label: one.label, value }
        return answer === undefined && isAsking ? { ...filter, label: one.label, value: COMING } : filter
      }),
    [described, named, answers, isAsking],
  )
}
