import { sql, type RawBuilder } from 'kysely'
import type { ServerDefinitions } from '../app/definitions.ts'
import { limitOf } from '../definitions/limit.ts'
import type { Tenant, Trx } from '../store/tenant.ts'

/** What is about to be made, as it is compared with what was made before. */
interface Comparable {
  table: 'ledger_transfers' | 'stablecoin_transactions'
  /** Where it comes from and goes to: what shares it is compared one after the other. */
  among: string
  where: RawBuilder<unknown>
}

/**
 * The newest of what looks the same and was made within `duplicateSeconds`, by its id; 0 compares nothing. From here on
 * nothing else that could be the same is compared, until the transaction is over (TRU-133).
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
