const missed = new WeakSet<object>()
const unmissed = new WeakSet<object>()
const asObject = (error: unknown): object => (typeof error === 'object' && error ? error : {})

/** Fetches what may be wanted next; what cannot be fetched is not missed before it is wanted. */
export async function preload(...parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  await Promise.all(parts.map((fetch) => fetch().catch((error: unknown) => unmissed.add(asObject(error)))))
}

/** Says that what failed was fetched ahead, but is wanted by now. */
export const miss = (error: unknown): void => void missed.add(asObject(error))

/** Whether somebody waits for what failed with this. */
export const isMissed = (error: unknown): boolean =>
  missed.has(asObject(error)) || !unmissed.has(asObject(error))
