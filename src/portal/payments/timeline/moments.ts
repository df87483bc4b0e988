import type { PaymentRecord } from '../payment-record.ts'
import type { TrailEvent } from './trail.ts'

/** One thing that happened, at its place in the time line. */
export interface Moment {
  readonly state: string
  readonly at: string
  /** Event as the audit trail names it. */
  readonly event?: string
  readonly by?: string
}

/** A stage of the timeline with its events. */
export interface Stage {
  readonly state: string
  readonly moments: readonly Moment[]
}

/** Returns the past states: a new payment has them, those of a legacy one come from the audit trail. */
export function momentsOf(payment: PaymentRecord, trail: readonly TrailEvent[]): readonly Moment[] {
  if (payment.flow !== 'LEGACY') return payment.timeline
  return trail.flatMap(({ detail, at, event, by }) =>
    typeof detail['state'] === 'string'
      ? [{ state: detail['state'], at, event, ...(by ? { by: by.name } : {}) }]
      : [],
  )
}

/** Groups successive moments of one stage (Appendix A). */
export function stagesOf(
  moments: readonly Moment[],
  stages: Readonly<Record<string, string>>,
): readonly Stage[] {
  const drawn: { state: string; moments: Moment[] }[] = []
  for (const moment of moments) {
    const state = Object.hasOwn(stages, moment.state) ? stages[moment.state]! : moment.state
    const last = drawn.at(-1)
    if (last?.state === state) last.moments.push(moment)
    else drawn.push({ state, moments: [moment] })
  }
  return drawn
}
