const LONGEST_NAME = 64

/** The known name a misspelt one most likely meant (Damerau–Levenshtein, within a third of its length), or nothing. */
export function nearestName(name: string, existing: Iterable<string>): string | undefined {
  if (name.length > LONGEST_NAME) return undefined
  const requested = name.toLowerCase()
  let nearest: string | undefined
  let least = Math.max(1, Math.floor(name.length / 3)) + 1
  for (const candidate of existing) {
    if (Math.abs(candidate.length - name.length) >= least) continue
    const distance = distanceBetween(requested, candidate.toLowerCase())
    if (distance < least) [nearest, least] = [candidate, distance]
  }
  return nearest
}

/** Whether two names are so near that one can safely be put for the other. */
export function isSlip(typed: string, meant: string): boolean {
  if (Math.max(typed.length, meant.length) > LONGEST_NAME) return false
  return distanceBetween(typed.toLowerCase(), meant.toLowerCase()) <= 2
}

function distanceBetween(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1]
      let distance = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1))
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (swapped) distance = Math.min(distance, beforeLast[column - 2]! + 1)
      current.push(distance)
    }
    ;[beforeLast, last] = [last, current]
  }
  return last[to.length]!
}
