import type { LinkedFlow } from './linked-flow.ts'

/** Memoizes a function per flow, so that work on the definition is done once and not per run. */
export function perFlow<T>(make: (flow: LinkedFlow) => T): (flow: LinkedFlow) => T {
  const made = new WeakMap<LinkedFlow, { readonly value: T }>()
  return (flow) => {
    const existing = made.get(flow) ?? { value: make(flow) }
    made.set(flow, existing)
    return existing.value
  }
}
