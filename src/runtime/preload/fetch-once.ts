import { forgetFailure } from './fetch-again.ts'

/**
 * Fetches something once: the same promise for whoever asks, and a new one after a failure. Once it is kept the promise
 * says so itself, so that React uses it without suspending.
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
