/** Sorts a short list, read oldest first, into the requested order. */
export const inOrder = <T>(
  oldestFirst: readonly T[],
  { sort_direction }: { sort_direction?: 'asc' | 'desc' },
): { content: T[] } => ({
  content: sort_direction === 'desc' ? oldestFirst.toReversed() : [...oldestFirst],
})
