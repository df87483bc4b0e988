import { sayStuckDetails } from '#values/generated/say-stuck-details.ts'
import { compare } from '#values/decimal.ts'
import { objectOf } from '#values/object.ts'
import {
  isCurrency,
  isPast,
  isSettledAmount,
  readCredit,
  readHolder,
  type AccountHolder,
  type NetworkCredit,
} from '../credit/contract.ts'
import { inEnglish } from '../../languages/reader.ts'
import { sayWrong } from '../http/contract-parts.ts'

/** ISO 20022 balance types (ExternalBalanceType1Code), grouped into booked and available. */
export const BALANCE_TYPES = {
  OPBD: 'opening',
  CLBD: 'booked',
  ITBD: 'booked',
  CLAV: 'available',
  ITAV: 'available',
} as const

/** One balance of an account, in the form of camt.052 and camt.053. */
export interface NetworkBalance {
  currency: string
  type: keyof typeof BALANCE_TYPES
  amount: string
  /** CRDT: the account has the amount; DBIT: it owes it. */
  indicator: 'CRDT' | 'DBIT'
  asOf: string
}

/** The balances and the recent credits of one organisation. */
export interface NetworkBalances {
  balances: readonly NetworkBalance[]
  credits: readonly NetworkCredit[]
}

const MOST = 200

type Clock = Parameters<typeof readCredit>[1]

/** Returns true for a balance type that is compared with our ledger. */
export const isBalanceType = (type: unknown): type is NetworkBalance['type'] =>
  typeof type === 'string' && Object.hasOwn(BALANCE_TYPES, type)

const readBalance = (body: unknown, { now, tolerance }: Clock): NetworkBalance | { wrong: string } => {
  const { currency, type, amount, indicator, asOf } = objectOf(body)
  if (!isCurrency(currency)) return { wrong: 'currency' }
  if (!isBalanceType(type)) return { wrong: 'type' }
  if (!isSettledAmount(amount, currency)) return { wrong: 'amount' }
  if (indicator !== 'CRDT' && indicator !== 'DBIT') return { wrong: 'indicator' }
  return isPast(asOf, now, tolerance) ? { currency, type, amount, indicator, asOf } : { wrong: 'asOf' }
}

const sameMoment = ({ currency, type, asOf }: NetworkBalance) => `${currency} ${type} ${Date.parse(asOf)}`

/** Finds a balance with two amounts for the same moment; neither can be trusted. */
const findContradiction = (balances: readonly NetworkBalance[]): NetworkBalance | undefined =>
  balances.find((one, at) =>
    balances
      .slice(0, at)
      .some(
        (other) =>
          sameMoment(other) === sameMoment(one) &&
          (compare(other.amount, one.amount) !== 0 || other.indicator !== one.indicator),
      ),
  )

/**
 * Parses an answer about balances; returns the reason if it does not belong to this organisation (TRU-531).
 */
export const readBalances = (
  { organisationId, environment }: AccountHolder,
  body: unknown,
  clock: Clock,
): { content: NetworkBalances } | { why: string } => {
  const holder = readHolder(body)
  if (holder?.organisationId !== organisationId || holder.environment !== environment)
    return { why: inEnglish(() => sayStuckDetails('otherAccount')) }
  const { balances, credits = [] } = objectOf(body)
  if (!Array.isArray(balances) || balances.length > MOST || !Array.isArray(credits) || credits.length > MOST)
    return { why: sayWrong('balances') }
  const read = balances.map((one: unknown) => readBalance(one, clock))
  const cameIn = credits.map((one: unknown) => readCredit(one, clock))
  for (const one of [...read, ...cameIn]) if ('wrong' in one) return { why: sayWrong(one.wrong) }
  const content = { balances: read as NetworkBalance[], credits: cameIn as NetworkCredit[] }
  const twice = findContradiction(content.balances)
  if (!twice) return { content }
  const { type, currency } = twice
  return { why: inEnglish(() => sayStuckDetails('twoAmounts', { type, currency })) }
}
