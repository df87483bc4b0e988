import { settlementDigits } from '#values/currency.ts'
import { compare } from '#values/decimal.ts'
import { isMoney, settle } from '#values/money.ts'
import { objectOf } from '#values/object.ts'
import { ENVIRONMENTS, type Environment } from '../../store/environment.ts'
import { isLine, isOrderId, isLineOrAbsent } from '../order/contract.ts'

/** Money that came into the account of an organisation, as an entry of camt.054 says it. */
export interface NetworkCredit {
  /** What the bank calls it; of one organisation and environment it is booked once. */
  creditId: string
  amount: string
  currency: string
  bookedAt: string
  /** Who sent it, and what for. */
  debtor?: string
  remittance?: string
}

/** Whose account something is about. */
export interface AccountHolder {
  organisationId: string
  environment: Environment
}

const LONGEST_ID = 140

const isEnvironment = (value: unknown): value is Environment => ENVIRONMENTS.some((one) => one === value)

/** Whose it is; undefined where it is nobody's. */
export const readHolder = (body: unknown): AccountHolder | undefined => {
  const { organisationId, environment } = objectOf(body)
  return isOrderId(organisationId) && isEnvironment(environment) ? { organisationId, environment } : undefined
}

/** Whether a currency is one that amounts are settled in. */
export const isCurrency = (value: unknown): value is string =>
  isLine(value) && value === value.toUpperCase() && settlementDigits(value) !== undefined

/** Whether an amount is one that its currency is settled in, and never below nothing. */
export const isSettledAmount = (value: unknown, currency: string): value is string =>
  isMoney(value) && compare(value, '0') >= 0 && compare(settle(value, currency), value) === 0

/** Whether something is a time, and not one that is still to come; clocks may be off by some seconds. */
export const isPast = (value: unknown, now: number, tolerance: number): value is string =>
  isLine(value) && Date.parse(value) <= now + tolerance * 1000

/** A credit as the contract has it, or the name of the first part that is not (TRU-530). */
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
