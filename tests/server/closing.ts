type Close = () => Promise<unknown>

const open: Close[] = []

/** Is called when the suite ends in which it was opened, the last one first: Vitest hears no `afterAll` in a `beforeAll`. */
export const closeAtEnd = (close: Close): void => {
  open.push(close)
}

/** What is open now, and how to close whatever came after it. */
export const openedSince = (): Close => {
  const before = open.length
  return async () => {
    for (const close of open.splice(before).toReversed()) await close()
  }
}
