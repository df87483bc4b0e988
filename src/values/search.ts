/** Accents and signs that a search ignores, as the inside of a character class, for JavaScript and SQL. */
export const UNSEARCHED = [
  String.raw`\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u3099\u309a\ufe00-\ufe0f\ufe20-\ufe2f`,
  String.raw`\u0027\u0060\u00b4\u02b9\u02bb-\u02bd\u02c8\u2018\u2019\u201b\u2032`,
  String.raw`\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff`,
].join('')
/** Characters between words: spaces and hyphens of every kind. */
export const BETWEEN_WORDS = String.raw`\u0009-\u000d\u0020\u002d\u1680\u2010-\u2015\u2212\u2028\u2029`
/** Letters without a removable accent, with their spelling on keyboards that lack them. */
export const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ς: 'σ',
}

const unsearched = new RegExp(`[${UNSEARCHED}]`, 'g')
const betweenWords = new RegExp(`[${BETWEEN_WORDS}]+`, 'g')
const otherLetters = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g')

/** Normalises a text for search: no case, no accents, no apostrophes, one space between words. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(unsearched, '')
    .toLowerCase()
    .replace(unsearched, '')
    .replace(otherLetters, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(betweenWords, ' ')
}

/** Returns the words of a search; a search of only signs stays as it is. */
export function searchedWords(typed: string): readonly string[] {
  const words = foldText(typed).split(' ').filter(Boolean)
  return words.length > 0 ? words : typed.toLowerCase().split(/\s+/).filter(Boolean)
}

/**
 * Tells whether every typed word occurs in one of the texts, ignoring case, accents and apostrophes; a blank
 * matches all (WIZ-015, OPEN-43).
 */
export function matchesSearch(typed: string, texts: readonly string[]): boolean {
  const haystack = texts.map(foldText)
  return searchedWords(typed).every((word) => haystack.some((text) => text.includes(word)))
}
