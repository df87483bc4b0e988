import { sayStuckDetails } from '#values/generated/say-stuck-details.ts'
import type { Machine } from '#definition/generated/machine.ts'
import { compare } from '#values/decimal.ts'
import type { NetworkState } from '../types.ts'
import type { OrderStatus, StuckReason } from './contract.ts'
import type { PayoutTerms } from './terms.ts'
import { inEnglish } from '../../languages/reader.ts'

/** The stored facts about an order when an outcome arrives. */
export interface OrderFacts {
  /** The state of the order's payment. */
  paymentState: string
  amount: string
  currency: string
  /** The sequence number of the newest status; 0 if there was none. */
  sequence: number
  status: string | null
  stuck: StuckReason | null
  /** Seconds since the order was submitted. */
  age: number
  /** Seconds since the last message of the network. */
  quiet: number
}

/** The outcome of a request or callback. */
export type Outcome =
  | { kind: 'status'; status: OrderStatus }
  /** refused: the network cannot read the order, and has nothing under its ID. */
  | {
      kind:
        | 'refused'
        | 'unreadable'
        | 'rejected'
        | 'unauthorized'
        | 'nowhere'
        | 'conflict'
        | 'forgotten'
        | 'silent'
      why: string
    }

/** The changes that follow from an outcome. */
export interface Verdict {
  /** The states that the payment moves through, in order. */
  steps: readonly NetworkState[]
  /** True: store this status as the newest. */
  isNewest: boolean
  /** True: the network has the payout. */
  isHeard: boolean
  cause?: string
  /** The new reason to be stuck; null ends the old one; absent leaves it unchanged. */
  stuck?: { reason: StuckReason; detail: string } | null
}

/** Finds the shortest path of moves between two states; undefined if there is none. */
export const pathBetween = ({ moves }: Machine, from: string, to: string): string[] | undefined => {
  const paths: string[][] = [[from]]
  const seen = new Set([from])
  for (let path = paths.shift(); path; path = paths.shift()) {
    const last = path.at(-1)!
    if (last === to) return path.slice(1)
    for (const move of moves)
      if (move.from.includes(last) && !seen.has(move.to)) {
        seen.add(move.to)
        paths.push([...path, move.to])
      }
  }
  return undefined
}

const nothing = { steps: [], isNewest: false, isHeard: false } as const

/**
 * Returns the reason to be stuck. A new one replaces a reason that ends by itself; a reason that waits for a
 * person stays.
 */
const stick = (
  { stuck }: PayoutTerms,
  facts: Pick<OrderFacts, 'stuck'>,
  reason: StuckReason,
  detail: string,
): Pick<Verdict, 'stuck'> =>
  facts.stuck !== null && (facts.stuck === reason || stuck[facts.stuck].endsBy === 'person')
    ? {}
    : { stuck: { reason, detail } }

const ofStatus = (terms: PayoutTerms, machine: Machine, facts: OrderFacts, status: OrderStatus): Verdict => {
  const heard = { ...nothing, isHeard: true }
  const { amount, currency, sequence } = status
  if (currency !== facts.currency || compare(amount, facts.amount) !== 0) {
    const [named, ordered] = [`${amount} ${currency}`, `${facts.amount} ${facts.currency}`]
    const detail = inEnglish(() => sayStuckDetails('otherAmount', { named, ordered }))
    return { ...heard, ...stick(terms, facts, 'other-amount', detail) }
  }
  // An order that waits for a person does not move; the network is asked again afterwards.
  if (facts.stuck !== null && terms.stuck[facts.stuck].endsBy === 'person') return heard
  const free = facts.stuck === null ? {} : { stuck: null }
  if (sequence < facts.sequence) return heard
  if (sequence === facts.sequence) {
    if (status.status === facts.status) return { ...heard, ...free }
    const numbered = { status: status.status, earlier: facts.status ?? '', number: String(sequence) }
    const detail = inEnglish(() => sayStuckDetails('sameNumber', numbered))
    return { ...heard, ...stick(terms, facts, 'contradiction', detail) }
  }
  const named = Object.hasOwn(terms.statuses, status.status) ? terms.statuses[status.status] : undefined
  if (!named) return { ...heard, ...stick(terms, facts, 'unknown-status', status.status) }
  const steps = pathBetween(machine, facts.paymentState, named.to ?? machine.initial)
  if (steps === undefined) {
    const earlier = facts.status ?? facts.paymentState
    const detail = inEnglish(() => sayStuckDetails('after', { status: status.status, earlier }))
    return { ...heard, ...stick(terms, facts, 'contradiction', detail) }
  }
  const cause = status.cause ?? named.cause
  return { ...heard, isNewest: true, steps: steps as NetworkState[], cause, ...free }
}

/** Returns true once the payment's money is no longer reserved. */
export const isEnded = ({ states }: Machine, paymentState: string): boolean =>
  states[paymentState]?.funds !== 'held'

/** Marks an order as stuck if it has not ended within `waits.overdue` seconds. */
const orOverdue = (terms: PayoutTerms, machine: Machine, facts: OrderFacts, verdict: Verdict): Verdict => {
  const { stuck, ...rest } = verdict
  const isOver = isEnded(machine, rest.steps.at(-1) ?? facts.paymentState)
  if (stuck || isOver || facts.age <= terms.waits.overdue) return verdict
  return {
    ...rest,
    ...stick(terms, facts, 'overdue', facts.status ?? inEnglish(() => sayStuckDetails('noStatus'))),
  }
}

/**
 * Ends an order that the network refused to read, if it has no status yet; otherwise the refusal is a
 * contradiction.
 */
const ofRefusal = (terms: PayoutTerms, machine: Machine, facts: OrderFacts, why: string): Verdict => {
  const { to = machine.initial, cause } = terms.statuses.REFUSED ?? {}
  if (facts.stuck !== null && terms.stuck[facts.stuck].endsBy === 'person') return nothing
  const steps = facts.status === null ? pathBetween(machine, facts.paymentState, to) : undefined
  if (steps === undefined) return { ...nothing, ...stick(terms, facts, 'contradiction', why) }
  return {
    ...nothing,
    isHeard: true,
    steps: steps as NetworkState[],
    cause,
    ...(facts.stuck !== null && { stuck: null }),
  }
}

/** Decides what follows from an outcome; only a status that fits moves a payment (TRU-281, TRU-282). */
export const decide = (
  terms: PayoutTerms,
  machine: Machine,
  facts: OrderFacts,
  outcome: Outcome,
): Verdict => {
  if (outcome.kind === 'status')
    return orOverdue(terms, machine, facts, ofStatus(terms, machine, facts, outcome.status))
  if (outcome.kind === 'refused') return ofRefusal(terms, machine, facts, outcome.why)
  // After the end of a payout the network may forget it or stop answering.
  const isNoMatter = outcome.kind === 'silent' || outcome.kind === 'forgotten'
  if (isNoMatter && isEnded(machine, facts.paymentState)) return nothing
  if (outcome.kind !== 'silent') return { ...nothing, ...stick(terms, facts, outcome.kind, outcome.why) }
  if (facts.quiet <= terms.waits.silent) return nothing
  return { ...nothing, ...stick(terms, facts, 'silent', outcome.why) }
}

export interface OrderRow {
  state: 'WAITING' | 'HELD' | 'ENDED'
  stuck: StuckReason | null
  cancel: 'WANTED' | NonNullable<OrderStatus['cancel']> | null
}

/** Returns the row to store after a verdict, and the seconds to wait before the network is asked again. */
export const rowAfter = (
  { stuck: reasons, waits }: PayoutTerms,
  machine: Machine,
  before: Pick<OrderRow, 'stuck' | 'cancel'> & Pick<OrderFacts, 'paymentState' | 'age'>,
  outcome: Outcome,
  verdict: Verdict,
): { row: OrderRow; wait: number } => {
  const stuck = verdict.stuck === undefined ? before.stuck : (verdict.stuck?.reason ?? null)
  const cancel = (outcome.kind === 'status' ? outcome.status.cancel : undefined) ?? before.cancel
  const isOver = isEnded(machine, verdict.steps.at(-1) ?? before.paymentState)
  const isUnwatched = isOver && before.age > waits.watch
  const isBlocked = stuck !== null && reasons[stuck].endsBy === 'person'
  const state = isBlocked ? 'HELD' : isUnwatched ? 'ENDED' : 'WAITING'
  if (isOver) return { row: { state, stuck, cancel }, wait: waits.afterEnd }
  // A request to cancel is sent at once.
  return { row: { state, stuck, cancel }, wait: cancel === 'WANTED' ? 0 : waits.ask }
}
