import { english } from './language.ts'
import names from './country-names.data.json' with { type: 'json' }

const COUNTRY = /^[A-Z]{2}$/
const common: Readonly<Record<string, readonly string[]>> = names

let inEnglish: Intl.DisplayNames | undefined

/**
 * Returns the names a country is also looked for by: in English, in its own language, and as people call it, such as
 * UK. A list shows none of them.
 */
export function otherCountryNames(code: string): readonly string[] {
  if (!COUNTRY.test(code)) return []
  inEnglish ??= new Intl.DisplayNames(english.tag, { type: 'region' })
  return [inEnglish.of(code) ?? code, ...(common[code] ?? [])]
}
