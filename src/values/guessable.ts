const FEWEST_DIFFERENT = 5

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** How many signs go on where the one before left off: 'abcd', '4321', 'aaaa'. */
const countSteps = (text: string): number => {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0)
  return codes.filter((code, at) => at > 0 && Math.abs(code - codes[at - 1]!) <= 1).length
}

const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'azertyuiop', '1234567890']
const COMMON = ['password', 'passwort', 'contrasena', 'welcome', 'bienvenido', 'letmein', 'administrator']

const withoutWords = (text: string, words: readonly string[]): string =>
  words.filter((word) => word.length > 2).reduce((rest, word) => rest.replaceAll(word, ''), text)

/**
 * Whether a password is one of those that are tried first: few different signs, signs in their order, or little beside
 * common words and `words`, what everybody knows of its person (NIST SP 800-63B 3.1.1.2).
 */
export function isGuessable(password: string, words: readonly string[]): boolean {
  const text = fold(password)
  if (new Set(text).size < FEWEST_DIFFERENT) return true
  if (countSteps(text) > text.length / 2) return true
  const existing = [...words.flatMap((word) => word.split(/[\s@.]+/)).map(fold), ...COMMON, ...KEYBOARD]
  const rest = withoutWords(
    text,
    existing.toSorted((a, b) => b.length - a.length),
  )
  return new Set(rest).size < FEWEST_DIFFERENT
}
