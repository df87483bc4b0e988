import { sql } from 'kysely'
import type { Request } from '#definition/wire.ts'
import { openAccount } from '../balances/reservation.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import { TABLES } from './account.ts'

type AccountRequest = Request<'ledgerAccounts.create'>

/** The changeable parts of an account; name, currency and scale are fixed. */
export type AccountChange = Omit<Request<'ledgerAccounts.update'>, 'name' | 'version'>

const columnsOf = (accountChange: AccountChange) => ({
  owner: accountChange.owner,
  rounding_mode: accountChange.roundingMode,
  low_liquidity: accountChange.lowLiquidity ?? null,
  peer_address: accountChange.peerAddress ?? null,
  peer_relationship_id: accountChange.peerRelationshipId ?? null,
})

/** Inserts an empty account; resolves to false if its name is taken. */
export const insertAccount = async (
  trx: Trx,
  tenant: Tenant,
  requested: AccountRequest,
): Promise<boolean> => {
  const row = await trx
    .insertInto('ledger_accounts')
    .values({
      org_id: tenant.orgId,
      environment: tenant.environment,
      name: requested.name,
      currency: requested.currency,
      scale: Number(requested.scale),
      ...columnsOf(requested),
    })
    .onConflict((conflict) => conflict.constraint('ledger_accounts_named').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  const { currency, minimum, maximum } = requested
  await openAccount(trx, { ...tenant, currency, accountId: row.id }, { minimum, maximum })
  return true
}

/** Changes the version that the person saw, if the balance is within the new limits. */
export const updateAccount = async (
  trx: Trx,
  name: string,
  version: number,
  accountChange: AccountChange,
): Promise<boolean> => {
  const { rows } = await sql<{ id: string }>`select a.id from ${TABLES}
    where a.name = ${name} and a.kind = 'LOCAL' and a.version = ${version}
      and b.settled - b.held >= ${accountChange.minimum}::numeric and b.settled <= ${accountChange.maximum}::numeric
    for no key update`.execute(trx)
  const [row] = rows
  if (!row) return false
  await trx
    .updateTable('ledger_accounts')
    .set({
      ...columnsOf(accountChange),
      version: sql<number>`version + 1`,
      modified_at: sql<Date>`app_now()`,
    })
    .where('id', '=', row.id)
    .execute()
  const { minimum, maximum } = accountChange
  await trx.updateTable('balances').set({ minimum, maximum }).where('account_id', '=', row.id).execute()
  return true
}
