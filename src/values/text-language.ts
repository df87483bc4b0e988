import { currentLanguage } from './language.ts'

/** Small words that a sentence of the language can hardly do without, and that other languages here do not have. */
const SMALL_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    'the of and to is was are were be been not could cannot have this that it for with by from on at an or which who when will does your you we'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las de del que y en un una es fue por para con se su al como este está esta sin más ya hay son lo'.split(
      ' ',
    ),
  ),
}

/** Number of function words that identifies a language; fewer may be part of a name. */
const ENOUGH = 2

const countOf = (words: readonly string[], small: ReadonlySet<string>) =>
  words.filter((word) => small.has(word)).length

/** Returns the language of a text if its function words show that it is not the reader's. */
export function foreignLanguage(text: string): string | undefined {
  if (!text.includes(' ')) return undefined
  const [reader] = currentLanguage().tag.split('-')
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const own = countOf(words, SMALL_WORDS[reader ?? ''] ?? new Set())
  return Object.keys(SMALL_WORDS).find((tag) => {
    const found = tag === reader ? 0 : countOf(words, SMALL_WORDS[tag] ?? new Set())
    return found >= ENOUGH && found > own
  })
}
