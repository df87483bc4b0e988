const waiting = new Set<() => void>()

/** Told when files can be fetched again, after nobody answered; answers with how to rest. */
export function onFilesBack(describeChange: () => void): () => void {
  waiting.add(describeChange)
  return () => void waiting.delete(describeChange)
}

/** Says that files can be fetched again. */
export function sayFilesBack(): void {
  for (const describeChange of waiting) describeChange()
}
