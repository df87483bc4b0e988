import { sayStuckDetails } from '#values/generated/say-stuck-details.ts'
import type { Machine } from '#definition/generated/machine.ts'
import { compare } from '#values/decimal.ts'
import type { NetworkState } from '../types.ts'
import type { OrderStatus, StuckReason } from './contract.ts'
import type { PayoutTerms } from './terms.ts'
import { inEnglish } from '../../languages/reader.ts'

/** What is known of a payout when something comes of it. */
export interface OrderFacts {
  /** The state of its payment. */
  paymentState: string
  amount: string
  currency: string
  /** Of the newest status; 0 where there was none. */
  sequence: number
  status: string | null
  stuck: StuckReason | null
  /** Seconds since it was handed over. */
  age: number
  /** Seconds since the network said anything of it. */
  quiet: number
}

/** What came of a request, or by a callback. */
export type Outcome =
  | { kind: 'status'; status: OrderStatus }
  /** refused: it cannot read the order, and has nothing under its ID. */
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

/** What follows from it. */
export interface Verdict {
  /** The states the payment passes, in their order. */
  steps: readonly NetworkState[]
  /** The status is kept as the newest. */
  isNewest: boolean
  /** The network has the payout. */
  isHeard: boolean
  cause?: string
  /** Why it is stuck from now on; null: it is not any longer; absent: that stays. */
  stuck?: { reason: StuckReason; detail: string } | null
}

/** The states from one to another by the moves of the machine, the shortest way; undefined where none leads there. */
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

/** A new reason takes the place of one that news ends; what waits for a person keeps the reason that came first. */
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
  // Nothing moves what a person has to look at; the network is asked again when they have.
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

/** Whether the money of a payment is held no more: the network has said how it ended. */
export const isEnded = ({ states }: Machine, paymentState: string): boolean =>
  states[paymentState]?.funds !== 'held'

/** What is not over after days is looked at, whatever the network says of it meanwhile. */
const orOverdue = (terms: PayoutTerms, machine: Machine, facts: OrderFacts, verdict: Verdict): Verdict => {
  const { stuck, ...rest } = verdict
  const isOver = isEnded(machine, rest.steps.at(-1) ?? facts.paymentState)
  if (stuck || isOver || facts.age <= terms.waits.overdue) return verdict
  return {
    ...rest,
    ...stick(terms, facts, 'overdue', facts.status ?? inEnglish(() => sayStuckDetails('noStatus'))),
  }
}

/** What no network has, and this one cannot read, ends as if it had refused it; what it had taken before cannot be refused so. */
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

/** What follows from whatever a network did or did not say; moves no payment but by a status that fits (TRU-281, TRU-282). */
export const decide = (
  terms: PayoutTerms,
  machine: Machine,
  facts: OrderFacts,
  outcome: Outcome,
): Verdict => {
  if (outcome.kind === 'status')
    return orOverdue(terms, machine, facts, ofStatus(terms, machine, facts, outcome.status))
  if (outcome.kind === 'refused') return ofRefusal(terms, machine, facts, outcome.why)
  // Whoever said how a payout ended may forget it, and be away.
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

/** What is kept of a payout after a verdict, and how many seconds it waits for news before the network is asked. */
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
  // A wish to cancel is said at once.
  return { row: { state, stuck, cancel }, wait: cancel === 'WANTED' ? 0 : waits.ask }
}
