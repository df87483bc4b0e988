import { compare, subtract, add } from '#values/decimal.ts'
import { formatMoney } from '#values/money.ts'
import { refused, refusedField } from '../app/refused.ts'
import type { Trx } from '../store/tenant.ts'
import { findAccount, type AccountRow } from './account.ts'

const NOTHING = '0'

/** Returns the amount that the account may still receive; sent money that may return counts. */
export const availableOf = ({
  maximum,
  balance,
  held,
}: Pick<AccountRow, 'maximum' | 'balance' | 'held'>): string => subtract(maximum, add(balance, held))

const least = (one: string, other: string) => (compare(one, other) < 0 ? one : other)

/** Returns the amount that can move between two accounts now; undefined if one is disabled (API-076). */
export const liquidityBetween = async (
  trx: Trx,
  { debitAccount, creditAccount }: { debitAccount?: string; creditAccount?: string },
) => {
  const debit = await findAccount(trx, debitAccount)
  return liquidityOf(debit, await findAccount(trx, creditAccount))
}

type Account = Pick<AccountRow, 'currency' | 'status' | 'available' | 'maximum' | 'balance' | 'held'>

/** Returns the amount for two loaded accounts; refuses a missing one and another currency. */
export const liquidityOf = (debit: Account | undefined, credit: Account | undefined) => {
  if (!debit || !credit) return refused('not-found')
  if (debit.currency !== credit.currency) return refusedField('transfer-currency', 'creditAccount')
  const isOpen = debit.status === 'ENABLED' && credit.status === 'ENABLED'
  const most = isOpen ? least(debit.available, availableOf(credit)) : NOTHING
  const available = compare(most, NOTHING) < 0 ? NOTHING : most
  return { available, shown: formatMoney(available, debit.currency) }
}
