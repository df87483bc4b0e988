import { foldText, searchedWords } from '#values/search.ts'

const wordsOf = (text: string) => foldText(text).split(' ').filter(Boolean)

/** Scores a title for a typed text: each typed word must begin a word of the title; 0 is no match. */
export function match(title: string, typed: string): number {
  const words = wordsOf(title)
  const requested = searchedWords(typed)
  if (!requested.every((one) => words.some((word) => word.startsWith(one)))) return 0
  return words[0]?.startsWith(requested[0] ?? '') ? 2 : 1
}
