import { sql } from 'kysely'
import type { Trx } from '../../store/tenant.ts'
import { SHOWN } from './checks.ts'
import { amountSide, exact, isEvery, REJECTED, unitsOf, type Build, type Condition } from './filter.ts'
import type { OrderKey } from './order.ts'
import type { Filters } from './payments-query.ts'

type Part = (is: Build) => Condition
type Column = 'state' | 'side' | 'payment_type' | 'source_currency' | 'destination_currency'

// Either range is found in an index, however its texts are ordered; "anything but" is not.
const anyBut = (column: Column, values: readonly string[]): Part[] | undefined => {
  const [only, ...more] = values
  if (only === undefined || more.length > 0) return undefined
  return (['<', '>'] as const).map((than) => (is) => is(sql.ref<string>(column), than, only))
}

const isStored = (state: string): boolean => !SHOWN.has(state) && state !== REJECTED.state

type Parts = {
  [Name in keyof Filters]: (requested: NonNullable<Filters[Name]>, all: Filters) => Part[] | undefined
}

const PARTS: Parts = {
  states: (states) => (states.every(isStored) ? anyBut('state', states) : undefined),
  side: (sides) => anyBut('side', sides),
  payment_type: (types) => (isEvery(types) ? [] : anyBut('payment_type', types)),
  destination_currency: (currency) => anyBut('destination_currency', [currency]),
  after: (time) => [(is) => is('payments.created_at', '<', new Date(time))],
  before: (time) => [(is) => is('payments.created_at', '>', new Date(time))],
  quote_type: () => [],
  currency: (currency, all) => anyBut(amountSide(all).currency, [currency]),
  min_amount: (min, all) => {
    const { units, amount } = amountSide(all)
    return [(is) => is.and([is(units, '<=', unitsOf(min)), is(amount, '<', exact(min))])]
  },
  max_amount: (max, all) => {
    const { units, amount } = amountSide(all)
    return [(is) => is.and([is(units, '>=', unitsOf(max)), is(amount, '>', exact(max))])]
  },
  without_labels: (labels) =>
    labels.map(
      (label) => (is) =>
        is('payments.id', 'in', sql<string>`(select payment_id from payment_labels where label = ${label})`),
    ),
}

const partsOf = (filters: Filters): Part[][] | undefined => {
  const each = Object.entries(filters)
    .filter(([, requested]) => requested !== undefined)
    .map(([name, requested]) => PARTS[name as keyof Filters]?.(requested as never, filters))
  return each.includes(undefined)
    ? undefined
    : each.map((parts) => parts ?? []).filter(({ length }) => length > 0)
}

/**
 * The payments that a filter leaves out, as indexes name them: no query where it leaves out none, absent where they
 * name them not. Two conditions may leave out the same payment, which then stands in `each` twice and in `all` once.
 */
export const excludedRows = <Key extends OrderKey>(trx: Trx, filters: Filters, keys: readonly Key[]) => {
  const found = partsOf(filters)
  if (!found) return undefined
  const parts = found.flat().map((part) => trx.selectFrom('payments').select(keys).where(part))
  const [first, ...more] = parts
  if (!first) return {}
  const each = more.reduce((so, part) => so.unionAll(part), first)
  // A payment has but one state: the parts of one condition have none in common, but for labels.
  const mayRepeat = found.length > 1 || (filters.without_labels ?? []).length > 1
  return { each, all: mayRepeat ? more.reduce((so, part) => so.union(part), first) : each }
}
