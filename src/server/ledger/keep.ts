import { sql } from 'kysely'
import type { Request } from '#definition/wire.ts'
import type { Tenant, Trx } from '../store/tenant.ts'

type AccountWanted = Request<'ledgerAccounts.create'>

/** What may be changed of an account; name, currency and scale stay as they were made. */
export type AccountChange = Omit<Request<'ledgerAccounts.update'>, 'name' | 'version'>

const columnsOf = (wanted: AccountChange) => ({
  owner: wanted.owner,
  rounding_mode: wanted.roundingMode,
  minimum: wanted.minimum,
  maximum: wanted.maximum,
  low_liquidity: wanted.lowLiquidity ?? null,
  peer_address: wanted.peerAddress ?? null,
  peer_relationship_id: wanted.peerRelationshipId ?? null,
})

/** Adds an account with nothing in it; false where there is one of that name. */
export const insertAccount = async (trx: Trx, tenant: Tenant, wanted: AccountWanted): Promise<boolean> => {
  const row = await trx
    .insertInto('ledger_accounts')
    .values({
      org_id: tenant.orgId,
      environment: tenant.environment,
      name: wanted.name,
      currency: wanted.currency,
      scale: Number(wanted.scale),
      ...columnsOf(wanted),
    })
    .onConflict((conflict) => conflict.constraint('ledger_accounts_named').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Changes the version that was seen, while what the account holds lies within the new bounds. */
export const updateAccount = async (
  trx: Trx,
  name: string,
  version: number,
  wanted: AccountChange,
): Promise<boolean> => {
  const row = await trx
    .updateTable('ledger_accounts')
    .set({ ...columnsOf(wanted), version: sql<number>`version + 1`, modified_at: sql<Date>`app_now()` })
    .where('name', '=', name)
    .where('kind', '=', 'LOCAL')
    .where('version', '=', version)
    .where(
      sql<boolean>`balance >= ${wanted.minimum}::numeric and balance + held <= ${wanted.maximum}::numeric`,
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
