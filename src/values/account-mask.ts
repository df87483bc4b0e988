import { bareIban, checkIban, ibanLength } from './iban.ts'
import { isMoney } from './money.ts'
import { objectOf } from './object.ts'
import { checkUuid } from './uuid.ts'

const SHOWN = 4
const MASKED = /[•…]/
const MOST_LENGTH = 34

/**
 * Masks an account number, wallet address or e-mail account so that two can be told apart. A masked text does
 * not change. A wallet address keeps its beginning as well.
 */
export function maskAccount(account: string): string {
  if (account === '' || MASKED.test(account)) return account
  const at = account.indexOf('@')
  if (at !== -1) return `${account.slice(0, at > 2 ? 2 : 0)}…${account.slice(at)}`
  const shown = Math.min(SHOWN, Math.floor(account.length / 2))
  const begins = account.length > MOST_LENGTH || account.startsWith('0x') ? account.slice(0, 6) : ''
  return `${begins}…${account.slice(account.length - shown)}`
}

const UUIDS = /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/i
/** A space or a dash between the groups of a number. */
const GAP = String.raw`[\s\p{Pd}]?`
const YEAR = '(?:19|20)\\d\\d'
const MONTH = '(?:0[1-9]|1[0-2])'
const DAY = '(?:0[1-9]|[12]\\d|3[01])'
const DATE = `(?<!\\d)(?:${YEAR}-${MONTH}-${DAY}|${DAY}-${MONTH}-${YEAR})(?!\\d)`
const DATE_OR_NUMBER = new RegExp(`(${DATE})|\\d(?:${GAP}(?!${DATE})\\d)*`, 'gu')
const IBAN_START = /[a-z]{2}\d{2}/i
/** Numbers with fewer digits are no account, such as a date or the number of a house. */
const ACCOUNT_DIGITS = 9
/** A reference, which letters begin, may have as many digits as a day and a number of six: PMT-20261128-000123. */
const REFERENCE_DIGITS = 14

/** Masks each IBAN of a text, in groups or not; its checksum tells it from a word. */
const maskIbans = (text: string): string => {
  const start = text.search(IBAN_START)
  if (start === -1) return text
  const rest = text.slice(start)
  const longer = ibanLength(rest) - 1
  const [typed] = new RegExp(`^[a-z](?:${GAP}[a-z0-9]){${longer}}`, 'iu').exec(rest) ?? []
  const isIban = typed !== undefined && checkIban(typed) === undefined
  const end = start + (isIban ? typed.length : 2)
  return `${text.slice(0, start)}${isIban ? maskAccount(bareIban(typed)) : text.slice(start, end)}${maskIbans(text.slice(end))}`
}

const isReference = (number: string, before: string): boolean =>
  /\p{L}[\p{Pd}/_]?$/u.test(before) &&
  number.replace(/\D/g, '').length <= REFERENCE_DIGITS &&
  number.split(/\D/).every((group) => group.length < ACCOUNT_DIGITS)

/** Digits of a phone number after its plus, at most (E.164); a CLABE and the number of a card have more. */
const PHONE_DIGITS = 15

/**
 * A plus before its first digit makes a phone number: no account begins with one, and no country code with 0. Grouping
 * alone does not, because 600 123 456 is a phone as well as an account.
 */
const isPhone = (digits: string, before: string): boolean =>
  /(?<![\p{L}\p{N}+])\+$/u.test(before) && digits.length <= PHONE_DIGITS && !digits.startsWith('0')

const isAmount = (before: string, after: string): boolean =>
  /^[.,]\d{1,2}(?!\d)/.test(after) || /(?<!\d)0[.,]$/.test(before)

/** Masks numbers of nine or more digits, in groups or not; dates, amounts with cents, references and phones stay. */
const maskNumbers = (text: string): string =>
  text.replace(DATE_OR_NUMBER, (number: string, date: string | undefined, at: number) => {
    const digits = number.replace(/\D/g, '')
    if (date !== undefined || digits.length < ACCOUNT_DIGITS) return number
    const before = text.slice(0, at)
    const stays =
      isReference(number, before) ||
      isPhone(digits, before) ||
      isAmount(before, text.slice(at + number.length))
    return stays ? number : maskAccount(digits)
  })

/** Masks the account numbers in a text that a person typed, in groups or not; UUIDs stay. */
const maskTyped = (text: string): string =>
  text
    .split(UUIDS)
    .map((part, place) => (place % 2 === 1 ? part : maskNumbers(maskIbans(part))))
    .join('')

const isNumbered = (word: string): boolean => word.includes('@') || (word.match(/\d/g) ?? []).length >= SHOWN

/**
 * Masks every word of a sentence that may be an account: an e-mail address, an account number in groups, or eight or
 * more letters and digits with four digits among them.
 */
export function maskAccountsIn(sentence: string): string {
  const words = /[\w.%+-]+@[\w-]+(\.[\w-]+)*|[\p{L}\p{N}]{8,}/gu
  return maskTyped(sentence).replace(words, (word) => (isNumbered(word) ? maskAccount(word) : word))
}

/** Masks the account numbers of a single text; `name` is the name of its fact. */
export const maskFactText = (name: string, text: string): string => {
  if (/amount$/i.test(name) && isMoney(text)) return text
  return name.endsWith('Id') && name !== 'id' && checkUuid(text) !== undefined
    ? maskAccountsIn(text)
    : maskTyped(text)
}

/**
 * Masks the account numbers that a person typed into a fact of an event: an ID, a name, a label or a reference.
 * `name` is the name of the fact. UUIDs, amounts and everything but texts stay.
 */
export const maskFact = (name: string, value: unknown): unknown => {
  if (typeof value === 'string') return maskFactText(name, value)
  if (Array.isArray(value)) return value.map((one) => maskFact(name, one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(objectOf(value)).map(([inner, one]) => [inner, maskFact(inner, one)]),
  )
}
