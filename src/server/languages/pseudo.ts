import type { Translate } from '#definition/languages/translations.ts'

/** CLDR tags of pseudo-languages: longer, accented English, and mirrored English. */
export const PSEUDO = { accented: 'en-XA', mirrored: 'ar-XB' } as const

const PLAIN = 'AaCcDdEeGgIiLlNnOoRrSsTtUuYyZz'
const ACCENTED = 'ÅåÇçÐđÉéĜĝÎîĻļÑñÖöŔŕŠšŤťÛûÝýŽž'
const accents = new Map(Array.from(PLAIN, (letter, at) => [letter, ACCENTED.charAt(at)]))

/** The share by which translations are longer than English. */
const LONGER = 0.4
const FILLER = ' one two three four five six seven eight nine ten eleven twelve'

/** Changes the text outside braces; placeholders are unchanged. */
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

/** Returns accented English, 40 % longer and in brackets that show truncation. */
export const accented: Translate = ({ says }) =>
  `[${betweenBraces(says, accent)}${pad(Math.ceil(says.length * LONGER))}]`

const RIGHT_TO_LEFT = '\u202E'
const AS_BEFORE = '\u202C'

/** Returns mirrored English. */
export const mirrored: Translate = ({ says }) =>
  betweenBraces(says, (part) => (part.trim() === '' ? part : `${RIGHT_TO_LEFT}${part}${AS_BEFORE}`))
