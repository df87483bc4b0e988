/** Accents and signs that a search ignores, as the inside of a character class, for JavaScript and SQL. */
export const UNSEARCHED = [
  String.raw`\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u3099\u309a\ufe00-\ufe0f\ufe20-\ufe2f`,
  String.raw`\u0027\u0060\u00b4\u02b9\u02bb-\u02bd\u02c8\u2018\u2019\u201b\u2032`,
  String.raw`\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff`,
].join('')
/** Characters between words: spaces and hyphens of every kind. */
export const BETWEEN_WORDS = String.raw`\u0009-\u000d\u0020\u002d\u1680\u2010-\u2015\u2212\u2028\u2029`
/** Signs that separate the groups of a reference, as spaces and hyphens do. */
export const BETWEEN_GROUPS = String.raw`\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007e`
/** Letters without a removable accent, with their spelling on keyboards that lack them. */
export const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ς: 'σ',
}
/** Letters that are also written with two, as in German and Nordic names. */
export const TWO_LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

const unsearched = new RegExp(`[${UNSEARCHED}]`, 'g')
const betweenWords = new RegExp(`[${BETWEEN_WORDS}]+`, 'g')
const betweenGroups = new RegExp(`[${BETWEEN_GROUPS}]+`, 'g')
const otherLetters = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g')
const letterWithTwo = new RegExp(`[${Object.keys(TWO_LETTERS).join('')}]`, 'g')

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

/** Returns a text in each spelling it is found by: Müller also as mueller. */
export function foldSpellings(text: string): readonly string[] {
  const spelled = text
    .normalize('NFC')
    .toLowerCase()
    .replace(letterWithTwo, (letter) => TWO_LETTERS[letter] ?? letter)
  return [...new Set([foldText(text), foldText(spelled)])]
}

/** Separates the groups of a folded text by one space each, whatever sign stands between them. */
const separateGroups = (folded: string): string => folded.replace(betweenGroups, ' ').trim()

/** Returns the words of a search, each in its spellings; a search of only signs stays as it is. */
export function searchedWords(typed: string): readonly (readonly string[])[] {
  const [words = [], others = words] = foldSpellings(typed).map((text) => text.split(' ').filter(Boolean))
  if (words.length > 0) return words.map((word, at) => [...new Set([word, others[at] ?? word])])
  return typed
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [word])
}

/** A part of a search between spaces: a word that occurs anywhere, or groups that begin where a word begins. */
export interface SearchedPart {
  readonly spellings: readonly string[]
  readonly isPhrase: boolean
}

/** Returns the parts of a search; what is typed with signs inside, such as B-1, is one phrase. */
export function searchedParts(typed: string): readonly SearchedPart[] {
  const parts = typed.split(/\s+/).flatMap((part): readonly SearchedPart[] => {
    const spellings = foldSpellings(part).map((text) => text.trim())
    const groups = [...new Set(spellings.map(separateGroups))]
    if (groups.some((text) => text.includes(' '))) return [{ spellings: groups, isPhrase: true }]
    return spellings[0] === '' ? [] : [{ spellings, isPhrase: false }]
  })
  if (parts.length > 0) return parts
  return searchedWords(typed).map((spellings) => ({ spellings, isPhrase: false }))
}

/** Tells whether a folded text contains a part of a search. */
export function hasPart(folded: string, { spellings, isPhrase }: SearchedPart): boolean {
  if (!isPhrase) return spellings.some((word) => folded.includes(word))
  const separated = ` ${separateGroups(folded)}`
  return spellings.some((phrase) => separated.includes(` ${phrase}`))
}

/**
 * Tells whether every typed part occurs in one of the texts, ignoring case, accents, apostrophes and the two
 * spellings of a letter; a blank matches all (WIZ-015, OPEN-43).
 */
export function matchesSearch(typed: string, texts: readonly string[]): boolean {
  const haystack = texts.flatMap(foldSpellings)
  return searchedParts(typed).every((part) => haystack.some((text) => hasPart(text, part)))
}
