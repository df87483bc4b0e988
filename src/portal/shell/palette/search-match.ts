import { foldText, searchedWords } from '#values/search.ts'

const wordsOf = (text: string) => foldText(text).split(' ').filter(Boolean)

/** How well a title answers what was typed: every typed word begins one of its words; 0 is not at all. */
export function match(title: string, typed: string): number {
  const words = wordsOf(title)
  const requested = searchedWords(typed)
  if (!requested.every((one) => words.some((word) => word.startsWith(one)))) return 0
  return words[0]?.startsWith(requested[0] ?? '') ? 2 : 1
}
