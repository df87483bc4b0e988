import { sql } from 'kysely'
import { compare } from '#values/decimal.ts'
import { formatMoney } from '#values/money.ts'
import { refused } from '../app/refused.ts'
import { COLUMNS, type AccountRow } from '../ledger/account.ts'
import { roomOf } from '../ledger/liquidity.ts'
import type { Trx } from '../store/tenant.ts'
import type { Transfer } from './list.ts'
import type { Row } from '../store/generated/database.ts'

interface Booking {
  accountId: string
  type: Row<'ledger_transactions'>['type']
  /** What the balance gains, and what the held amount gains, with their signs. */
  change: string
  held: string
}

/** Both accounts of a transfer, locked in one order for everybody, so that two transfers never wait for each other. */
const lockBoth = async (trx: Trx, { debit_id, credit_id }: Transfer) => {
  const { rows } = await sql<AccountRow>`select ${COLUMNS} from ledger_accounts
    where id in (${debit_id}, ${credit_id}) order by id for update`.execute(trx)
  const at = (id: string) => rows.find((row) => row.id === id)!
  return { debit: at(debit_id), credit: at(credit_id) }
}

/** One statement for the balance, and one line of the statement with what it came to; the database keeps the bounds. */
const book = async (trx: Trx, { id: transferId }: Transfer, { accountId, type, change, held }: Booking) => {
  await sql`with moved as (
      update ledger_accounts set balance = balance + ${change}::numeric, held = held + ${held}::numeric,
        modified_at = app_now()
      where id = ${accountId} returning org_id, environment, id, balance)
    insert into ledger_transactions (org_id, environment, account_id, transfer_id, type, change, balance)
    select org_id, environment, id, ${transferId}, ${type}, ${change}::numeric, balance from moved`.execute(
    trx,
  )
}

const disabled = ({ debit, credit }: { debit: AccountRow; credit: AccountRow }) => {
  const shut = [debit, credit].find(({ status }) => status === 'DISABLED')
  return shut && refused('ledger-account-disabled', { values: { name: shut.name } })
}

const full = ({ name, maximum, currency }: AccountRow) =>
  refused('transfer-no-room', { values: { name, most: formatMoney(maximum, currency) } })

/** Takes the amount from the debit account and holds it, while it has as much and the other account has room. */
export const takeOut = async (trx: Trx, transfer: Transfer) => {
  const both = await lockBoth(trx, transfer)
  const shut = disabled(both)
  if (shut) return shut
  const { debit, credit } = both
  const { amount, currency } = transfer
  if (compare(debit.available, amount) < 0)
    return refused('transfer-not-covered', {
      values: { name: debit.name, available: formatMoney(debit.available, currency) },
    })
  if (compare(roomOf(credit), amount) < 0) return full(credit)
  await book(trx, transfer, {
    accountId: debit.id,
    type: 'TRANSFER_OUT',
    change: `-${amount}`,
    held: amount,
  })
  return undefined
}

/** Puts what was held into the credit account, while it has room. */
export const putIn = async (trx: Trx, transfer: Transfer) => {
  const both = await lockBoth(trx, transfer)
  const shut = disabled(both)
  if (shut) return shut
  const { debit, credit } = both
  if (compare(roomOf(credit), transfer.amount) < 0) return full(credit)
  await sql`update ledger_accounts set held = held - ${transfer.amount}::numeric where id = ${debit.id}`.execute(
    trx,
  )
  await book(trx, transfer, {
    accountId: credit.id,
    type: 'TRANSFER_IN',
    change: transfer.amount,
    held: '0',
  })
  return undefined
}

/** Gives back what was held; its place was kept, so that it always fits. */
export const giveBack = async (trx: Trx, transfer: Transfer): Promise<undefined> => {
  const { debit } = await lockBoth(trx, transfer)
  await book(trx, transfer, {
    accountId: debit.id,
    type: 'TRANSFER_RETURNED',
    change: transfer.amount,
    held: `-${transfer.amount}`,
  })
}
