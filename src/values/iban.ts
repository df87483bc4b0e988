import { getCountrySpecifications, validateIBAN, ValidationErrorsIBAN } from 'ibantools'
import { isBlank } from './blank.ts'

const DEFAULT_LENGTH = 34
const FIELD = /^[A-Za-z0-9_-]{15,35}$/
const WRONG_FORMAT = 'Incorrect IBAN. Please verify the format matches the country.'
const WRONG_CHECKSUM = "Invalid IBAN. Please verify there's no typos or missing characters."
const FAILED = 'An error was encountered while validating the provided IBAN.'

/** The message for an IBAN refused for any other reason, and for one the server refused (VAL-039). */
export const IBAN_REFUSED = 'The IBAN you entered is invalid. Please verify and try again.'

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

/** As it is checked and saved: spaces and symbols stripped, upper-case (VAL-032, VAL-035). */
export function bareIban(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').replace(/[a-z]/g, (letter) => letter.toUpperCase())
}

/** How long an IBAN of this country is; 34 where the country is not known (VAL-038). */
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
    if (errorCodes.some((code) => FORMAT_ERRORS.includes(code))) return WRONG_FORMAT
    return errorCodes.includes(ValidationErrorsIBAN.WrongIBANChecksum) ? WRONG_CHECKSUM : IBAN_REFUSED
  } catch {
    return FAILED
  }
}

/** The wizard's field rule: 15 to 35 letters, digits, underscores or hyphens, the mask's spaces aside (IDN-068). */
export function checkIbanField(text: string): string | undefined {
  const isFine = isBlank(text) || FIELD.test(text.replace(/ /g, ''))
  return isFine ? undefined : 'Enter 15 to 35 letters, digits, underscores or hyphens.'
}

/** The field rule always; the full check only when bank account number validation is on (VAL-031, OPEN-44). */
export function checkIbanAnswer(text: string, isBankAccountNumberValidationOn: boolean): string | undefined {
  return isBankAccountNumberValidationOn ? checkIban(text) : checkIbanField(text)
}
