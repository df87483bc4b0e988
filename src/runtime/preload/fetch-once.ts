import { forgetFailure } from './fetch-again.ts'

/**
 * Memoizes a load: the same promise for every caller, and a new one after a failure. A fulfilled promise is
 * marked so that React does not suspend.
 */
export function fetchOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let requested: Promise<Value> | undefined
  const ask = () => {
    const part = load()
    // A promise marked as fulfilled is used without suspending; once returned, it must be returned again.
    void part.then(
      (value) => Object.assign(part, { status: 'fulfilled', value }),
      () => {},
    )
    forgetFailure(part, () => (requested = undefined))
    return part
  }
  return () => (requested ??= ask())
}
