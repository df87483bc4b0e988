import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format'

export type { CompiledMessage }

/** The language a person reads: its BCP 47 tag, the direction it is read in, and its sentences where they are not those the program was built with. */
export interface Language {
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
  readonly words: Readonly<Record<string, Readonly<Record<string, CompiledMessage>>>>
}

/** The language the program is written in. */
export const english: Language = { tag: 'en', direction: 'ltr', words: {} }

let find = (): Language => english

/** Sets the source of the reader's language: a page has one, a server has one per request. */
export function readBy(current: () => Language): void {
  find = current
}

/** Returns the language of the present reader. */
export const currentLanguage = (): Language => find()

const RIGHT_TO_LEFT: ReadonlySet<string | undefined> = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Nkoo',
  'Rohg',
  'Syrc',
  'Thaa',
])

/** The direction a language is read in, by the script it is mostly written in. */
export const directionOf = (tag: string): Language['direction'] =>
  RIGHT_TO_LEFT.has(new Intl.Locale(tag).maximize().script) ? 'rtl' : 'ltr'

/** Arguments of a sentence by name: texts as they are, numbers for plurals. */
type Prints = Readonly<Record<string, string | number>>
type Given<Values> = [Values] extends [never] ? [] : [values: Values]

/** Says the sentences of one area in the language of the reader, by their names. */
export interface Speaker<Words> {
  <Name extends keyof Words & string>(name: Name, ...given: Given<Words[Name]>): string
  readonly id: string
  readonly words: Readonly<Record<keyof Words, CompiledMessage>>
}

// Making a formatter costs far more than using it.
const memoized = <Made>(
  make: (tag: string, options?: object) => Made,
): ((tag?: unknown, options?: object) => Made) => {
  const made = new Map<string, Made>()
  return (tag, options) => {
    const key = `${String(tag)} ${JSON.stringify(options)}`
    const existing = made.get(key) ?? make(String(tag), options)
    made.set(key, existing)
    return existing
  }
}

const options: FormatOptions = {
  formatters: {
    getDateTimeFormat: memoized((tag, how) => new Intl.DateTimeFormat(tag, how)),
    getNumberFormat: memoized((tag, how) => new Intl.NumberFormat(tag, how)),
    getPluralRules: memoized((tag, how) => new Intl.PluralRules(tag, how)),
  },
}

/** A compiled message with its values, in a language. */
export const printMessage = (message: CompiledMessage, tag: string, values: Prints = {}): string =>
  typeof message === 'string' ? message : String(format(message, tag, values, options))

/** The speaker of an area, with the English sentences it was built with; made by `npm run types` from definitions/words. */
export function speaker<Words>(
  id: string,
  words: Readonly<Record<keyof Words, CompiledMessage>>,
): Speaker<Words> {
  const say = (name: keyof Words & string, values?: Prints) => {
    const { tag, words: own } = find()
    return printMessage(own[id]?.[name] ?? words[name], tag, values)
  }
  return Object.assign(say, { id, words }) as Speaker<Words>
}
