import { getCountrySpecifications, validateIBAN, ValidationErrorsIBAN } from 'ibantools'
import { isBlank } from './blank.ts'
import { sayValues } from './generated/say-values.ts'

const DEFAULT_LENGTH = 34
const FIELD = /^[A-Za-z0-9_-]{15,35}$/

const lengths = new Map(
  Object.entries(getCountrySpecifications()).map(([country, spec]) => [country, spec.chars]),
)
const FORMAT_ERRORS = [
  ValidationErrorsIBAN.NoIBANProvided,
  ValidationErrorsIBAN.NoIBANCountry,
  ValidationErrorsIBAN.WrongBBANLength,
  ValidationErrorsIBAN.WrongBBANFormat,
  ValidationErrorsIBAN.ChecksumNotNumber,
]

/** Whether accounts of a country have IBANs. */
export const hasIban = (country: string): boolean => lengths.get(country) != null

/**
 * Returns an IBAN as it is checked and stored: without spaces and symbols, in upper case (VAL-032, VAL-035).
 */
export function bareIban(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').replace(/[a-z]/g, (letter) => letter.toUpperCase())
}

/** Returns the length of an IBAN in this country; 34 for an unknown country (VAL-038). */
export function ibanLength(text: string): number {
  return lengths.get(bareIban(text).slice(0, 2)) ?? DEFAULT_LENGTH
}

/** The input mask: two letters first, then letters and digits up to the country's length, in groups of four (VAL-036..038). */
export function maskIban(text: string): string {
  const typed = bareIban(text).replace(/[^A-Z0-9]/g, '')
  const [, first = '', rest = ''] = /^[0-9]*([A-Z]?)[0-9]*(.*)$/.exec(typed) ?? []
  const stored = first + rest
  return stored.slice(0, ibanLength(stored)).replace(/.{4}(?=.)/g, '$& ')
}

/** Country format, length and checksum, ISO 13616, with the specification's four messages (VAL-033, VAL-034, VAL-039..042). */
export function checkIban(text: string, validate: typeof validateIBAN = validateIBAN): string | undefined {
  try {
    if (isBlank(text)) return undefined
    const { valid, errorCodes } = validate(bareIban(text))
    if (valid) return undefined
    if (errorCodes.some((code) => FORMAT_ERRORS.includes(code))) return sayValues('ibanFormat')
    return errorCodes.includes(ValidationErrorsIBAN.WrongIBANChecksum)
      ? sayValues('ibanChecksum')
      : sayValues('ibanRefused')
  } catch {
    return sayValues('ibanFailed')
  }
}

/** The wizard's field rule: 15 to 35 letters, digits, underscores or hyphens, the mask's spaces aside (IDN-068). */
export function checkIbanField(text: string): string | undefined {
  const isFine = isBlank(text) || FIELD.test(text.replace(/ /g, ''))
  return isFine ? undefined : sayValues('ibanSigns')
}

/** The field rule always; the full check only when bank account number validation is on (VAL-031, OPEN-44). */
export function checkIbanAnswer(text: string, isBankAccountNumberValidationOn: boolean): string | undefined {
  return isBankAccountNumberValidationOn ? checkIban(text) : checkIbanField(text)
}
