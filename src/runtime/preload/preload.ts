const missed = new WeakSet<object>()
const unmissed = new WeakSet<object>()
const asObject = (error: unknown): object => (typeof error === 'object' && error ? error : {})

/** Loads parts that may be needed next; failures are ignored until a part is needed. */
export async function preload(...parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  await Promise.all(parts.map((fetch) => fetch().catch((error: unknown) => unmissed.add(asObject(error)))))
}

/** Marks a failed preload as needed. */
export const miss = (error: unknown): void => void missed.add(asObject(error))

/** Tells whether a failed file is needed by now. */
export const isMissed = (error: unknown): boolean =>
  missed.has(asObject(error)) || !unmissed.has(asObject(error))
