const waiting = new Set<() => void>()

/** Told when files can be fetched again, after nobody answered; answers with how to rest. */
export function onFilesBack(told: () => void): () => void {
  waiting.add(told)
  return () => void waiting.delete(told)
}

/** Says that files can be fetched again. */
export function sayFilesBack(): void {
  for (const told of waiting) told()
}
