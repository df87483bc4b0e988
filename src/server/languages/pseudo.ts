import type { Translate } from '#definition/languages/translations.ts'

/** The tags CLDR gives to languages that nobody speaks: English that is longer and accented, and English read from the right. */
export const PSEUDO = { accented: 'en-XA', mirrored: 'ar-XB' } as const

const PLAIN = 'AaCcDdEeGgIiLlNnOoRrSsTtUuYyZz'
const ACCENTED = 'ÅåÇçÐđÉéĜĝÎîĻļÑñÖöŔŕŠšŤťÛûÝýŽž'
const accents = new Map(Array.from(PLAIN, (letter, at) => [letter, ACCENTED.charAt(at)]))

/** Translations are longer than English by about this share. */
const LONGER = 0.4
const FILLER = ' one two three four five six seven eight nine ten eleven twelve'

/** What the program fills in stays as it is, with all that stands within its braces. */
const betweenBraces = (text: string, change: (part: string) => string): string => {
  let depth = 0
  let plain = ''
  let result = ''
  for (const sign of text) {
    if (sign === '{' && depth === 0) {
      result += change(plain)
      plain = ''
    }
    if (sign === '{') depth += 1
    if (depth > 0) result += sign
    else plain += sign
    if (sign === '}') depth -= 1
  }
  return result + change(plain)
}

const accent = (text: string): string =>
  text.replaceAll(/[A-Za-z]/g, (letter) => accents.get(letter) ?? letter)

const pad = (length: number): string => FILLER.repeat(Math.ceil(length / FILLER.length)).slice(0, length)

/** English as it may come to look in translation: accented, longer by two fifths, and in brackets that show where it is cut off. */
export const accented: Translate = ({ says }) =>
  `[${betweenBraces(says, accent)}${pad(Math.ceil(says.length * LONGER))}]`

const RIGHT_TO_LEFT = '\u202E'
const AS_BEFORE = '\u202C'

/** English that is read from the right. */
export const mirrored: Translate = ({ says }) =>
  betweenBraces(says, (part) => (part.trim() === '' ? part : `${RIGHT_TO_LEFT}${part}${AS_BEFORE}`))
