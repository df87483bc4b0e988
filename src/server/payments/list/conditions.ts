import { sql, type ExpressionBuilder, type Expression, type SqlBool } from 'kysely'
import { SHOWN } from './checks.ts'
import type { Filters } from './payments-query.ts'
import type { Database, Row } from '../../store/generated/database.ts'

export type Build = ExpressionBuilder<Database, 'payments'>
export type Condition = Expression<SqlBool>

const ENDS = ['sender', 'receiver'] as const
type End = (typeof ENDS)[number]

/** What a filter cannot know by itself: who a nickname means, and whether decisions are shown instead of states. */
export interface FilterFacts {
  beneficiaries?: readonly string[]
  /** What a search may mean: payees, an id or references that begin so. */
  found?:
    | {
        beneficiaries: readonly string[]
        ids: readonly [least: string, most: string] | undefined
        keys: readonly [least: string, beyond: string]
      }
    | undefined
  isAuthorizationOn: boolean
  /** Hosts and accounts: what is found at the sender's end, or what the receiver's adds to it; absent: both. */
  end?: End
  /** For an estimate: without what repeats a condition or excludes next to nothing, for the planner counts that twice. */
  isRough?: true
}

const SIDES = {
  sending: { units: 'sending_units', amount: 'source_amount', currency: 'source_currency' },
  receiving: { units: 'receiving_units', amount: 'destination_amount', currency: 'destination_currency' },
} as const

/** The columns that amounts and their currency are asked of. */
export const amountSide = ({ quote_type }: Filters) =>
  SIDES[quote_type === 'SENDING_AMOUNT' ? 'sending' : 'receiving']

export const unitsOf = (amount: string) => sql<string>`amount_units(${amount}::numeric)`
export const exact = (amount: string) => sql<string>`${amount}::numeric`

/** What a rejection leaves a payment in, and what is shown instead (PAY-038, OPEN-03). */
export const REJECTED = { state: 'FAILED', shown: 'REJECTED' }

// In an index of its own, so that no row is looked at for it.
const rejectedIds = (isAuthorizationOn: boolean) =>
  sql<string>`select id from payments where shown_for_approval = ${REJECTED.shown} ${isAuthorizationOn ? sql`` : sql`and flow = 'DIRECT'`}`

/** What is in one of these states, or is shown in one. */
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

/** What one of these hosts sends or receives. */
export const hostsCondition = (is: Build, hosts: readonly string[], end: End | undefined): Condition =>
  atEnd(is, end, (at) => is(sql.ref<string>(`${at}_host`), 'in', hosts))

/** What one of these accounts sends or receives. */
export const accountsCondition = (is: Build, accounts: readonly string[], end: End | undefined): Condition =>
  atEnd(is, end, (at) => is.or(accounts.map((account) => accountCondition(is, account, at))))

/** What a search may mean; each way is a range of an index of its own. */
export const foundCondition = (is: Build, found: NonNullable<FilterFacts['found']>): Condition =>
  is.or([
    ...(found.beneficiaries.length > 0
      ? [sql<boolean>`beneficiary_id = any(${[...found.beneficiaries]}::uuid[])`]
      : []),
    ...(found.ids
      ? [is.and([is('payments.id', '>=', found.ids[0]), is('payments.id', '<=', found.ids[1])])]
      : []),
    ...(['internal_key', 'end_to_end_key'] as const).map((key) =>
      is.and([is(key, '>=', found.keys[0]), is(key, '<', found.keys[1])]),
    ),
  ])

/** The payments that have a label. */
export const labelled = (label: string) =>
  sql<string>`(select payment_id from payment_labels where label = ${label})`

const PAYMENT_TYPES: Record<Row<'payments'>['payment_type'], true> = {
  SEND: true,
  REQUEST: true,
  RETURN: true,
}

/** All directions are no condition, which would be validated for every row of a walk. */
export const isEvery = (types: readonly string[]): boolean =>
  Object.keys(PAYMENT_TYPES).every((one) => types.includes(one))
