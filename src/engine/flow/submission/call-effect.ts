import type { Effect } from '../types.ts'

type CallEffect = Extract<Effect, { kind: 'call' }>

/** Returns a call to make, with its body and whether its answer continues or ends the flow. */
export function callEffect(call: string, body: unknown, then: CallEffect['then'], step: string): CallEffect {
  // oxlint-disable-next-line unicorn/no-thenable -- a word that says what follows, never a function
  return { kind: 'call', call, body, then, step }
}
