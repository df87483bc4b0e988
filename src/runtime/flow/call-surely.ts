import { asRefusal, isUncertain, type Refusal } from '../call/refusal.ts'
import type { RuntimeServices } from '../field/types.ts'

export interface SureCall {
  readonly call: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly body: unknown
  /** The same for the same intent: asking again can not make it happen twice. */
  readonly key: string
}

/** How long to wait before each further try, in milliseconds. */
export const retryAfter: readonly number[] = [1000, 2000, 4000, 8000]

/** The same intent is still at work elsewhere. */
export function isInFlight(refusal: Refusal): boolean {
  return refusal.status === 409 && /in.?(flight|progress)/i.test(refusal.code ?? '')
}

/** Asks until somebody says yes or no; throws a Refusal. `onLost` is told at each answer that never came. */
export async function callSurely(
  services: RuntimeServices,
  { call, params, body, key }: SureCall,
  onLost: () => void,
  waits: readonly number[],
): Promise<unknown> {
  for (let turn = 0; ; turn += 1) {
    try {
      return await services.call(call, { ...(params ? { params } : {}), body, key })
    } catch (thrown) {
      const refusal = asRefusal(thrown)
      const wait = waits[turn]
      if (!(isUncertain(refusal) || isInFlight(refusal)) || wait === undefined) throw refusal
      onLost()
      await new Promise((resume) => setTimeout(resume, wait))
    }
  }
}
