import { FILTER_NAMES, FILTERS } from './filters.ts'
import type { Direction, Order, PaymentsQuery, SortField } from './payments-query.ts'

const LISTS = FILTER_NAMES.filter((name) => FILTERS[name].isList === true)

const orderOf = (requested: Record<string, unknown>): Order => ({
  by: (requested.sort_field as SortField | undefined) ?? 'created_at',
  direction: (requested.sort_direction as Direction | undefined) ?? 'desc',
})

/** Reads filters and order from a body, whose schema was validated before. */
export const readBody = (body: Record<string, unknown>): PaymentsQuery => ({
  filters: Object.fromEntries(Object.entries(body).filter(([name]) => Object.hasOwn(FILTERS, name))),
  order: orderOf(body),
})

/** Reads filters and order from a query string, with lists separated by commas. */
export const readQuery = (query: Record<string, unknown>): PaymentsQuery => {
  const split = LISTS.flatMap((name) => {
    const text = query[name]
    return typeof text === 'string' ? [[name, text.split(',').filter((part) => part !== '')] as const] : []
  })
  return readBody({ ...query, ...Object.fromEntries(split) })
}
