import type { FindSchema } from '../facts/fact-type.ts'
import type { Library } from '../library.ts'
import { nearestName } from '../spelling/nearest-name.ts'
import { areaOf, homeOf, spokenIn } from './sentences.ts'
import { translationsOf } from './translations.ts'

/** Missing and superfluous translations of a language. */
export interface Coverage {
  /** How many different sentences people read, each once for each area. */
  readonly sentences: number
  /** Sentences without a translation, by area. */
  readonly missing: Readonly<Record<string, readonly string[]>>
  /** Translations without an English sentence any more, by file. */
  readonly unused: Readonly<Record<string, readonly string[]>>
}

/** Compares the translations of a language with the English sentences. */
export function coverLanguage(library: Library, tag: string, find: FindSchema): Coverage {
  const translate = translationsOf(library, tag)
  const all = new Set<string>()
  const missing: Record<string, Set<string>> = {}
  const spoken = new Set<string>()
  const placed = new Set<string>()
  for (const { places } of spokenIn(library, find))
    for (const place of places) {
      all.add(`${areaOf(place.file)} ${place.says}`)
      spoken.add(place.says)
      placed.add(`${homeOf(place.file)} ${place.says}`)
      if (translate(place) === undefined) (missing[areaOf(place.file)] ??= new Set()).add(place.says)
    }
  const unused: Record<string, readonly string[]> = {}
  for (const [id, { sentences, within = {} }] of Object.entries(library.languages)) {
    if (!id.startsWith(`${tag}/`)) continue
    const left = [
      ...Object.keys(sentences).filter((says) => !spoken.has(says)),
      ...Object.entries(within).flatMap(([home, own]) =>
        Object.keys(own).filter((says) => !placed.has(`${home} ${says}`)),
      ),
    ]
    if (left.length > 0) unused[`languages/${id}.language.json`] = left
  }
  return {
    sentences: all.size,
    missing: Object.fromEntries(Object.entries(missing).map(([area, says]) => [area, [...says]])),
    unused,
  }
}

/** The sentence of which most words are the same, where more than half of them are. */
export function nearestSentence(says: string, all: readonly string[]): string | undefined {
  const wordsOf = (text: string) => new Set(text.toLowerCase().split(/\s+/))
  const own = wordsOf(says)
  const shares = all.map((one) => {
    const other = wordsOf(one)
    const both = [...other].filter((word) => own.has(word)).length
    return [one, both / Math.max(own.size, other.size)] as const
  })
  const [nearest, share = 0] = shares.toSorted(([, left], [, right]) => right - left)[0] ?? []
  return share > 0.5 ? nearest : nearestName(says, all)
}
