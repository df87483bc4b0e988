import type { FindSchema } from '../facts/fact-type.ts'
import type { Library } from '../library.ts'
import { below } from '../lint/context/nested-nodes.ts'
import type { WordPlace } from '../lint/words/word-places.ts'
import { areaOf, homeOf, spokenIn } from './sentences.ts'

/** Translates a text; undefined if there is no translation. */
export type Translate = (place: Pick<WordPlace, 'file' | 'says' | 'kind'>) => string | undefined

/** The languages that something is translated into, by their BCP 47 tags. */
export const languagesOf = ({ languages }: Pick<Library, 'languages'>): readonly string[] => [
  ...new Set(Object.keys(languages).map((id) => id.split('/', 1)[0]!)),
]

/** The translations of one language: those of a definition first, then those of its area, then those of any area. */
export function translationsOf({ languages }: Pick<Library, 'languages'>, tag: string): Translate {
  const areas = new Map<string, ReadonlyMap<string, string>>()
  const homes = new Map<string, ReadonlyMap<string, string>>()
  const anywhere = new Map<string, string>()
  for (const [id, { sentences, within = {} }] of Object.entries(languages)) {
    const [language, area = ''] = id.split('/')
    if (language !== tag) continue
    areas.set(area, new Map(Object.entries(sentences)))
    for (const [says, translation] of Object.entries(sentences))
      if (!anywhere.has(says)) anywhere.set(says, translation)
    for (const [home, own] of Object.entries(within)) homes.set(home, new Map(Object.entries(own)))
  }
  return ({ file, says }) =>
    homes.get(homeOf(file))?.get(says) ?? areas.get(areaOf(file))?.get(says) ?? anywhere.get(says)
}

function withTexts(value: unknown, texts: ReadonlyMap<string, string>, path = ''): unknown {
  if (typeof value === 'string') return texts.get(path) ?? value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one, at) => withTexts(one, texts, below(path, at)))
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withTexts(one, texts, below(path, key))]),
  )
}

/**
 * Translates every text of a library. Texts without translation stay English, and unchanged definitions stay
 * the same objects.
 */
export function translateLibrary(library: Library, translate: Translate, find: FindSchema): Library {
  const translated: Record<string, unknown> = { ...library }
  for (const { at, places } of spokenIn(library, find)) {
    const texts = new Map<string, string>()
    for (const place of places) {
      const text = translate(place)
      if (text !== undefined) texts.set(place.path, text)
    }
    if (texts.size === 0) continue
    const [area, id] = homeOf(at.file).split('/') as [keyof Library, string | undefined]
    const definition = withTexts(at.definition, texts)
    translated[area] =
      id === undefined
        ? (definition as Record<string, unknown>)[area]
        : { ...(translated[area] as object), [id]: definition }
  }
  return translated as unknown as Library
}
