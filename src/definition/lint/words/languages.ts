import type { Finding } from '../../finding.ts'
import type { Options } from '../../generated/options.ts'
import type { Words } from '../../generated/words.ts'
import { argumentsOf } from '../../languages/message.ts'
import { homeOf, spokenIn } from '../../languages/sentences.ts'
import { below } from '../context/nested-nodes.ts'
import { memoizeFor } from '../context/cache.ts'
import { together } from '../context/each.ts'
import type { Lint } from '../context/context.ts'
import { error } from '../context/findings.ts'
import { lintProgramWords } from './program-words.ts'
import type { WordPlace } from './word-places.ts'

type Pairs = Readonly<Record<string, string>>
type Kinds = ReadonlyMap<string, WordPlace['kind']>

/** Tells whether a sentence has no placeholder, as most; then nothing in it can be wrong. */
const isPlain = (text: string): boolean => !/[{}<]/.test(text)

const bracesIn = (text: string): readonly string[] => [...new Set(text.match(/\{\{?[^{}]*\}\}?/g))].toSorted()

const sameBraces = (says: string, translation: string): string | undefined => {
  const [expected, found] = [bracesIn(says), bracesIn(translation)]
  if (expected.join() === found.join()) return undefined
  const listed = (names: readonly string[]) => (names.length === 0 ? 'nothing' : names.join(', '))
  return `The English sentence prints ${listed(expected)}, this prints ${listed(found)}. Print the same.`
}

const sameArguments = (says: string, translation: string): string | undefined => {
  try {
    const [expected, found] = [says, translation].map((one) => [...argumentsOf(one).keys()].toSorted())
    if (expected!.join() === found!.join()) return undefined
    return `The English sentence prints ${expected!.join(', ') || 'nothing'}, this prints ${found!.join(', ') || 'nothing'}. Print the same.`
  } catch {
    return 'This sentence cannot be read: look at its braces and at each {name, plural, one {…} other {…}}.'
  }
}

/** Returns the fault of a translation: other placeholders, or a syntax that cannot be printed. */
function slipOf(kind: WordPlace['kind'], says: string, translation: string): string | undefined {
  return kind === 'message' ? sameArguments(says, translation) : sameBraces(says, translation)
}

const HOLES = /\{[^{}]*\}/g
const NUMBER = /\d+(?:[.,:]\d+)*/g
const CODE = /\b[A-Z]{3,5}\b/g

const listed = (text: string, what: RegExp): readonly string[] => [
  ...new Set(text.replaceAll(HOLES, '').match(what)),
]

/** Compares the numbers or codes of both sentences. */
function otherSigns(says: string, translation: string, what: RegExp): string | undefined {
  const [expected, found] = [listed(says, what), listed(translation, what)]
  // A number in one of them alone may be spelled out in the other.
  if (expected.length === 0 || found.length === 0) return undefined
  const lost = expected.filter((one) => !found.includes(one))
  return lost.length === 0 && expected.length === found.length
    ? undefined
    : `The English sentence says ${expected.join(', ')}, this says ${found.join(', ')}. Say the same.`
}

/** English words that occur in sentences but not in names or commands. */
const ENGLISH = /\b(?:the|of|and|with|your|this|that|is|are|was|for|an?|to)\b/

const isCommand = (says: string): boolean => says.startsWith('npm ')

const END = /[.?!:…]$/
/** A dot behind capitals, such as in ‘EE. UU.’, may be of an abbreviation. */
const SHORTENED = /[A-Z]\.?$/

/** Reports a translation that ends as no sentence of its kind does. */
function otherEnd(says: string, translation: string, file: string): string | undefined {
  if (SHORTENED.test(says) || SHORTENED.test(translation)) return undefined
  const [expected, found] = [says, translation].map((one) => END.exec(one)?.[0])
  if (expected !== found)
    return `The English sentence ends ${expected === undefined ? 'without a mark' : `with ‘${expected}’`}, this ${found === undefined ? 'without one' : `with ‘${found}’`}. End both alike.`
  return file.startsWith('languages/es') && found === '?' && !translation.includes('¿')
    ? 'A question begins with ¿ in Spanish. Write it.'
    : undefined
}

/** Reports translations with another number or currency, and untranslated sentences. */
function otherThing(says: string, translation: string, codes: ReadonlySet<string>): string | undefined {
  if (says === translation)
    return / /.test(says) && ENGLISH.test(says.replaceAll(HOLES, '')) && !isCommand(says)
      ? 'This is the English sentence itself. Write its translation.'
      : undefined
  const number = /\d/.test(says) ? otherSigns(says, translation, NUMBER) : undefined
  if (number !== undefined) return number
  const isOfMoney = listed(says, CODE).some((one) => codes.has(one))
  return isOfMoney && listed(translation, CODE).some((one) => codes.has(one))
    ? otherSigns(says, translation, CODE)
    : undefined
}

type Codes = Options | undefined

/** The codes of the currencies, of one list or none. */
const codesIn = memoizeFor(
  ({ options }: Options): ReadonlySet<string> => new Set(options.map(({ value }) => value)),
)

const noCodes: ReadonlySet<string> = new Set()

/** Findings in sentences beside a list of codes, by the place of the sentences. */
const thingsIn = memoizeFor((_pairs: Pairs) =>
  memoizeFor((_codes: ReadonlySet<string>) => new Map<string, readonly Finding[]>()),
)

function lintThings(file: string, path: string, pairs: Pairs, currencies: Codes): readonly Finding[] {
  const codes = currencies === undefined ? noCodes : codesIn(currencies)
  const found = thingsIn(pairs)(codes)
  const name = `${file} ${path}`
  const existing = found.get(name)
  if (existing !== undefined) return existing
  const all = Object.entries(pairs).flatMap(([says, translation]) => {
    const slip = otherThing(says, translation, codes) ?? otherEnd(says, translation, file)
    return slip === undefined ? [] : [error(file, below(path, says), slip)]
  })
  found.set(name, all)
  return all
}

/** Results of a file by kind and English sentence, reused by the next check. */
const compared = memoizeFor((_pairs: Pairs) => new Map<string, { readonly slip?: string }>())

function slipIn(
  pairs: Pairs,
  kind: WordPlace['kind'],
  says: string,
  translation: string,
): string | undefined {
  const existing = compared(pairs)
  const name = `${kind} ${says}`
  const found = existing.get(name) ?? { slip: slipOf(kind, says, translation) }
  existing.set(name, found)
  return found.slip
}

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag
  } catch {
    return false
  }
}

/** Returns the sentences with placeholders, since only these can be wrong. */
const printing = memoizeFor((pairs: Pairs) =>
  Object.entries(pairs).filter(([says, translation]) => !isPlain(says) || !isPlain(translation)),
)

const lintOne = (file: string, path: string, pairs: Pairs, kinds: Kinds) =>
  printing(pairs).flatMap(([says, translation]): Finding[] => {
    const kind = kinds.get(says)
    const slip = kind === undefined ? undefined : slipIn(pairs, kind, says, translation)
    return slip === undefined ? [] : [error(file, below(path, says), slip)]
  })

/**
 * Reports invalid messages of the program, and translations with other placeholders than the English
 * sentence.
 */
export const lintLanguages: Lint = ({ library, findSchema }) => {
  if (Object.keys(library.languages).length === 0) return []
  const printed = new Set(
    Object.values(library.languages).flatMap(({ sentences, within = {} }) =>
      [sentences, ...Object.values(within)].flatMap((pairs) => printing(pairs).map(([says]) => says)),
    ),
  )
  const anywhere = new Map<string, WordPlace['kind']>()
  const homes = new Map<string, Map<string, WordPlace['kind']>>()
  for (const { at, places } of spokenIn(library, findSchema)) {
    if (places.length === 0) continue
    const home = homeOf(at.file)
    const kinds = homes.get(home) ?? new Map<string, WordPlace['kind']>()
    homes.set(home, kinds)
    for (const { says, kind } of places) {
      if (!printed.has(says)) continue
      if (anywhere.get(says) !== 'message') anywhere.set(says, kind)
      kinds.set(says, kind)
    }
  }
  const codes = library.options['currencies']
  return Object.entries(library.languages).flatMap(([id, { sentences, within = {} }]) => {
    const file = `languages/${id}.language.json`
    const tag = id.split('/', 1)[0]!
    const named = isTag(tag)
      ? []
      : [error(file, '', `The folder ‘${tag}’ is no tag of a language. Rename it, such as ‘es-MX’.`)]
    const things = [
      ...lintThings(file, '/sentences', sentences, codes),
      ...Object.entries(within).flatMap(([home, pairs]) =>
        lintThings(file, below('/within', home), pairs, codes),
      ),
    ]
    const unknown = Object.keys(within).filter((home) => !homes.has(home))
    return [
      ...named,
      ...things,
      ...lintOne(file, '/sentences', sentences, anywhere),
      ...unknown.map((home) =>
        error(
          file,
          below('/within', home),
          `There is no definition ‘${home}’ in which people read anything. Take it out, or name another.`,
        ),
      ),
      ...Object.entries(within).flatMap(([home, pairs]) =>
        lintOne(file, below('/within', home), pairs, homes.get(home) ?? new Map()),
      ),
    ]
  })
}

const lintOneOfWords = memoizeFor(({ id, words }: Words): readonly Finding[] =>
  Object.entries(words).flatMap(([name, message]) => {
    const slip = isPlain(message) ? undefined : slipOf('message', message, message)
    return slip === undefined ? [] : [error(`words/${id}.words.json`, below('/words', name), slip)]
  }),
)

/** Checks that the sentences of the program are valid ICU MessageFormat. */
export const lintWords: Lint = together(
  ({ library }) => Object.values(library.words).flatMap(lintOneOfWords),
  lintProgramWords,
)
