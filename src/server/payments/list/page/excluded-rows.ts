import type { Trx } from '../../../store/tenant.ts'
import { excludedParts } from '../filters.ts'
import type { OrderKey } from '../order.ts'
import type { Filters } from '../payments-query.ts'

/**
 * The payments that a filter leaves out, as indexes name them: no query where it leaves out none, absent where they
 * name them not. Two conditions may leave out the same payment, which then stands in `each` twice and in `all` once.
 */
export const excludedRows = <Key extends OrderKey>(trx: Trx, filters: Filters, keys: readonly Key[]) => {
  const found = excludedParts(filters)
  if (!found) return undefined
  const parts = found.flat().map((part) => trx.selectFrom('payments').select(keys).where(part))
  const [first, ...more] = parts
  if (!first) return {}
  const each = more.reduce((so, part) => so.unionAll(part), first)
  // A payment has but one state: the parts of one condition have none in common, but for labels.
  const mayRepeat = found.length > 1 || (filters.without_labels ?? []).length > 1
  return { each, all: mayRepeat ? more.reduce((so, part) => so.union(part), first) : each }
}
