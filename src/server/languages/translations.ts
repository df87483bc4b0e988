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

/** What is defined, in the words of one language. */
export interface Translated {
  readonly language: Language
  readonly library: Library
  /** The same as it was written. */
  readonly english: Library
}

/** The definitions of one version in every language they are translated into. */
export interface Translations {
  /** English first. */
  readonly tags: readonly string[]
  /** The definitions in a language; in English where there is no such language. */
  of(tag: string): Translated
}

const built = new Map<string, Readonly<Record<string, CompiledMessage>>>(
  Object.values(speakers).map(({ id, words }) => [id, words]),
)

/** The sentences of the program that are others than those it was built with. */
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

/** Translates a library when a language is first asked for, and keeps it as long as the library. */
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
