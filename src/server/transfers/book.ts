import { sql } from 'kysely'
import { compare } from '#values/decimal.ts'
import { formatMoney } from '#values/money.ts'
import { refused } from '../app/refused.ts'
import { book, expectCredit, release, reserve } from '../balances/reservation.ts'
import { COLUMNS, TABLES, type AccountRow } from '../ledger/account.ts'
import { availableOf } from '../ledger/liquidity.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import type { Row } from '../store/generated/database.ts'
import type { Transfer } from './list.ts'

/** A transfer in the form of the ledger. */
type Booked = Pick<Transfer, 'id' | 'debit_id' | 'credit_id' | 'amount' | 'currency'>
type Place = Pick<Tenant, 'orgId' | 'environment'>

/** Locks both accounts of a transfer, in one global order to avoid deadlocks. */
const lockBoth = async (trx: Trx, { debit_id, credit_id }: Booked) => {
  const { rows } = await sql<AccountRow>`select ${COLUMNS} from ${TABLES}
    where a.id in (${debit_id}, ${credit_id}) order by a.id for no key update`.execute(trx)
  const at = (id: string) => rows.find((row) => row.id === id)!
  return { debit: at(debit_id), credit: at(credit_id) }
}

/** Writes a line of the statement with the new balance. */
const writeLine = async (
  trx: Trx,
  { id, amount }: Booked,
  accountId: string,
  type: Row<'ledger_transactions'>['type'],
) => {
  const sign = type === 'TRANSFER_OUT' ? sql`-` : sql``
  await sql`insert into ledger_transactions (org_id, environment, account_id, transfer_id, type, change, balance)
    select org_id, environment, account_id, ${id}, ${type}, ${sign} ${amount}::numeric, settled - held
    from balances where account_id = ${accountId}`.execute(trx)
}

const disabled = ({ debit, credit }: { debit: AccountRow; credit: AccountRow }) => {
  const shut = [debit, credit].find(({ status }) => status === 'DISABLED')
  return shut && refused('ledger-account-disabled', { values: { name: shut.name } })
}

const full = ({ name, maximum, currency }: AccountRow) =>
  refused('transfer-no-room', { values: { name, most: formatMoney(maximum, currency) } })

/** Reserves the amount in the debit account, if available, and expects it in the credit account. */
export const setAside = async (trx: Trx, { orgId, environment }: Place, transfer: Booked) => {
  const { id: objectId, debit_id, credit_id, amount, currency } = transfer
  const entry = { orgId, environment, currency, objectId, objectType: 'TRANSFER', amount } as const
  const uncovered = await reserve(trx, { ...entry, accountId: debit_id }, 'amount')
  if (uncovered) return uncovered
  await expectCredit(trx, { ...entry, accountId: credit_id })
  await writeLine(trx, transfer, debit_id, 'TRANSFER_OUT')
  return undefined
}

const isSetAside = async (trx: Trx, { id }: Booked): Promise<boolean> =>
  (await trx
    .selectFrom('account_entries')
    .select('object_id')
    .where('object_id', '=', id)
    .executeTakeFirst()) !== undefined

/**
 * Checks that both accounts are enabled and have room; a transfer from an older release reserves its amount
 * now.
 */
export const takeOut = async (trx: Trx, place: Place, transfer: Booked) => {
  const both = await lockBoth(trx, transfer)
  const shut = disabled(both)
  if (shut) return shut
  if (compare(availableOf(both.credit), transfer.amount) < 0) return full(both.credit)
  return (await isSetAside(trx, transfer)) ? undefined : setAside(trx, place, transfer)
}

/** Books the reserved amount from the debit to the credit account, if that has room. */
export const putIn = async (trx: Trx, { orgId }: Place, transfer: Booked) => {
  const both = await lockBoth(trx, transfer)
  const shut = disabled(both)
  if (shut) return shut
  if (compare(availableOf(both.credit), transfer.amount) < 0) return full(both.credit)
  await book(trx, { org_id: orgId, id: transfer.id })
  await writeLine(trx, transfer, both.credit.id, 'TRANSFER_IN')
  return undefined
}

/** Releases the reserved amount, if any; its room was kept, so it always fits. */
export const giveBack = async (trx: Trx, { orgId }: Place, transfer: Booked): Promise<undefined> => {
  await lockBoth(trx, transfer)
  if (await release(trx, { org_id: orgId, id: transfer.id }))
    await writeLine(trx, transfer, transfer.debit_id, 'TRANSFER_RETURNED')
}
