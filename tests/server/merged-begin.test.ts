import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Environment } from '#server/store/environment.ts'
import { createStore, type Store } from '#server/store/store.ts'
import { forAllTenants, forTenant, inTenant, type Tenant, type Trx } from '#server/store/tenant.ts'
import { closeAtEnd } from './closing.ts'
import { describeEachEngine } from './engines.ts'
import { listeningPool } from './listening-pool.ts'

const tenant: Tenant = { orgId: randomUUID(), userId: randomUUID(), environment: 'uat' }
const hostile = `x', true), set_config('role', 'portolan_owner`

const one = (trx: Trx) => sql`select 1`.execute(trx)
const readScope = async (trx: Trx) => {
  const scope = sql<
    Record<string, string>
  >`select current_user as role, current_setting('app.org_id') as "orgId",
    current_setting('app.user_id') as "userId", current_setting('app.environment') as environment`
  return (await scope.execute(trx)).rows[0]
}

describeEachEngine('the beginning of a transaction', (makeStore, engine) => {
  const heard: string[] = []
  let store: Store

  beforeAll(async () => {
    const { pool } = await makeStore('empty')
    const listening = listeningPool(pool, (text) => heard.push(text))
    // The test that opened the pool ends it.
    store = createStore(engine, { ...listening, end: async () => undefined })
    closeAtEnd(() => store.close())
  })
  beforeEach(() => void heard.splice(0))

  it('goes in one message with whose it is, of a person and of the system (TRU-730)', async () => {
    const works = [
      () => inTenant(store, tenant, one),
      () => forTenant(store, tenant.orgId, one),
      () => forAllTenants(store, 'seed', one),
    ]
    for (const work of works) {
      heard.splice(0)
      await work()
      expect(heard).toEqual([
        expect.stringMatching(/^begin; se.+portolan_(?:app|system)/),
        'select 1',
        'commit',
      ])
    }
  })

  it('sets the person, the organisation and the environment, until the end of the transaction (TRU-730)', async () => {
    expect(await inTenant(store, tenant, readScope)).toEqual({ role: 'portolan_app', ...tenant })
    const { rows } = await sql<{ role: string; orgId: string }>`select current_user = session_user as own,
      coalesce(current_setting('app.org_id', true), '') as "orgId"`.execute(store.db)
    expect(rows).toEqual([{ own: true, orgId: '' }])
  })

  it.each(['orgId', 'userId', 'environment'] as const)(
    'binds what is no plain value of %s, and grants nothing by it (TRU-730)',
    async (name) => {
      const strange = { ...tenant, [name]: hostile as Environment }
      expect(await inTenant(store, strange, readScope)).toEqual({ role: 'portolan_app', ...strange })
      expect(heard.join()).not.toContain(hostile)
    },
  )

  it('is sent alone before a statement of another kind, and not at all where none follows (TRU-730)', async () => {
    await store.db.transaction().execute((trx) => sql`select ${1}::int`.execute(trx))
    await store.db.transaction().execute(one)
    expect(heard).toEqual(['begin', 'select $1::int', 'commit', 'begin', 'select 1', 'commit'])
    heard.splice(0)
    await store.db.transaction().execute(async () => undefined)
    expect(heard).toEqual([])
  })

  it('is taken back where the work fails, with all it did (TRU-730)', async () => {
    const failing = async (trx: Trx) => {
      await sql`update app_clock set ahead = '1 hour'`.execute(trx)
      throw new Error('undone')
    }
    await expect(store.db.transaction().execute(failing)).rejects.toThrow('undone')
    await expect(inTenant(store, tenant, (trx) => sql`select 1 / 0`.execute(trx))).rejects.toThrow()
    expect(heard.filter((text) => text === 'rollback')).toHaveLength(2)
    const { rows } = await sql<{ is: boolean }>`select ahead = '0' as is from app_clock`.execute(store.db)
    expect(rows).toEqual([{ is: true }])
  })
})
