import { sql } from 'kysely'
import { formatMoney } from '#values/money.ts'
import type { LedgerAccount } from '#definition/generated/wire-entities.ts'
import { present } from '../app/values/present-values.ts'
import type { Row } from '../store/generated/database.ts'
import type { Trx } from '../store/tenant.ts'

export type AccountKind = Row<'ledger_accounts'>['kind']

/** An account as read from the database, with derived columns. */
export type AccountRow = Omit<Row<'ledger_accounts'>, 'org_id' | 'environment'> & {
  balance: string
  held: string
  available: string
  minimum: string
  maximum: string
  is_low: boolean
}

/** The tables of accounts and their amounts; amounts held by transfers are not in the balance. */
export const TABLES = sql`ledger_accounts a
  join balances b on b.org_id = a.org_id and b.environment = a.environment and b.account_id = a.id and b.currency = a.currency`

/** True if the balance is below the account's low-liquidity bound, or its minimum without one. */
export const IS_LOW = sql`b.settled - b.held < coalesce(a.low_liquidity, b.minimum)`

/** The columns of an account; amounts are exact decimal strings without trailing zeros. */
export const COLUMNS = sql`a.id, a.name, a.kind, a.status, a.owner, a.currency, a.scale, a.rounding_mode,
  trim_scale(b.settled - b.held)::text as balance, trim_scale(b.held)::text as held, trim_scale(b.available)::text as available,
  ${IS_LOW} as is_low, trim_scale(b.minimum)::text as minimum,
  trim_scale(b.maximum)::text as maximum, trim_scale(low_liquidity)::text as low_liquidity, peer_address, peer_relationship_id,
  trim_scale(owner_minimum)::text as owner_minimum, trim_scale(owner_maximum)::text as owner_maximum,
  trim_scale(funding_limit)::text as funding_limit, funding_period, version, created_at, modified_at`

/** Returns an account in API form (ACC-005, ACC-006, ACC-008). */
export const toAccount = (row: AccountRow): LedgerAccount => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  status: row.status,
  owner: row.owner,
  currency: row.currency,
  scale: String(row.scale),
  roundingMode: row.rounding_mode,
  balance: row.balance,
  holds: formatMoney(row.balance, row.currency),
  held: row.held,
  available: row.available,
  liquidity: row.is_low ? 'LOW' : 'ENOUGH',
  minimum: row.minimum,
  maximum: row.maximum,
  ...present({
    lowLiquidity: row.low_liquidity,
    peerAddress: row.peer_address,
    peerRelationshipId: row.peer_relationship_id,
    ownerMinimum: row.owner_minimum,
    ownerMaximum: row.owner_maximum,
    fundingLimit: row.funding_limit,
    fundingPeriod: row.funding_period,
  }),
  version: row.version,
  createdAt: row.created_at.toISOString(),
  modifiedAt: row.modified_at.toISOString(),
})

/** Returns an account of the organisation in its current environment, by name. */
export const findAccount = async (
  trx: Trx,
  name: string | undefined,
  kind?: AccountKind,
): Promise<AccountRow | undefined> => {
  const { rows } = await sql<AccountRow>`select ${COLUMNS} from ${TABLES}
    where a.name = ${name ?? ''} ${kind ? sql`and a.kind = ${kind}` : sql``}`.execute(trx)
  return rows[0]
}
