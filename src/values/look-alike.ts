const HEAD = 6
const TAIL = 4

const ends = (address: string): string => `${address.slice(0, HEAD)}${address.slice(-TAIL)}`.toLowerCase()

/** Another address that begins and ends as this one does, so that a glance takes one for the other. */
export function lookAlikeOf(address: string, known: readonly string[]): string | undefined {
  if (address.length <= HEAD + TAIL) return undefined
  const isKnown = known.some((one) => one.toLowerCase() === address.toLowerCase())
  return isKnown ? undefined : known.find((one) => ends(one) === ends(address))
}
