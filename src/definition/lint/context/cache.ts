import type { LintContext } from './context.ts'
import { findRevisions } from './revisions.ts'

/** Memoizes a function per object while the object exists. The result may depend on nothing else. */
export function memoizeFor<K extends object, T>(make: (thing: K) => T): (thing: K) => T {
  const made = new WeakMap<K, { readonly value: T }>()
  return (thing) => {
    const revisions = findRevisions(thing)
    if (revisions !== undefined) return revisions.answer(made, thing, false, () => make(thing))
    const existing = made.get(thing)
    if (existing !== undefined) return existing.value
    const value = make(thing)
    made.set(thing, { value })
    return value
  }
}

/** Memoizes a function per context. Callers must not change the result. */
export const memoizePerContext = <T>(make: (context: LintContext) => T): ((context: LintContext) => T) =>
  memoizeFor(make)

/**
 * Memoizes a function per thing, by its identity or name. After a change the result stays valid while the
 * thing and everything read for it are the same.
 */
export function memoizePerThing<K, T>(
  make: (context: LintContext, thing: K) => T,
): (context: LintContext, thing: K) => T {
  const madeIn = memoizePerContext(() => new Map<K, { readonly value: T }>())
  return (context, thing) => {
    const revisions = findRevisions(context)
    if (revisions !== undefined) return revisions.answer(madeIn, thing, true, () => make(context, thing))
    const made = madeIn(context)
    const existing = made.get(thing)
    if (existing !== undefined) return existing.value
    const value = make(context, thing)
    made.set(thing, { value })
    return value
  }
}

/** Memoizes a function of one check. The result is stored only if a watched library may check it again. */
export function memoizeWhileFollowed<K, T>(
  make: (context: LintContext, thing: K) => T,
): (context: LintContext, thing: K) => T {
  const question = {}
  return (context, thing) => {
    const revisions = findRevisions(context)
    return revisions === undefined
      ? make(context, thing)
      : revisions.answer(question, thing, true, () => make(context, thing))
  }
}
