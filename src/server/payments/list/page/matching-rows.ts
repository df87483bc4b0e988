import type { Trx } from '../../../store/tenant.ts'
import { narrow } from '../filters.ts'
import type { FilterFacts } from '../conditions.ts'
import type { OrderKey } from '../order.ts'
import type { Filters } from '../payments-query.ts'

/** Returns true if a filter concerns both ends of the chain, each with its own index. */
export const isByEnds = ({ hosts, accounts }: Filters): boolean =>
  hosts !== undefined || accounts !== undefined

/** Selects the matching payments by index alone. */
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
