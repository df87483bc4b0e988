import type { Effect } from '../types.ts'

type CallEffect = Extract<Effect, { kind: 'call' }>

/** A call to make: what it is sent, and whether its answer is taken into the flow or ends it. */
export function callEffect(call: string, body: unknown, then: CallEffect['then'], step: string): CallEffect {
  // oxlint-disable-next-line unicorn/no-thenable -- a word that says what follows, never a function
  return { kind: 'call', call, body, then, step }
}
