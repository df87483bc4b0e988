import { asRefusal, isUncertain, type Refusal } from '../../call/refusal.ts'
import { Waiting, type Outcome } from '../../call/waiting-calls.ts'
import type { RuntimeServices } from '../../field/types.ts'

export interface SureCall {
  readonly call: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly body: unknown
  /** Idempotency key, the same for one intent, so that a repeated call cannot act twice. */
  readonly key: string
}

/** How long to wait before each further try, in milliseconds. */
export const retryAfter: readonly number[] = [1000, 2000, 4000, 8000]

/** The same intent is still at work elsewhere. */
export function isInFlight(refusal: Refusal): boolean {
  return refusal.status === 409 && /in.?(flight|progress)/i.test(refusal.code ?? '')
}

/**
 * Repeats a call until it has a certain outcome: done, refused or waiting. Throws a Refusal. `onLost` is
 * called after each missing answer.
 */
export async function callSurely(
  services: RuntimeServices,
  { call, params, body, key }: SureCall,
  onLost: () => void,
  waits: readonly number[],
): Promise<Outcome> {
  for (let turn = 0; ; turn += 1) {
    try {
      const answer = await services.call(call, { ...(params ? { params } : {}), body, key })
      return { kind: 'done', answer }
    } catch (thrown) {
      if (thrown instanceof Waiting) return { kind: 'waits', change: thrown.change }
      const refusal = asRefusal(thrown)
      const wait = waits[turn]
      if (!(isUncertain(refusal) || isInFlight(refusal)) || wait === undefined) throw refusal
      onLost()
      await new Promise((resume) => setTimeout(resume, wait))
    }
  }
}
