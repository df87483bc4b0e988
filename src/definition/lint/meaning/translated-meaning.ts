import type { Finding } from '../../finding.ts'
import { memoizeFor } from '../context/cache.ts'
import { together } from '../context/each.ts'
import type { Lint } from '../context/context.ts'
import { error } from '../context/findings.ts'
import { below } from '../context/nested-nodes.ts'
import { findOpposite } from './opposites.ts'
import type { Language } from '../../generated/language.ts'

type Pairs = Readonly<Record<string, string>>

const HOLES = /\{[^{}]*\}/g

/** Words that say no in English, and words that may stand for one of them in a translation. */
const NO = /\b(?:not|no|nobody|none|never|nothing|cannot|neither|nor|without)\b|n[’']t\b/i
const ALMOST_NO =
  /\b(?:fail\w*|unable|invalid|un\w+|differ\w*|void|away|over|gone|out|else|free|ineligible|less|an?other|otherwise|instead)\b|-free\b|\bwrong\b/i

/** The same in Spanish; there, many a ‘not known’ is one word. */
const NO_ES = /(?<![\p{L}])(?:no|nadie|nunca|nada|ning[uú]n\p{L}*|sin|tampoco|ni|jamás)(?![\p{L}])/iu
const ALMOST_NO_ES =
  /(?<![\p{L}])(?:insuficiente|desconocid|incomplet|ilegible|inválid|imposible|fuera|falta|vac[ií]|vigente|solo|cero|nueva|rechaz|impid|evit|carec)/iu

const isSpanish = (id: string): boolean => /^es\b/.test(id)

/** Tells whether a sentence has a form for each number, of which one may say none. */
const isChosen = (says: string): boolean => /\b(?:plural|select)\b/.test(says)

function slipOf(says: string, translation: string): string | undefined {
  if (isChosen(says)) return undefined
  const [english, spanish] = [says.replaceAll(HOLES, ' '), translation.replaceAll(HOLES, ' ')]
  const [isNo, isNoThere] = [NO.test(english), NO_ES.test(spanish)]
  if (isNo && !isNoThere && !ALMOST_NO_ES.test(spanish))
    return `The English sentence says '${NO.exec(english)![0]}', and nothing here does: people would read the contrary. Say the same.`
  return isNoThere && !isNo && !ALMOST_NO.test(english)
    ? `This says '${NO_ES.exec(spanish)![0]}', and the English sentence does not: people would read the contrary. Say the same.`
    : undefined
}

const slipsIn = memoizeFor((pairs: Pairs) =>
  Object.entries(pairs).flatMap(([says, translation]) => {
    const slip = slipOf(says, translation)
    return slip === undefined ? [] : [[says, slip] as const]
  }),
)

const partsOf = ({ sentences, within = {} }: Language): readonly (readonly [path: string, Pairs])[] => [
  ['/sentences', sentences],
  ...Object.entries(within).map(([home, pairs]) => [below('/within', home), pairs] as const),
]

/** Reports a translation that lost or gained the word that turns its sentence round. */
const lintNegations: Lint = ({ library: { languages } }) =>
  Object.entries(languages).flatMap(([id, language]): readonly Finding[] =>
    isSpanish(id)
      ? partsOf(language).flatMap(([path, pairs]) =>
          slipsIn(pairs).map(([says, slip]) =>
            error(`languages/${id}.language.json`, below(path, says), slip),
          ),
        )
      : [],
  )

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}{}]+/u)
    .filter(Boolean)

/** Returns the word in which two sentences differ, as it stands in each. */
function onlyDifference(one: string, other: string): readonly [string, string] | undefined {
  const [left, right] = [wordsIn(one), wordsIn(other)]
  if (left.length !== right.length || left.length < 2) return undefined
  const odd = left.flatMap((word, at) => (word === right[at] ? [] : [[word, right[at]!] as const]))
  return odd.length === 1 ? odd[0] : undefined
}

/** Sentences of one file that differ in one word and are translated alike. */
const alikeIn = memoizeFor((pairs: Pairs) =>
  [...Map.groupBy(Object.keys(pairs), (says) => pairs[says]!)].flatMap(([translation, all]) =>
    all.flatMap((one, at) =>
      all.slice(at + 1).flatMap((other) => {
        const odd = onlyDifference(one, other)
        return odd === undefined ? [] : [{ translation, says: [one, other] as const, odd }]
      }),
    ),
  ),
)

const stemOf = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').slice(0, 4)

/** Fewest sentences that show how a word is translated, and in how many of them the same word must stand. */
const ENOUGH = 5
const MOSTLY = 0.6

/** Returns how a word is mostly translated in all other sentences of the language, as the beginning of a word. */
function usualOf(word: string, besides: string, all: readonly Pairs[]): string | undefined {
  const counted = new Map<string, number>()
  let sentences = 0
  const begins = new RegExp(`(?<![\\p{L}])${word.slice(0, 5)}`, 'iu')
  for (const pairs of all)
    for (const [says, translation] of Object.entries(pairs)) {
      if (says === besides || !begins.test(says)) continue
      sentences += 1
      const stems = new Set(wordsIn(translation).flatMap((one) => (one.length > 3 ? [stemOf(one)] : [])))
      for (const stem of stems) counted.set(stem, (counted.get(stem) ?? 0) + 1)
    }
  const [usual = '', most = 0] = [...counted].toSorted(([, one], [, other]) => other - one)[0] ?? []
  return sentences >= ENOUGH && most >= sentences * MOSTLY ? usual : undefined
}

/** Reports the translation of a neighbour, which differs from its sentence in one word. */
const lintNeighbours: Lint = ({ library: { languages } }) =>
  Object.entries(languages).flatMap(([id, language]) => {
    const tag = id.split('/', 1)[0]!
    const all = () =>
      Object.entries(languages).flatMap(([other, { sentences }]) =>
        other.startsWith(`${tag}/`) ? [sentences] : [],
      )
    return partsOf(language).flatMap(([path, pairs]) =>
      alikeIn(pairs).flatMap(({ translation, says, odd }): Finding[] => {
        const stems = new Set(wordsIn(translation).map(stemOf))
        const usual = odd.map((word, at) => usualOf(word, says[at]!, all()))
        const wrong = usual.findIndex((one) => one !== undefined && !stems.has(one))
        const right = usual[1 - wrong]
        if (wrong === -1 || right === undefined || !stems.has(right)) return []
        const sentence = `This is how ‘${says[1 - wrong]!}’ is translated, and '${odd[wrong]!}' is mostly '${usual[wrong]!}…': it was copied. Write its own translation.`
        return [error(`languages/${id}.language.json`, below(path, says[wrong]!), sentence)]
      }),
    )
  })

/** Words of a sentence of which one says the contrary of the other, and how a language says them. */
const CONTRARY: readonly Readonly<Record<'en' | 'es', readonly [RegExp, RegExp]>>[] = [
  { en: [/\bmore\b/i, /\bless\b/i], es: [/(?<!\p{L})m[aá]s(?!\p{L})/iu, /(?<!\p{L})menos(?!\p{L})/iu] },
  {
    en: [/\bbefore\b/i, /\bafter\b/i],
    es: [/(?<!\p{L})antes(?!\p{L})/iu, /(?<!\p{L})despu[eé]s(?!\p{L})/iu],
  },
  {
    en: [/\bat most\b/i, /\bat least\b/i],
    es: [
      /(?<!\p{L})(?:como|a lo) máximo|a lo más(?!\p{L})/iu,
      /(?<!\p{L})(?:como|por lo|al) m(?:ínimo|enos)(?!\p{L})/iu,
    ],
  },
  {
    en: [/\bfirst\b/i, /\blast\b/i],
    es: [/(?<!\p{L})primer[oa]?s?(?!\p{L})/iu, /(?<!\p{L})(?:últim[oa]s?|final)(?!\p{L})/iu],
  },
  {
    en: [/\benabled?\b/i, /\bdisabled?\b/i],
    es: [/(?<!\p{L})(?:activ|habilit)\p{L}*/iu, /(?<!\p{L})(?:desactiv|deshabilit|inactiv)\p{L}*/iu],
  },
]

/** Returns the word that a translation says in place of its contrary. */
function contraryOf(says: string, translation: string): readonly [string, string] | undefined {
  for (const { en, es } of CONTRARY)
    for (const [at, other] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const [own, wrong] = [en[at].exec(says), es[other].exec(translation)]
      if (own !== null && !en[other].test(says) && wrong !== null && !es[at].test(translation))
        return [own[0], wrong[0]]
    }
  return undefined
}

const contrariesIn = memoizeFor((pairs: Pairs) =>
  Object.entries(pairs).flatMap(([says, translation]) => {
    const words = isChosen(says) ? undefined : contraryOf(says, translation)
    return words === undefined ? [] : [[says, words] as const]
  }),
)

/** Reports a translation that says ‘less’ where its sentence says ‘more’. */
const lintContraries: Lint = ({ library: { languages } }) =>
  Object.entries(languages).flatMap(([id, language]): readonly Finding[] =>
    isSpanish(id)
      ? partsOf(language).flatMap(([path, pairs]) =>
          contrariesIn(pairs).map(([says, [own, wrong]]) =>
            error(
              `languages/${id}.language.json`,
              below(path, says),
              `The English sentence says '${own}', and this says '${wrong}': people would read the contrary. Say the same.`,
            ),
          ),
        )
      : [],
  )

const firstOf = (text: string): string => /[\p{L}]+/u.exec(text)?.[0].toLowerCase() ?? ''

/** How each first word of the sentences of a language is mostly translated, as the beginning of a word. */
const usualFirst = (all: readonly Pairs[]): ReadonlyMap<string, string> => {
  const counted = new Map<string, Map<string, number>>()
  for (const pairs of all)
    for (const [says, translation] of Object.entries(pairs)) {
      if (!says.includes(' ')) continue
      const [word, stem] = [firstOf(says), stemOf(firstOf(translation))]
      const stems = counted.get(word) ?? new Map<string, number>()
      stems.set(stem, (stems.get(stem) ?? 0) + 1)
      counted.set(word, stems)
    }
  return new Map(
    [...counted].flatMap(([word, stems]) => {
      const sentences = [...stems.values()].reduce((sum, one) => sum + one, 0)
      const [usual = '', most = 0] = [...stems].toSorted(([, one], [, other]) => other - one)[0] ?? []
      return sentences >= FEWEST && most >= sentences * MOSTLY ? [[word, usual] as const] : []
    }),
  )
}

/** Fewest sentences beginning with a word that show how it is translated. */
const FEWEST = 3

/** Reports a single word with the translation of another one, which every sentence that begins with it denies. */
const lintSingle: Lint = ({ library: { languages } }) => {
  const tags = new Set(Object.keys(languages).map((id) => id.split('/', 1)[0]!))
  return [...tags].flatMap((tag) => {
    const own = Object.entries(languages).filter(([id]) => id.startsWith(`${tag}/`))
    const usual = usualFirst(own.map(([, { sentences }]) => sentences))
    return own.flatMap(([id, { sentences }]) => {
      const single = Object.entries(sentences).filter(([says]) => /^[A-Z][a-z]+$/.test(says))
      return single.flatMap(([says, translation]): Finding[] => {
        const meant = usual.get(says.toLowerCase())
        if (meant === undefined || stemOf(firstOf(translation)) === meant) return []
        const other = single.find(
          ([one, text]) =>
            one !== says && stemOf(firstOf(text)) === meant && usual.get(one.toLowerCase()) !== meant,
        )
        // Two words may be one in the other language: only a word that is exchanged has the translation of the other.
        const isExchanged = other !== undefined && findOpposite(says, other[0]) !== undefined
        if (!isExchanged) return []
        const sentence = `'${says}' is mostly '${meant}…' in other sentences, and '${other[0]}' is here: the two were exchanged. Write each beside its own word.`
        return [error(`languages/${id}.language.json`, below('/sentences', says), sentence)]
      })
    })
  })
}

/** Reports translations that say another thing than their sentence. */
export const lintTranslatedMeaning: Lint = together(lintNegations, lintNeighbours, lintContraries, lintSingle)
