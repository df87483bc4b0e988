const HEAD = 6
const TAIL = 4

const ends = (address: string): string => `${address.slice(0, HEAD)}${address.slice(-TAIL)}`.toLowerCase()

/** Finds another address with the same beginning and end, which a person could confuse with this one. */
export function lookAlikeOf(address: string, existing: readonly string[]): string | undefined {
  if (address.length <= HEAD + TAIL) return undefined
  const isRecognized = existing.some((one) => one.toLowerCase() === address.toLowerCase())
  return isRecognized ? undefined : existing.find((one) => ends(one) === ends(address))
}
