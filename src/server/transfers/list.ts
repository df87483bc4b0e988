import { sql } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import type { PagedQuery } from '#definition/wire.ts'
import { allOf, readPage } from '../app/list/listed-rows.ts'
import { countBy } from '../app/list/counts.ts'
import { sumBy } from '../app/list/sums.ts'
import { matchesWords } from '../store/search-text.ts'
import type { Trx } from '../store/tenant.ts'
import type { Row } from '../store/generated/database.ts'

export interface Transfer {
  id: string
  debit_id: string
  credit_id: string
  debit_name: string
  credit_name: string
  /** Another ledger takes part: as it was when the transfer was executed, or as the accounts are now. */
  crosses: boolean
  amount: string
  currency: string
  internal_id: string | null
  additional_info: string | null
  status: Row<'ledger_transfers'>['status']
  created_by: string
  creator: string
  created_at: Date
  modified_at: Date
}

const COLUMNS = sql`t.id, t.debit_id, t.credit_id, d.name as debit_name, c.name as credit_name,
  coalesce(t.crosses,
    d.kind = 'REMOTE' or c.kind = 'REMOTE' or d.peer_address is not null or c.peer_address is not null) as crosses,
  trim_scale(t.amount)::text as amount, d.currency, t.internal_id, t.additional_info, t.status, t.created_by,
  u.first_name || ' ' || u.last_name as creator, t.created_at, t.modified_at`
const TABLES = sql`ledger_transfers t
  join ledger_accounts d on d.org_id = t.org_id and d.id = t.debit_id
  join ledger_accounts c on c.org_id = t.org_id and c.id = t.credit_id
  join users u on u.org_id = t.org_id and u.id = t.created_by`

/** Returns a transfer in API form (ACC-009); `crosses` says that another ledger must agree. */
export const toTransfer = (row: Transfer) => ({
  transferId: row.id,
  debitAccount: row.debit_name,
  creditAccount: row.credit_name,
  crosses: row.crosses,
  amount: row.amount,
  currency: row.currency,
  ...(row.internal_id === null ? {} : { internalId: row.internal_id }),
  ...(row.additional_info === null ? {} : { additionalInfo: row.additional_info }),
  status: row.status,
  createdBy: row.creator,
  createdAt: row.created_at.toISOString(),
  modifiedAt: row.modified_at.toISOString(),
})

type Filters = Omit<PagedQuery<'transfers.list'>, 'page' | 'size'>

const filterOf = ({ status, account, internal_id, search }: Filters) =>
  allOf(
    status && sql`t.status = ${status}`,
    account && sql`${account} in (d.name, c.name)`,
    internal_id && sql`t.internal_id = ${internal_id}`,
    search &&
      matchesWords(
        search,
        sql`concat_ws(' ', d.name, c.name, t.internal_id, t.additional_info, u.first_name, u.last_name)`,
      ),
  )

/** Returns a page of transfers, newest first by default (API-074). */
export const listTransfers = async (trx: Trx, query: PagedQuery<'transfers.list'>) => {
  const where = filterOf(query)
  const direction = sql.raw(query.sort_direction ?? 'desc')
  const order = sql`t.created_at ${direction}, t.id ${direction}`
  const { rows, page } = await readPage<Transfer>(trx, query, {
    columns: COLUMNS,
    from: TABLES,
    where,
    order,
  })
  const sums = await sumBy(trx, {
    amount: sql`t.amount`,
    currency: sql`d.currency`,
    from: sql`${TABLES} where ${where}`,
  })
  const counts = await countBy(trx, {
    state: sql`t.status`,
    from: sql`${TABLES} where ${filterOf({ search: query.search })}`,
  })
  return { content: rows.map(toTransfer), counts, sums, page }
}

/** Returns one transfer, locked if the caller is about to move it. */
export const findTransfer = async (
  trx: Trx,
  id: string | undefined,
  locked = false,
): Promise<Transfer | undefined> => {
  if (id === undefined || checkUuid(id)) return undefined
  const { rows } = await sql<Transfer>`select ${COLUMNS} from ${TABLES} where t.id = ${id}
    ${locked ? sql`for update of t` : sql``}`.execute(trx)
  return rows[0]
}
