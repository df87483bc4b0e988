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

const isNumbered = (word: string): boolean => word.includes('@') || (word.match(/\d/g) ?? []).length >= SHOWN

/** Masks every word of a sentence that may be an account: an e-mail address, or eight or more letters and digits, four of them digits. */
export function maskAccountsIn(sentence: string): string {
  const words = /[\w.%+-]+@[\w-]+(\.[\w-]+)*|[\p{L}\p{N}]{8,}/gu
  return sentence.replace(words, (word) => (isNumbered(word) ? maskAccount(word) : word))
}

/** Masks an account number that a person typed as an ID of their own; UUIDs stay. `name` is the name of the fact. */
export const maskTypedId = (name: string, value: string): string =>
  name.endsWith('Id') && name !== 'id' && checkUuid(value) !== undefined ? maskAccountsIn(value) : value
