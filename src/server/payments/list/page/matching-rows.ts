import type { Trx } from '../../../store/tenant.ts'
import { narrow } from '../filters.ts'
import type { FilterFacts } from '../conditions.ts'
import type { OrderKey } from '../order.ts'
import type { Filters } from '../payments-query.ts'

/** Whether a filter asks both ends of the chain, each of which has an index of its own and no place in the others. */
export const isByEnds = ({ hosts, accounts }: Filters): boolean =>
  hosts !== undefined || accounts !== undefined

/** The payments that fit, as an index alone can name them. */
export const fitting = <Key extends OrderKey>(
  trx: Trx,
  filters: Filters,
  existing: FilterFacts,
  keys: readonly Key[],
) => {
  const at = (end?: FilterFacts['end']) =>
    trx
      .selectFrom('payments')
      .select(keys)
      .where(narrow(filters, { ...existing, end }))
  return isByEnds(filters) ? at('sender').unionAll(at('receiver')) : at()
}
