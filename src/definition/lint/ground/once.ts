import type { LintContext } from './context.ts'

/** The same answer for the same context: worked out when it is first asked for, and never changed by who reads it. */
export function oncePer<T>(make: (context: LintContext) => T): (context: LintContext) => T {
  const made = new WeakMap<LintContext, { readonly value: T }>()
  return (context) => {
    const known = made.get(context) ?? { value: make(context) }
    made.set(context, known)
    return known.value
  }
}

/** The same for each thing asked about, by its identity or its name. */
export function oncePerThing<K, T>(
  make: (context: LintContext, thing: K) => T,
): (context: LintContext, thing: K) => T {
  const madeIn = oncePer(() => new Map<K, { readonly value: T }>())
  return (context, thing) => {
    const made = madeIn(context)
    const known = made.get(thing) ?? { value: make(context, thing) }
    made.set(thing, known)
    return known.value
  }
}
