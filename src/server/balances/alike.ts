import { sql, type RawBuilder } from 'kysely'
import type { ServerDefinitions } from '../app/definitions.ts'
import { limitOf } from '../definitions/limit.ts'
import type { Tenant, Trx } from '../store/tenant.ts'

/** A new transfer or transaction, with the values that are compared. */
interface Comparable {
  table: 'ledger_transfers' | 'stablecoin_transactions'
  /** The lock key of its source and destination; requests that share it are compared one by one. */
  among: string
  where: RawBuilder<unknown>
}

/**
 * Finds the newest similar record created within `duplicateSeconds`; 0 compares nothing. Locks further
 * comparisons until the transaction ends (TRU-133).
 */
export const findAlike = async (
  trx: Trx,
  definitions: ServerDefinitions,
  { orgId, environment }: Tenant,
  { table, among, where }: Comparable,
): Promise<string | undefined> => {
  const seconds = limitOf(definitions, 'duplicateSeconds')
  if (seconds === 0) return undefined
  const name = `${orgId} ${environment} ${among}`
  await sql`select pg_advisory_xact_lock(hashtextextended('alike ' || ${name}::text, 0))`.execute(trx)
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
    where org_id = ${orgId} and environment = ${environment} and ${where}
      and created_at > app_now() - make_interval(secs => ${seconds}::float8)
    order by created_at desc limit 1`.execute(trx)
  return rows[0]?.id
}
