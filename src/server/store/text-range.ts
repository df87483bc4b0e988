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

/** Returns the range of texts with a prefix, in byte order. */
export const textRange = (typed: string): [least: string, beyond: string] => [typed, `${typed}\u{10ffff}`]
