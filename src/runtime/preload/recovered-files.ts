const waiting = new Set<() => void>()

/** Calls back when files can be loaded again after an outage; returns the function that unsubscribes. */
export function onFilesBack(describeChange: () => void): () => void {
  waiting.add(describeChange)
  return () => void waiting.delete(describeChange)
}

/** Notifies subscribers that files can be loaded again. */
export function sayFilesBack(): void {
  for (const describeChange of waiting) describeChange()
}
