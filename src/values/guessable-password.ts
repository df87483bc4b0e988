import common from './common-passwords.data.json' with { type: 'json' }

const FEWEST_DIFFERENT = 5

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Counts the characters that continue a sequence: 'abcd', '4321', 'aaaa'. */
const countSteps = (text: string): number => {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0)
  return codes.filter((code, at) => at > 0 && Math.abs(code - codes[at - 1]!) <= 1).length
}

/** More leaked passwords than that in a row are a phrase of words, which many of them are. */
const MOST_LEAKED = 2
/** Maximum length of a text made of two leaked passwords and little more. */
const LONGEST_LEAKED = 64

const withoutWords = (text: string, words: readonly string[]): string =>
  words.filter((word) => word.length > 2).reduce((rest, word) => rest.replaceAll(word, ''), text)

/** The parts of a text that are leaked passwords. */
const leakedIn = (text: string, leaked: ReadonlySet<string>): string[] => {
  const starts = Array.from(text, (_, start) => start)
  const parts = starts.flatMap((start) => starts.slice(start).map((end) => text.slice(start, end + 1)))
  return [...new Set(parts)].filter((part) => part.length >= FEWEST_DIFFERENT && leaked.has(part))
}

/** Tells whether little of a text is left after removing that many leaked passwords. */
const isLittleBeside = (text: string, leaked: ReadonlySet<string>, many: number): boolean =>
  new Set(text).size < FEWEST_DIFFERENT ||
  (many > 0 &&
    leakedIn(text, leaked).some((part) => isLittleBeside(text.replace(part, ''), leaked, many - 1)))

/** Normalises passwords for comparison: letters and digits only, without case and accents. */
export const foldedPasswords = (passwords: readonly string[]): ReadonlySet<string> =>
  new Set(passwords.map(fold))

/**
 * Tells whether a password is easy to guess (NIST SP 800-63B 3.1.1.2). It has few different characters, is a
 * sequence, or consists mostly of common words, of `words` about the person or of leaked passwords.
 */
export function isGuessable(
  password: string,
  words: readonly string[],
  leaked: ReadonlySet<string> = new Set(),
): boolean {
  const text = fold(password)
  if (new Set(text).size < FEWEST_DIFFERENT) return true
  if (countSteps(text) > text.length / 2) return true
  const existing = [
    ...words.flatMap((word) => word.split(/[\s@.]+/)).map(fold),
    ...common.words,
    ...common.rows,
  ]
  const rest = withoutWords(
    text,
    existing.toSorted((a, b) => b.length - a.length),
  )
  return isLittleBeside(rest, leaked, rest.length > LONGEST_LEAKED ? 0 : MOST_LEAKED)
}
