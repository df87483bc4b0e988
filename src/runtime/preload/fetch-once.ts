import { forgetFailure } from './fetch-again.ts'

/**
 * Memoizes a load: the same promise for every caller, and a new one after a failure. A fulfilled promise is
 * marked so that React does not suspend.
 */
export function fetchOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let requested: Promise<Value> | undefined
  const ask = () => {
    const part = load()
    // A promise that says so itself is used without suspending; one that was used once must be used again.
    void part.then(
      (value) => Object.assign(part, { status: 'fulfilled', value }),
      () => {},
    )
    forgetFailure(part, () => (requested = undefined))
    return part
  }
  return () => (requested ??= ask())
}
