import type { LintContext } from './context.ts'

/** The same answer for the same thing, by its identity, for as long as the thing is kept; the answer hangs on nothing else. */
export function onceFor<K extends object, T>(make: (thing: K) => T): (thing: K) => T {
  const made = new WeakMap<K, { readonly value: T }>()
  return (thing) => {
    const known = made.get(thing) ?? { value: make(thing) }
    made.set(thing, known)
    return known.value
  }
}

/** The same answer for the same context: worked out when it is first asked for, and never changed by who reads it. */
export const oncePer = <T>(make: (context: LintContext) => T): ((context: LintContext) => T) => onceFor(make)

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
