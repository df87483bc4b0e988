/** Puts characters into groups of the given sizes; the last size repeats. */
export function inGroups(text: string, sizes: readonly number[]): string {
  const groups: string[] = []
  let rest = text
  for (let at = 0; rest !== ''; at += 1) {
    const size = sizes[Math.min(at, sizes.length - 1)] ?? rest.length
    groups.push(rest.slice(0, size))
    rest = rest.slice(size)
  }
  return groups.join(' ')
}
