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

/** A surplus key press is refused; a paste that is too long stays whole, so that nobody sends a cut-off account number. */
export function keepsTo(length: number, bare: string, wasTyped: boolean): string {
  return wasTyped ? bare.slice(0, length) : bare
}

/** True when at most one character was added, which is what a key press does. */
export function isKeyPress(next: string, before: string): boolean {
  return next.length - before.length <= 1
}
