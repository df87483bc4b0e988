import { english } from '#values/language.ts'
import type { ServerConfig } from '../app/config.ts'
import { PSEUDO } from './pseudo.ts'

/** The cookie by which a page that was opened before knows the language of its person. */
export const LANGUAGE_COOKIE = 'portolan_language'

/** The cookie of the language that was chosen in this browser before anybody was known; over https of this host alone. */
export const chosenLanguageCookie = ({ publicUrl }: Pick<ServerConfig, 'publicUrl'>): string =>
  publicUrl.startsWith('https:') ? '__Host-portolan-language' : 'portolan_chosen_language'

const MOST_RANGES = 20

const languageOf = (tag: string): string => tag.split('-', 1)[0]!.toLowerCase()

/** Nobody is given a language that nobody speaks because they speak a like one. */
const isSpoken = (tag: string): boolean => !Object.values<string>(PSEUDO).includes(tag)

/** The one of these languages that comes nearest to a tag: the same, or one of the same tongue. */
export const nearestLanguage = (tag: string, tags: readonly string[]): string | undefined =>
  tags.find((one) => one.toLowerCase() === tag.toLowerCase()) ??
  tags.find((one) => isSpoken(one) && languageOf(one) === languageOf(tag))

/** The tags of an Accept-Language header (RFC 9110), the most wanted first; those of no weight are left out. */
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

/** The language to answer in: what the person chose, else what their browser accepts first of what there is, else English. */
export const negotiateLanguage = (
  { chosen, accepted = '' }: { readonly chosen?: string | null; readonly accepted?: string },
  tags: readonly string[],
): string => {
  const own = chosen ? nearestLanguage(chosen, tags) : undefined
  return own ?? rangesIn(accepted).flatMap((tag) => nearestLanguage(tag, tags) ?? [])[0] ?? english.tag
}
