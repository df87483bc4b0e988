import { isBlank } from './blank.ts'
import { sayValues } from './generated/say-values.ts'
import { currentLanguage } from './language.ts'
import { normaliseCode } from './normal-text.ts'
import forms from './postal-codes.data.json' with { type: 'json' }
import { findNumberDamage } from './spreadsheet-damage.ts'

/** Format of a country's postal codes; `digits` is their number if they are only digits. */
interface PostalForm {
  readonly form: string
  readonly example: string
  readonly other?: string
  readonly digits?: number
}

const postalForms: Readonly<Record<string, PostalForm>> = forms

/**
 * Returns an error with an example if a text is no postal code of the country; undefined for countries
 * without a listed format.
 */
export function checkPostalCode(text: string, code: unknown): string | undefined {
  if (isBlank(text)) return undefined
  const damage = findNumberDamage(text)
  if (damage !== undefined) return damage
  const postal = typeof code === 'string' && Object.hasOwn(postalForms, code) ? postalForms[code] : undefined
  if (typeof code !== 'string' || !postal) return undefined
  if (new RegExp(`^(?:${postal.form})$`, 'i').test(normaliseCode(text).trim())) return undefined
  const { example, other, digits } = postal
  const country = new Intl.DisplayNames(currentLanguage().tag, { type: 'region' }).of(code) ?? code
  if (digits !== undefined) return sayValues('postalDigits', { country, digits, example })
  if (other !== undefined) return sayValues('postalTwoForms', { country, example, other })
  return sayValues('postalForm', { country, example })
}
