import type { Finding } from '../../finding.ts'
import { spokenIn } from '../../languages/sentences.ts'
import type { Library } from '../../library.ts'
import { memoizeFor } from '../context/cache.ts'
import type { Lint } from '../context/context.ts'
import { contrary, warning } from '../context/findings.ts'
import { isSlip } from '../../spelling/nearest-name.ts'
import { below } from '../context/nested-nodes.ts'
import { findOpposite } from './opposites.ts'

/** Words that turn a sentence round or say how much, how long, of whom or in which currency. */
const BEARING =
  /^(?:\d[\d.,:]*|not|no|never|nobody|none|nothing|without|cannot|only|all|every|each|any|both|either|second|minute|hour|day|week|month|year|seconds|minutes|hours|days|weeks|months|years|more|less|fewer|above|below|least|most|euros?|dollars?|pounds?|pesos|reais|rupees|francs|yen)$|^\{.*\}$/i

const CODE = /^[A-Z]{3,5}$/

/** Most words that may differ; beyond it the sentence is another one. */
const MOST = 5

/** Of more sentences without a translation a language is under way, and none of them was changed by mistake. */
const MANY = 100

/** Words of a sentence; what is printed in it stands as one of them. */
const partsOf = (says: string): readonly string[] => says.match(/\{[^{}]*\}|[\p{L}\p{N}’'-]+/gu) ?? []

/** Returns what stands in the middle of each of two sentences that begin and end alike. */
function middlesOf(
  one: readonly string[],
  other: readonly string[],
): readonly [string[], string[]] | undefined {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const middles = [one, other].map((parts) => parts.slice(start, parts.length - end))
  const [before = [], now = []] = middles
  const isAlike = start + end >= Math.max(2, Math.min(SHARED, Math.max(before.length, now.length)))
  return isAlike && before.length <= MOST && now.length <= MOST ? [before, now] : undefined
}

const isBearing = ([before, now]: readonly [string[], string[]]): boolean =>
  [...before, ...now].some((word) => BEARING.test(word) || CODE.test(word)) ||
  findOpposite(before.join(' '), now.join(' ')) !== undefined

/** Returns the names that are printed, whatever their order. */
const printed = (parts: readonly string[]): string =>
  parts
    .filter((part) => part.startsWith('{'))
    .toSorted()
    .join(' ')

/** Tells whether only the places of the names differ: then they were exchanged. */
function isExchanged(before: readonly string[], now: readonly string[]): boolean {
  const around = (parts: readonly string[]) =>
    parts.map((part) => (part.startsWith('{') ? '{}' : part)).join(' ')
  return around(before) === around(now) && printed(before) === printed(now)
}

/** Returns every sentence that is translated. */
const translatedIn = memoizeFor((languages: Library['languages']): ReadonlySet<string> => {
  const all = new Set<string>()
  for (const { sentences, within = {} } of Object.values(languages))
    for (const pairs of [sentences, ...Object.values(within)])
      for (const says of Object.keys(pairs)) all.add(says)
  return all
})

const NOT = /\b(?:not|no|never|cannot|nobody|nothing|none)\b/i

/** Fewest words that a sentence shares with one that is still read elsewhere, and says the contrary of it. */
const SHARED = 4

/** Tells whether two long sentences differ in a number or in being said of the contrary. */
function isTurned(before: readonly string[], now: readonly string[]): boolean {
  const middles = before.length > SHARED && now.length > SHARED ? middlesOf(before, now) : undefined
  if (middles === undefined) return false
  const [was, is] = middles.map((words) => words.join(' '))
  const shared = Math.min(before.length - middles[0].length, now.length - middles[1].length)
  const isNumber = /^\d+$/.test(was!) && /^\d+$/.test(is!)
  return shared >= SHARED && (isNumber || NOT.test(was!) !== NOT.test(is!))
}

interface Parted {
  readonly says: string
  readonly parts: readonly string[]
}

/** Tells whether two sentences differ in the spelling of one word alone. */
function isMisspelt(one: readonly string[], other: readonly string[]): boolean {
  const odd = one.flatMap((word, at) => (word === other[at] ? [] : [[word, other[at] ?? ''] as const]))
  const [[was, is] = ['{', '{']] = odd
  return one.length === other.length && odd.length === 1 && !`${was}${is}`.includes('{') && isSlip(was, is)
}

/** Reports the translation of a sentence that differs from one without translation in the spelling of a word. */
function misspeltIn(languages: Library['languages'], before: readonly Parted[], spoken: Parted): Finding[] {
  const { says } = before.find(({ parts }) => isMisspelt(parts, spoken.parts)) ?? {}
  if (says === undefined) return []
  return Object.entries(languages).flatMap(([id, { sentences }]) => {
    const sentence = `Nobody says ‘${says}’, and ‘${spoken.says}’ has no translation. Write the sentence to the letter.`
    const found = {
      ...warning(`languages/${id}.language.json`, below('/sentences', says), sentence),
      nearest: spoken.says,
    }
    return Object.hasOwn(sentences, says) ? [found] : []
  })
}

/**
 * Reports a sentence that says another number, unit or the contrary of what it said when it was translated. It
 * may be meant, so that only two names that changed places are an error.
 */
export const lintChangedSentences: Lint = ({ library, findSchema }) => {
  const places = spokenIn(library, findSchema).flatMap((one) => one.places)
  const translated = translatedIn(library.languages)
  const anew = places.filter(({ says }) => !translated.has(says))
  if (translated.size === 0 || anew.length === 0 || anew.length > MANY) return []
  const spoken = new Set(places.map(({ says }) => says))
  const all = [...translated].map((says) => ({ says, parts: partsOf(says) }))
  const before = all.filter(({ says }) => !spoken.has(says))
  return anew.flatMap(({ file, path, says }): Finding[] => {
    const parts = partsOf(says)
    const exchanged = before.find((one) => printed(parts).includes(' ') && isExchanged(one.parts, parts))
    if (exchanged !== undefined) {
      const sentence = `These words are translated as ‘${exchanged.says}’: two names changed places. Write each where it belongs, or translate the sentence anew.`
      return [contrary(file, path, sentence)]
    }
    const changed =
      before.find((one) => {
        const middles = middlesOf(one.parts, parts)
        return middles !== undefined && isBearing(middles)
      }) ?? all.find((one) => isTurned(one.parts, parts))
    if (changed === undefined) return misspeltIn(library.languages, before, { says, parts })
    const sentence = `‘${changed.says}’ is what is translated, and this says another thing. Mend it; if it is meant, translate it anew.`
    return [warning(file, path, sentence)]
  })
}
