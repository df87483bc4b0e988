import { foldSpellings, searchedWords } from '#values/search.ts'

const wordsOf = (text: string) => text.split(' ').filter(Boolean)

const begins = (word: string | undefined, spellings: readonly string[] = ['']) =>
  spellings.some((spelling) => word?.startsWith(spelling))

/** Scores a title for a typed text: each typed word must begin a word of the title; 0 is no match. */
export function match(title: string, typed: string): number {
  const titles = foldSpellings(title).map(wordsOf)
  const requested = searchedWords(typed)
  if (!requested.every((one) => titles.flat().some((word) => begins(word, one)))) return 0
  return titles.some(([first]) => begins(first, requested[0])) ? 2 : 1
}
