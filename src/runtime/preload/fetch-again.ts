import { miss } from './preload.ts'

const stored = new WeakSet<Promise<unknown>>()
const forgotten = new WeakMap<object, () => void>()

/** Marks a load as needed by a part of the page, which shows its failure. */
export function hold<Fetched extends Promise<unknown>>(fetched: Fetched): Fetched {
  stored.add(fetched)
  return fetched
}

/**
 * Forgets a failed load, so that the next request loads again. For a part of the page that happens once its
 * failure is shown, since React needs the same promise until then.
 */
export function forgetFailure(fetched: Promise<unknown>, forget: () => void): void {
  fetched.catch((error: unknown) => {
    if (!stored.has(fetched)) return forget()
    miss(error)
    if (error instanceof Error) forgotten.set(error, forget)
  })
}

/** Marks a failure as shown. */
export function showFailure(error: unknown): void {
  if (error instanceof Error) forgotten.get(error)?.()
}
