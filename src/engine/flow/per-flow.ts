import type { LinkedFlow } from './linked.ts'

/** The same answer for the same flow: what hangs on its definition alone is worked out once, not for each run. */
export function perFlow<T>(make: (flow: LinkedFlow) => T): (flow: LinkedFlow) => T {
  const made = new WeakMap<LinkedFlow, { readonly value: T }>()
  return (flow) => {
    const known = made.get(flow) ?? { value: make(flow) }
    made.set(flow, known)
    return known.value
  }
}
