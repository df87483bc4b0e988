import { CompiledQuery, sql } from 'kysely'
import { createStore, type Store } from '#server/store/store.ts'
import { inTenant, type Tenant, type Trx } from '#server/store/tenant.ts'
import { listeningPool } from './listening-pool.ts'

interface Asked {
  text: string
  values: readonly unknown[]
}

/** The same database, noting every question it is asked. */
const noting = (store: Store, asked: Asked[]): Store =>
  createStore(
    store.engine,
    listeningPool(store.pool, (text, values) => asked.push({ text, values })),
  )

/** The plans of all that some work reads, made where nothing but a missing index leads to reading a whole table. */
export const plansOf = async (
  store: Store,
  tenant: Tenant,
  work: (trx: Trx) => Promise<unknown>,
): Promise<string[]> => {
  const asked: Asked[] = []
  await inTenant(noting(store, asked), tenant, work)
  const reads = asked.filter(({ text }) => /^\s*(select|with)\b/i.test(text) && !/set_config/.test(text))
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
