import { foldSpellings, hasPart, searchedParts, type SearchedPart } from '#values/search.ts'

const wordsOf = (text: string) => text.split(' ').filter(Boolean)

const begins = (word: string | undefined, { spellings }: SearchedPart) =>
  spellings.some((spelling) => word?.startsWith(spelling))

/** Scores a title for a typed text: each typed part must begin a word of the title; 0 is no match. */
export function match(title: string, typed: string): number {
  const titles = foldSpellings(title)
  const parts = searchedParts(typed)
  const isIn = (part: SearchedPart) =>
    part.isPhrase
      ? titles.some((text) => hasPart(text, part))
      : titles.flatMap(wordsOf).some((word) => begins(word, part))
  if (!parts.every(isIn)) return 0
  const [first] = parts
  return !first || titles.some((text) => begins(first.isPhrase ? text : wordsOf(text)[0], first)) ? 2 : 1
}
