import type { FindSchema } from '#definition/facts/fact-type.ts'
import type { Library } from '#definition/library.ts'
import { compileMessage } from '#definition/languages/message.ts'
import {
  languagesOf,
  translateLibrary,
  translationsOf,
  type Translate,
} from '#definition/languages/translations.ts'
import * as speakers from '#values/generated/speakers.ts'
import { directionOf, english, type CompiledMessage, type Language } from '#values/language.ts'
import { accented, mirrored, PSEUDO } from './pseudo.ts'

/** The definitions in one language. */
export interface Translated {
  readonly language: Language
  readonly library: Library
  /** The English definitions. */
  readonly english: Library
}

/** The definitions of one version in all their languages. */
export interface Translations {
  /** The language tags, English first. */
  readonly tags: readonly string[]
  /** Returns the definitions in a language; English if there is no such translation. */
  of(tag: string): Translated
}

const built = new Map<string, Readonly<Record<string, CompiledMessage>>>(
  Object.values(speakers).map(({ id, words }) => [id, words]),
)

/** Returns the program's sentences that differ from the built ones. */
const wordsOf = ({ words }: Library): Language['words'] =>
  Object.fromEntries(
    Object.values(words).map(({ id, words: own }) => {
      const compiled = Object.entries(own).map(([name, message]) => [name, compileMessage(message)] as const)
      const others = compiled.filter(
        ([name, message]) => JSON.stringify(message) !== JSON.stringify(built.get(id)?.[name]),
      )
      return [id, Object.fromEntries(others)]
    }),
  )

/** Translates a library on first use of a language, and caches the result with it. */
export const createTranslations = (library: Library, find: FindSchema): Translations => {
  const tags = [english.tag, ...languagesOf(library)]
  const made = new Map<string, Translated>()
  const translate = (tag: string): Translated => {
    const pseudo: Readonly<Record<string, Translate>> = {
      [PSEUDO.accented]: accented,
      [PSEUDO.mirrored]: mirrored,
    }
    const by = pseudo[tag] ?? (tag === english.tag ? undefined : translationsOf(library, tag))
    const translated = by ? translateLibrary(library, by, find) : library
    const language = { tag, direction: directionOf(tag), words: wordsOf(translated) }
    return { language, library: translated, english: library }
  }
  return {
    tags,
    of(requested) {
      const isThere = tags.includes(requested) || Object.values<string>(PSEUDO).includes(requested)
      const tag = isThere ? requested : english.tag
      const existing = made.get(tag) ?? translate(tag)
      made.set(tag, existing)
      return existing
    },
  }
}
