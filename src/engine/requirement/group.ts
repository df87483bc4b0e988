/**
 * Assigns each name to the first group with a word that it contains; '*' takes the rest. A name without a
 * group comes last and is never dropped (rule 15).
 */
export function groupNames(
  names: readonly string[],
  groups: readonly string[],
): readonly (readonly string[])[] {
  const words = groups.map((group) =>
    group
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '*' && word !== ''),
  )
  const rest = groups.findIndex((group) => group.split(/\s+/).includes('*'))
  const listed: string[][] = [...groups, '*'].map(() => [])
  for (const name of names) {
    const found = words.findIndex((group) => group.some((word) => name.toLowerCase().includes(word)))
    listed[found !== -1 ? found : rest !== -1 ? rest : groups.length]!.push(name)
  }
  return listed
}
