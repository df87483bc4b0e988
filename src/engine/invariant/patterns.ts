/** Returns the existing names that fit a pattern, in which `*` stands for any text. */
export function namesFor(pattern: string, names: Iterable<string>): string[] {
  if (!pattern.includes('*')) return [...names].filter((name) => name === pattern)
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
  const fits = new RegExp(`^${parts.join('.*')}$`)
  return [...names].filter((name) => fits.test(name))
}

/** Returns every name that fits one of the patterns. */
export function namesForAll(patterns: readonly string[], names: Iterable<string>): Set<string> {
  const all = [...names]
  return new Set(patterns.flatMap((pattern) => namesFor(pattern, all)))
}
