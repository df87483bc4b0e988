const HEX = /^[0-9a-f]+$/
const LEAST = 6

/** Returns the first and last UUID with a prefix; undefined below six digits or if it is no UUID. */
export const idRange = (typed: string): [least: string, most: string] | undefined => {
  const digits = typed.replaceAll('-', '')
  if (digits.length < LEAST || digits.length > 32 || !HEX.test(digits)) return undefined
  const group = (text: string) =>
    [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-')
  return [group(digits.padEnd(32, '0')), group(digits.padEnd(32, 'f'))]
}

const BETWEEN_GROUPS = /[\s./_-]+/
const SEPARATORS = ['', '-', ' ', '/', '.', '_']

/** Returns the ranges of references that begin as typed, whatever separates their groups on either side. */
export const referenceRanges = (typed: string): [least: string, beyond: string][] => {
  const groups = typed.split(BETWEEN_GROUPS).filter(Boolean)
  const spellings = groups.length > 1 ? SEPARATORS.map((separator) => groups.join(separator)) : groups
  return [...new Set([typed, ...spellings])].map(textRange)
}

/** Returns the range of texts with a prefix, in byte order. */
export const textRange = (typed: string): [least: string, beyond: string] => [typed, `${typed}\u{10ffff}`]
