import { sayStuckDetails } from '#values/generated/say-stuck-details.ts'
import { compare, subtract } from '#values/decimal.ts'
import { formatMoney } from '#values/money.ts'
import { BALANCE_TYPES, type NetworkBalance } from './contract.ts'
import { inEnglish } from '../../languages/reader.ts'

/** What our ledger has, and how much of it is set aside for what is under way. */
export interface LedgerBalance {
  settled: string
  reserved: string
}

const signed = ({ amount, indicator }: NetworkBalance): string =>
  indicator === 'CRDT' ? amount : subtract('0', amount)

/** The newest balance of one kind in a currency, below nothing where the account owes it. */
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
 * How far both are apart where that is no matter of time: what is set aside may have left the account at the network already, and a
 * balance in between is explained by it. Undefined where they agree so far (TRU-531).
 */
export const differenceOf = (booked: string, { settled, reserved }: LedgerBalance): string | undefined => {
  if (compare(booked, settled) > 0) return subtract(booked, settled)
  const least = subtract(settled, reserved)
  return compare(booked, least) < 0 ? subtract(booked, least) : undefined
}

/** The difference in a sentence for the provider’s people. */
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
