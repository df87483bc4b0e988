import { CompiledQuery, sql } from 'kysely'
import { createStore, type Store } from '#server/store/store.ts'
import { inTenant, type Tenant, type Trx } from '#server/store/tenant.ts'
import { listeningPool } from './listening-pool.ts'

interface ExplainedRequest {
  text: string
  values: readonly unknown[]
}

/** The same database, noting every question it is asked. */
const noting = (store: Store, requests: ExplainedRequest[]): Store =>
  createStore(
    store.engine,
    listeningPool(store.pool, (text, values) => requests.push({ text, values })),
  )

/** The plans of all that some work reads, made where nothing but a missing index leads to reading a whole table. */
export const plansOf = async (
  store: Store,
  tenant: Tenant,
  work: (trx: Trx) => Promise<unknown>,
): Promise<string[]> => {
  const requests: ExplainedRequest[] = []
  await inTenant(noting(store, requests), tenant, work)
  const reads = requests.filter(({ text }) => /^\s*(select|with)\b/i.test(text) && !/set_config/.test(text))
  return inTenant(store, tenant, async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    const plans: string[] = []
    for (const { text, values } of reads) {
      const { rows } = await trx.executeQuery<Record<string, string>>(
        CompiledQuery.raw(`explain ${text}`, [...values]),
      )
      plans.push(rows.flatMap((row) => Object.values(row)).join('\n'))
    }
    return plans
  })
}
