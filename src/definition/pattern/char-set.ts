const SIZE = 0x180

/** The first characters of Unicode that one atom of a pattern matches. */
export type CharSet = Uint8Array

const sets = new Map<string, CharSet>()

/** Returns the characters that an atom matches, by trying them; each atom once, since patterns repeat a few. */
export function charSetOf(atom: string, flags: string): CharSet {
  const name = `${flags}/${atom}`
  const existing = sets.get(name)
  if (existing !== undefined) return existing
  const pattern = new RegExp(`^(?:${atom})$`, `${flags}s`)
  const set = Uint8Array.from({ length: SIZE }, (_, code) =>
    pattern.test(String.fromCharCode(code)) ? 1 : 0,
  )
  sets.set(name, set)
  return set
}

/** Tells whether two sets share no character; an unknown set overlaps with every other. */
export function areDisjoint(a: CharSet | undefined, b: CharSet | undefined): boolean {
  return a !== undefined && b !== undefined && !a.some((taken, code) => taken === 1 && b[code] === 1)
}
