const SIZE = 0x180

/** Which of the first characters of Unicode one atom of a pattern takes. */
export type CharSet = Uint8Array

/** The characters one atom takes, found by asking it. */
export function charSetOf(atom: string, flags: string): CharSet {
  const pattern = new RegExp(`^(?:${atom})$`, `${flags}s`)
  return Uint8Array.from({ length: SIZE }, (_, code) => (pattern.test(String.fromCharCode(code)) ? 1 : 0))
}

/** Tells whether two sets share no character; an unknown set overlaps with every other. */
export function areDisjoint(a: CharSet | undefined, b: CharSet | undefined): boolean {
  return a !== undefined && b !== undefined && !a.some((taken, code) => taken === 1 && b[code] === 1)
}
