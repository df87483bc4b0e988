/**
 * Which group each name belongs to: the first one of whose words the name contains, '*' takes the rest. A name that no
 * group takes comes last, never nowhere (rule 15).
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
