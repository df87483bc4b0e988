/** A short list in the order that was asked for; it is read oldest first. */
export const inOrder = <T>(
  oldestFirst: readonly T[],
  { sort_direction }: { sort_direction?: 'asc' | 'desc' },
): { content: T[] } => ({
  content: sort_direction === 'desc' ? oldestFirst.toReversed() : [...oldestFirst],
})
