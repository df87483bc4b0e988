import { settlementDigits } from '#values/currency.ts'
import { compare } from '#values/decimal.ts'
import { isMoney, settle } from '#values/money.ts'
import { objectOf } from '#values/object.ts'
import { ENVIRONMENTS, type Environment } from '../../store/environment.ts'
import { isLine, isOrderId, isLineOrAbsent } from '../order/contract.ts'

/** An incoming credit, in the terms of a camt.054 entry. */
export interface NetworkCredit {
  /** The reference of the bank, unique for an organisation and environment; a credit is booked once. */
  creditId: string
  amount: string
  currency: string
  bookedAt: string
  /** The name of the sender. */
  debtor?: string
  remittance?: string
}

/** Money that the bank took back after it came in, in the terms of a camt.054 entry. */
export interface NetworkReversal extends Pick<NetworkCredit, 'amount' | 'currency' | 'bookedAt'> {
  /** The reference of the bank for the reversal itself; it is set aside once. */
  reversalId: string
  /** The reference of the credit that is taken back. */
  creditId?: string
}

/** The organisation and environment that own an account. */
export interface AccountHolder {
  organisationId: string
  environment: Environment
}

const LONGEST_ID = 140

const isEnvironment = (value: unknown): value is Environment => ENVIRONMENTS.some((one) => one === value)

/** Parses the owner of an account; undefined if a part is missing or malformed. */
export const readHolder = (body: unknown): AccountHolder | undefined => {
  const { organisationId, environment } = objectOf(body)
  return isOrderId(organisationId) && isEnvironment(environment) ? { organisationId, environment } : undefined
}

/** Returns true for a currency code with known settlement digits. */
export const isCurrency = (value: unknown): value is string =>
  isLine(value) && value === value.toUpperCase() && settlementDigits(value) !== undefined

/** Returns true for an amount of at least zero with no more digits than its currency settles. */
export const isSettledAmount = (value: unknown, currency: string): value is string =>
  isMoney(value) && compare(value, '0') >= 0 && compare(settle(value, currency), value) === 0

/** Returns true for a time that is not in the future; `tolerance` is in seconds, for clocks that differ. */
export const isPast = (value: unknown, now: number, tolerance: number): value is string =>
  isLine(value) && Date.parse(value) <= now + tolerance * 1000

/** Parses a credit, or returns the name of the first wrong part (TRU-530). */
export const readCredit = (
  body: unknown,
  { now, tolerance }: { now: number; tolerance: number },
): NetworkCredit | { wrong: keyof NetworkCredit } => {
  const { creditId, amount, currency, bookedAt, debtor, remittance } = objectOf(body)
  if (!isLine(creditId) || creditId.length > LONGEST_ID || creditId.trim() !== creditId)
    return { wrong: 'creditId' }
  if (!isCurrency(currency)) return { wrong: 'currency' }
  if (!isSettledAmount(amount, currency) || compare(amount, '0') === 0) return { wrong: 'amount' }
  if (!isPast(bookedAt, now, tolerance)) return { wrong: 'bookedAt' }
  if (!isLineOrAbsent(debtor ?? undefined)) return { wrong: 'debtor' }
  if (!isLineOrAbsent(remittance ?? undefined)) return { wrong: 'remittance' }
  return {
    creditId,
    amount,
    currency,
    bookedAt,
    ...(isLine(debtor) && { debtor }),
    ...(isLine(remittance) && { remittance }),
  }
}

/** Parses a reversal, or returns the name of the first wrong part (TRU-820). */
export const readReversal = (
  body: unknown,
  clock: Parameters<typeof readCredit>[1],
): NetworkReversal | { wrong: keyof NetworkReversal } => {
  const { reversalId, creditId, ...more } = objectOf(body)
  if (!isLineOrAbsent(creditId ?? undefined)) return { wrong: 'creditId' }
  const { debtor: _, remittance: __, ...read } = more
  const reversal = readCredit({ ...read, creditId: reversalId }, clock)
  if ('wrong' in reversal) {
    const { wrong } = reversal
    return { wrong: wrong === 'creditId' ? 'reversalId' : (wrong as keyof NetworkReversal) }
  }
  const { creditId: id, amount, currency, bookedAt } = reversal
  return { reversalId: id, amount, currency, bookedAt, ...(isLine(creditId) && { creditId }) }
}
