import type { Trx } from '../../../store/tenant.ts'
import { excludedParts } from '../filters.ts'
import type { OrderKey } from '../order.ts'
import type { Filters } from '../payments-query.ts'

/**
 * Returns queries of the payments a filter excludes, by index: empty if it excludes none, undefined if no
 * index covers it. A payment excluded by two conditions is in `each` twice and in `all` once.
 */
export const excludedRows = <Key extends OrderKey>(trx: Trx, filters: Filters, keys: readonly Key[]) => {
  const found = excludedParts(filters)
  if (!found) return undefined
  const parts = found.flat().map((part) => trx.selectFrom('payments').select(keys).where(part))
  const [first, ...more] = parts
  if (!first) return {}
  const each = more.reduce((so, part) => so.unionAll(part), first)
  // The parts of one condition are disjoint, since a payment has one state; labels are the exception.
  const mayRepeat = found.length > 1 || (filters.without_labels ?? []).length > 1
  return { each, all: mayRepeat ? more.reduce((so, part) => so.union(part), first) : each }
}
