/** A short list in the order that was asked for; it is read oldest first. */
export const inOrder = <T>(oldestFirst: readonly T[], query: unknown): { content: T[] } => ({
  content:
    (query as { sort_direction?: string }).sort_direction === 'desc'
      ? oldestFirst.toReversed()
      : [...oldestFirst],
})
