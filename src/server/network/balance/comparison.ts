import { sayStuckDetails } from '#values/generated/say-stuck-details.ts'
import { compare, subtract } from '#values/decimal.ts'
import { formatMoney } from '#values/money.ts'
import { BALANCE_TYPES, type NetworkBalance } from './contract.ts'
import { inEnglish } from '../../languages/reader.ts'

/** A balance of our ledger, with the part that is reserved for payments in progress. */
export interface LedgerBalance {
  settled: string
  reserved: string
}

const signed = ({ amount, indicator }: NetworkBalance): string =>
  indicator === 'CRDT' ? amount : subtract('0', amount)

/** Returns the newest balance of one type in a currency; negative if the account owes it. */
export const newestOf = (
  balances: readonly NetworkBalance[],
  currency: string,
  kind: (typeof BALANCE_TYPES)[NetworkBalance['type']],
): { amount: string; asOf: string } | undefined => {
  const [newest] = balances
    .filter((one) => one.currency === currency && BALANCE_TYPES[one.type] === kind)
    .toSorted((one, other) => Date.parse(other.asOf) - Date.parse(one.asOf))
  return newest && { amount: signed(newest), asOf: newest.asOf }
}

/**
 * Returns the difference that timing does not explain. Reserved money may already have left the account at
 * the network, so a balance in between agrees. Returns undefined if both agree (TRU-531).
 */
export const differenceOf = (booked: string, { settled, reserved }: LedgerBalance): string | undefined => {
  if (compare(booked, settled) > 0) return subtract(booked, settled)
  const least = subtract(settled, reserved)
  return compare(booked, least) < 0 ? subtract(booked, least) : undefined
}

/** Returns a sentence about the difference for the provider's staff. */
export const sayDifference = (
  booked: string,
  { settled, reserved }: LedgerBalance,
  currency: string,
): string =>
  inEnglish(() =>
    sayStuckDetails('balances', {
      network: formatMoney(booked, currency),
      ours: formatMoney(settled, currency),
      reserved: formatMoney(reserved, currency),
    }),
  )
