import { sql } from 'kysely'
import type { StablecoinTransaction } from '#definition/generated/wire-entities.ts'
import { checkUuid } from '#values/uuid.ts'
import type { PagedQuery } from '#definition/wire.ts'
import { allOf, readPage } from '../app/list/listed-rows.ts'
import { masked } from '../banks/answer.ts'
import { countBy } from '../app/list/counts.ts'
import { matchesWords } from '../store/search-text.ts'
import type { Trx } from '../store/tenant.ts'
import type { Row } from '../store/generated/database.ts'

interface StoredTransaction {
  id: string
  type: Row<'stablecoin_transactions'>['type']
  status: Row<'stablecoin_transactions'>['status']
  reason: Row<'stablecoin_transactions'>['reason']
  amount: string
  wallet_id: string
  nickname: string
  chain: string
  address: string
  destination_tag: string | null
  bank_id: string
  bank_name: string
  account_number: string
  ledger_hash: string | null
  created_at: Date
  modified_at: Date
}

const COLUMNS = sql`t.id, t.type, t.status, t.reason, trim_scale(t.amount)::text as amount, t.wallet_id, w.nickname, w.chain, w.address,
  w.destination_tag, t.bank_id, b.bank_name, b.account_number, t.ledger_hash, t.created_at, t.modified_at`
const TABLES = sql`stablecoin_transactions t
  join wallets w on w.org_id = t.org_id and w.id = t.wallet_id
  join bank_accounts b on b.org_id = t.org_id and b.id = t.bank_id`

const toTransaction = (row: StoredTransaction, currency: string): StablecoinTransaction => ({
  transactionId: row.id,
  type: row.type,
  status: row.status,
  ...(row.reason === null ? {} : { reason: row.reason }),
  amount: row.amount,
  currency,
  walletId: row.wallet_id,
  walletNickname: row.nickname,
  chain: row.chain,
  address: row.address,
  ...(row.destination_tag === null ? {} : { destinationTag: row.destination_tag }),
  bankId: row.bank_id,
  bankName: row.bank_name,
  bankAccountNumber: masked(row.account_number),
  ...(row.ledger_hash === null ? {} : { ledgerHash: row.ledger_hash }),
  createdAt: row.created_at.toISOString(),
  modifiedAt: row.modified_at.toISOString(),
})

type Filters = Omit<PagedQuery<'stablecoin.transactions'>, 'page' | 'size'>

const filterOf = ({ type, status, address, search }: Filters) =>
  allOf(
    type && sql`t.type = ${type}`,
    status && sql`t.status = ${status}`,
    search &&
      matchesWords(
        search,
        sql`concat_ws(' ', w.nickname, w.address, b.bank_name, right(b.account_number, 4))`,
      ),
    address && sql`lower(w.address) = lower(${address})`,
  )

/**
 * Returns a page of purchases and redemptions, newest first by default, including those of removed wallets.
 */
export const listTransactions = async (
  trx: Trx,
  currency: string,
  query: PagedQuery<'stablecoin.transactions'>,
) => {
  const direction = sql.raw((query.sort_direction ?? query.sort?.split(',')[1]) === 'asc' ? 'asc' : 'desc')
  const { rows, page } = await readPage<StoredTransaction>(trx, query, {
    columns: COLUMNS,
    from: TABLES,
    where: filterOf(query),
    order: sql`t.created_at ${direction}, t.id ${direction}`,
  })
  const { address, search } = query
  const counts = await countBy(trx, {
    state: sql`t.status`,
    from: sql`${TABLES} where ${filterOf({ address, search })}`,
  })
  return { counts, content: rows.map((row) => toTransaction(row, currency)), page }
}

export const findTransaction = async (
  trx: Trx,
  currency: string,
  id: string | undefined,
): Promise<StablecoinTransaction | undefined> => {
  if (id === undefined || checkUuid(id)) return undefined
  const { rows } = await sql<StoredTransaction>`select ${COLUMNS} from ${TABLES} where t.id = ${id}`.execute(
    trx,
  )
  return rows[0] && toTransaction(rows[0], currency)
}
