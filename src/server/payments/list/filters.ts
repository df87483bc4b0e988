import { sql } from 'kysely'
import { afterMillisecond } from '../../app/values/zone.ts'
import { SHOWN } from './checks.ts'
import {
  accountsCondition,
  amountSide,
  exact,
  foundCondition,
  hostsCondition,
  isEvery,
  labelled,
  REJECTED,
  stateCondition,
  unitsOf,
  type Build,
  type Condition,
  type FilterFacts,
} from './conditions.ts'
import type { Filters } from './payments-query.ts'

/** A part of the excluded payments, which an index finds. */
export type Part = (is: Build) => Condition

interface Given {
  is: Build
  filters: Filters
  facts: FilterFacts
}

/** The definition of one filter of the payment list. */
interface Filter<Value> {
  /** Returns the conditions for matching payments; empty if there are none. */
  where: (value: Value, given: Given) => readonly Condition[]
  /** Returns the excluded payments in parts that an index finds; `unindexed` if none does. */
  excluded: (value: Value, filters: Filters) => readonly Part[] | undefined
  /** True: several values, separated by commas in the query. */
  isList?: true
}

type Table = { readonly [Name in keyof Filters]-?: Filter<NonNullable<Filters[Name]>> }

/** For filters without an index of the excluded rows: only matching rows are counted. */
const unindexed = () => undefined

// Each of the two ranges uses the index, in any collation; "anything but" does not.
const anyBut = (column: string, values: readonly string[]): Part[] | undefined => {
  const [only, ...more] = values
  if (only === undefined || more.length > 0) return undefined
  return (['<', '>'] as const).map((than) => (is) => is(sql.ref<string>(column), than, only))
}

const equals = (column: string): Filter<string> => ({
  where: (value, { is }) => [is(sql.ref<string>(column), '=', value)],
  excluded: unindexed,
})

const isIn = <Value extends string>(column: string): Filter<Value[]> => ({
  where: (values, { is }) => [is(sql.ref<string>(column), 'in', values)],
  excluded: (values) => anyBut(column, values),
  isList: true,
})

const isStored = (state: string): boolean => !SHOWN.has(state) && state !== REJECTED.state

/** All filters of the payment list, in the order of their conditions. */
export const FILTERS: Table = {
  payment_id: equals('payments.id'),
  sender_end_to_end_id: equals('end_to_end_id'),
  internal_id: equals('internal_id'),
  after: {
    where: (time, { is }) => [is('payments.created_at', '>=', new Date(time))],
    excluded: (time) => [(is) => is('payments.created_at', '<', new Date(time))],
  },
  before: {
    where: (time, { is }) => [is('payments.created_at', '<', afterMillisecond(time))],
    excluded: (time) => [(is) => is('payments.created_at', '>=', afterMillisecond(time))],
  },
  beneficiary_id: equals('beneficiary_id'),
  beneficiary_nickname: {
    where: (_, { facts: { beneficiaries } }) =>
      beneficiaries ? [sql<boolean>`beneficiary_id = any(${[...beneficiaries]}::uuid[])`] : [],
    excluded: unindexed,
  },
  search: {
    where: (_, { is, facts: { found } }) => (found ? [foundCondition(is, found)] : []),
    excluded: unindexed,
  },
  destination_currency: {
    ...equals('destination_currency'),
    excluded: (currency) => anyBut('destination_currency', [currency]),
  },
  states: {
    where: (states, { is, facts }) => [stateCondition(is, states, facts)],
    excluded: (states) => (states.every(isStored) ? anyBut('state', states) : undefined),
    isList: true,
  },
  side: isIn('side'),
  source: { ...isIn('source'), excluded: unindexed },
  payment_type: {
    ...isIn('payment_type'),
    // All directions need no condition.
    where: (types, given) => (isEvery(types) ? [] : isIn('payment_type').where(types, given)),
    excluded: (types) => (isEvery(types) ? [] : anyBut('payment_type', types)),
  },
  approval_status: { ...isIn('approval_status'), excluded: unindexed },
  quote_type: { where: () => [], excluded: () => [] },
  currency: {
    where: (currency, { is, filters }) => [is(amountSide(filters).currency, '=', currency)],
    excluded: (currency, filters) => anyBut(amountSide(filters).currency, [currency]),
  },
  // The whole units use the index; the exact amount decides.
  min_amount: {
    where: (min, { is, filters, facts }) => {
      const { units, amount } = amountSide(filters)
      return [is(units, '>=', unitsOf(min)), ...(facts.isRough ? [] : [is(amount, '>=', exact(min))])]
    },
    excluded: (min, filters) => {
      const { units, amount } = amountSide(filters)
      return [(is) => is.and([is(units, '<=', unitsOf(min)), is(amount, '<', exact(min))])]
    },
  },
  max_amount: {
    where: (max, { is, filters, facts }) => {
      const { units, amount } = amountSide(filters)
      return [is(units, '<=', unitsOf(max)), ...(facts.isRough ? [] : [is(amount, '<=', exact(max))])]
    },
    excluded: (max, filters) => {
      const { units, amount } = amountSide(filters)
      return [(is) => is.and([is(units, '>=', unitsOf(max)), is(amount, '>', exact(max))])]
    },
  },
  hosts: {
    where: (hosts, { is, facts }) => [hostsCondition(is, hosts, facts.end)],
    excluded: unindexed,
    isList: true,
  },
  accounts: {
    where: (accounts, { is, filters, facts }) => [
      accountsCondition(is, accounts, filters.hosts ? undefined : facts.end),
    ],
    excluded: unindexed,
    isList: true,
  },
  with_labels: {
    where: (labels) => labels.map((label) => sql<boolean>`payments.id in ${labelled(label)}`),
    excluded: unindexed,
    isList: true,
  },
  without_labels: {
    where: (labels, { facts }) =>
      facts.isRough ? [] : labels.map((label) => sql<boolean>`payments.id not in ${labelled(label)}`),
    excluded: (labels) => labels.map((label) => (is) => is('payments.id', 'in', labelled(label))),
    isList: true,
  },
}

/** The names of all filters. */
export const FILTER_NAMES = Object.keys(FILTERS) as (keyof Filters)[]

const filterOf = (name: keyof Filters) => FILTERS[name] as Filter<unknown>

const givenIn = (filters: Filters) => FILTER_NAMES.filter((name) => filters[name] !== undefined)

/** Joins the conditions of a list; the row policy adds organisation and environment. */
export const narrow =
  (filters: Filters, facts: FilterFacts) =>
  (is: Build): Condition =>
    is.and(givenIn(filters).flatMap((name) => filterOf(name).where(filters[name], { is, filters, facts })))

/** Returns the parts that each filter excludes; undefined if one of them is `unindexed`. */
export const excludedParts = (filters: Filters): (readonly Part[])[] | undefined => {
  const each = givenIn(filters).map((name) => filterOf(name).excluded(filters[name], filters))
  const named = each.filter((parts) => parts !== undefined)
  return named.length < each.length ? undefined : named.filter(({ length }) => length > 0)
}
