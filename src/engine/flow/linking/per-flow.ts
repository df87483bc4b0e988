import type { LinkedFlow } from './linked-flow.ts'

/** The same answer for the same flow: what depends on its definition alone is worked out once, not for each run. */
export function perFlow<T>(make: (flow: LinkedFlow) => T): (flow: LinkedFlow) => T {
  const made = new WeakMap<LinkedFlow, { readonly value: T }>()
  return (flow) => {
    const existing = made.get(flow) ?? { value: make(flow) }
    made.set(flow, existing)
    return existing.value
  }
}
