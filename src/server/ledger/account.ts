import { sql } from 'kysely'
import { formatMoney } from '#values/money.ts'
import type { LedgerAccount } from '#definition/generated/wire-entities.ts'
import { present } from '../app/present.ts'
import type { Row } from '../store/generated/database.ts'
import type { Trx } from '../store/tenant.ts'

export type AccountKind = Row<'ledger_accounts'>['kind']

/** An account as it is read, with what follows from its amounts. */
export type AccountRow = Omit<Row<'ledger_accounts'>, 'org_id' | 'environment'> & {
  available: string
  is_low: boolean
}

/** Of `ledger_accounts`, each amount as an exact decimal string without idle zeros. */
export const COLUMNS = sql`id, name, kind, status, owner, currency, scale, rounding_mode,
  trim_scale(balance)::text as balance, trim_scale(held)::text as held, trim_scale(balance - minimum)::text as available,
  balance < coalesce(low_liquidity, minimum) as is_low, trim_scale(minimum)::text as minimum,
  trim_scale(maximum)::text as maximum, trim_scale(low_liquidity)::text as low_liquidity, peer_address, peer_relationship_id,
  trim_scale(owner_minimum)::text as owner_minimum, trim_scale(owner_maximum)::text as owner_maximum,
  trim_scale(funding_limit)::text as funding_limit, funding_period, version, created_at, modified_at`

/** An account as it is answered (ACC-005, ACC-006, ACC-008). */
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

/** One account of the organisation in the environment it works in, by its name. */
export const findAccount = async (
  trx: Trx,
  name: string | undefined,
  kind?: AccountKind,
): Promise<AccountRow | undefined> => {
  const { rows } = await sql<AccountRow>`select ${COLUMNS} from ledger_accounts
    where name = ${name ?? ''} ${kind ? sql`and kind = ${kind}` : sql``}`.execute(trx)
  return rows[0]
}
