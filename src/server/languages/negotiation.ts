import { english } from '#values/language.ts'
import type { ServerConfig } from '../app/config.ts'
import { PSEUDO } from './pseudo.ts'

/** The cookie that holds the language, for pages opened before the person is known. */
export const LANGUAGE_COOKIE = 'portolan_language'

/**
 * Returns the name of the cookie for a language chosen before sign-in; over HTTPS it is bound to this host.
 */
export const chosenLanguageCookie = ({ publicUrl }: Pick<ServerConfig, 'publicUrl'>): string =>
  publicUrl.startsWith('https:') ? '__Host-portolan-language' : 'portolan_chosen_language'

const MOST_RANGES = 20

const languageOf = (tag: string): string => tag.split('-', 1)[0]!.toLowerCase()

/** Returns true if a language is real: a pseudo-language is never chosen for a related tag. */
const isSpoken = (tag: string): boolean => !Object.values<string>(PSEUDO).includes(tag)

/** Returns the tag nearest to a tag: the same, or one of the same language. */
export const nearestLanguage = (tag: string, tags: readonly string[]): string | undefined =>
  tags.find((one) => one.toLowerCase() === tag.toLowerCase()) ??
  tags.find((one) => isSpoken(one) && languageOf(one) === languageOf(tag))

/**
 * Returns the tags of an Accept-Language header (RFC 9110), most preferred first, without those of weight 0.
 */
const rangesIn = (header: string): readonly string[] =>
  header
    .split(',', MOST_RANGES)
    .flatMap((range) => {
      const [, tag, weight] =
        /^\s*([A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)\s*(?:;\s*q=([\d.]+)\s*)?$/.exec(range) ?? []
      return tag === undefined ? [] : [{ tag, weight: weight === undefined ? 1 : Number(weight) }]
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)

/** Returns the language of an answer: the person's, else the browser's first supported one, else English. */
export const negotiateLanguage = (
  { chosen, accepted = '' }: { readonly chosen?: string | null; readonly accepted?: string },
  tags: readonly string[],
): string => {
  const own = chosen ? nearestLanguage(chosen, tags) : undefined
  return own ?? rangesIn(accepted).flatMap((tag) => nearestLanguage(tag, tags) ?? [])[0] ?? english.tag
}
