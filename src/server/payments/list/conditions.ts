import { sql, type ExpressionBuilder, type Expression, type SqlBool } from 'kysely'
import { SHOWN } from './checks.ts'
import type { Filters } from './payments-query.ts'
import type { Database, Row } from '../../store/generated/database.ts'

export type Build = ExpressionBuilder<Database, 'payments'>
export type Condition = Expression<SqlBool>

const ENDS = ['sender', 'receiver'] as const
type End = (typeof ENDS)[number]

/** The facts that a filter needs: the beneficiaries of a nickname, and whether approvals are on. */
export interface FilterFacts {
  beneficiaries?: readonly string[]
  /** The meanings of a search: payees, an ID, or the beginning of references. */
  found?:
    | {
        beneficiaries: readonly string[]
        ids: readonly [least: string, most: string] | undefined
        keys: readonly (readonly [least: string, beyond: string])[]
      }
    | undefined
  isAuthorizationOn: boolean
  /** The end of the chain for hosts and accounts: sender, or further rows of the receiver; absent: both. */
  end?: End
  /** True for an estimate: omits redundant conditions, which the planner would count twice. */
  isRough?: true
}

const SIDES = {
  sending: { units: 'sending_units', amount: 'source_amount', currency: 'source_currency' },
  receiving: { units: 'receiving_units', amount: 'destination_amount', currency: 'destination_currency' },
} as const

/** Returns the columns of amount and currency for a side. */
export const amountSide = ({ quote_type }: Filters) =>
  SIDES[quote_type === 'SENDING_AMOUNT' ? 'sending' : 'receiving']

export const unitsOf = (amount: string) => sql<string>`amount_units(${amount}::numeric)`
export const exact = (amount: string) => sql<string>`${amount}::numeric`

/** The state of a rejected payment, and the one shown instead (PAY-038, OPEN-03). */
export const REJECTED = { state: 'FAILED', shown: 'REJECTED' }

// It has an index of its own, so no row is read.
const rejectedIds = (isAuthorizationOn: boolean) =>
  sql<string>`select id from payments where shown_for_approval = ${REJECTED.shown} ${isAuthorizationOn ? sql`` : sql`and flow = 'DIRECT'`}`

/** Matches payments that are in one of the states or are shown in one. */
export const stateCondition = (
  is: Build,
  states: readonly string[],
  { isAuthorizationOn, isRough }: FilterFacts,
): Condition => {
  const shown = states.filter((state) => SHOWN.has(state))
  const stored = states.filter((state) => !SHOWN.has(state))
  const isShown = is('shown_for_approval', 'in', shown)
  const isStored = is('state', 'in', stored)
  const isExcluded = !isRough && stored.includes(REJECTED.state)
  const either = [
    ...(stored.length > 0
      ? [
          isExcluded
            ? is.and([isStored, sql<boolean>`payments.id not in (${rejectedIds(isAuthorizationOn)})`])
            : isStored,
        ]
      : []),
    ...(shown.length > 0 ? [isAuthorizationOn ? isShown : is.and([isShown, is('flow', '=', 'DIRECT')])] : []),
  ]
  return is.or(either)
}

const accountCondition = (is: Build, given: string, end: End): Condition => {
  const [account = '', host] = given.split('@')
  return is.and([is(`${end}_account`, '=', account), ...(host ? [is(`${end}_host`, '=', host)] : [])])
}

const atEnd = (is: Build, end: End | undefined, found: (at: End) => Condition): Condition => {
  if (end === undefined) return is.or(ENDS.map(found))
  return end === 'sender' ? found(end) : is.and([found(end), sql<boolean>`(${found('sender')}) is not true`])
}

/** Matches payments that one of the hosts sends or receives. */
export const hostsCondition = (is: Build, hosts: readonly string[], end: End | undefined): Condition =>
  atEnd(is, end, (at) => is(sql.ref<string>(`${at}_host`), 'in', hosts))

/** Matches payments that one of the accounts sends or receives. */
export const accountsCondition = (is: Build, accounts: readonly string[], end: End | undefined): Condition =>
  atEnd(is, end, (at) => is.or(accounts.map((account) => accountCondition(is, account, at))))

/** Matches the meanings of a search; each uses an index of its own. */
export const foundCondition = (is: Build, found: NonNullable<FilterFacts['found']>): Condition =>
  is.or([
    ...(found.beneficiaries.length > 0
      ? [sql<boolean>`beneficiary_id = any(${[...found.beneficiaries]}::uuid[])`]
      : []),
    ...(found.ids
      ? [is.and([is('payments.id', '>=', found.ids[0]), is('payments.id', '<=', found.ids[1])])]
      : []),
    ...(['internal_key', 'end_to_end_key'] as const).flatMap((key) =>
      found.keys.map(([least, beyond]) => is.and([is(key, '>=', least), is(key, '<', beyond)])),
    ),
  ])

/** Matches payments with a label. */
export const labelled = (label: string) =>
  sql<string>`(select payment_id from payment_labels where label = ${label})`

const PAYMENT_TYPES: Record<Row<'payments'>['payment_type'], true> = {
  SEND: true,
  REQUEST: true,
  RETURN: true,
}

/** Returns true for all directions, which need no condition on each row. */
export const isEvery = (types: readonly string[]): boolean =>
  Object.keys(PAYMENT_TYPES).every((one) => types.includes(one))
