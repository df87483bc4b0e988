import { english } from './language.ts'

const COUNTRY = /^[A-Z]{2}$/

let inEnglish: Intl.DisplayNames | undefined

/** Returns the English name of a country, by which it is found in every language; a code has none. */
export function englishCountryName(code: string): string | undefined {
  if (!COUNTRY.test(code)) return undefined
  inEnglish ??= new Intl.DisplayNames(english.tag, { type: 'region', fallback: 'none' })
  return inEnglish.of(code)
}
