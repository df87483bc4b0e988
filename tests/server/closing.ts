type Close = () => Promise<unknown>

const open: Close[] = []

/**
 * Registers a function that closes something when its suite ends, the newest first. Vitest runs no `afterAll` that is
 * registered in a `beforeAll`.
 */
export const closeAtEnd = (close: Close): void => {
  open.push(close)
}

/** Returns a function that closes everything opened after this call. */
export const openedSince = (): Close => {
  const before = open.length
  return async () => {
    for (const close of open.splice(before).toReversed()) await close()
  }
}
