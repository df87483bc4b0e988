import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { writeAudit } from '#server/store/audit.ts'
import { asJson } from '#server/store/json.ts'
import type { Store } from '#server/store/store.ts'
import { inTenant } from '#server/store/tenant.ts'
import { describeEachEngine } from './engines.ts'
import { asSystem } from './system.ts'

describeEachEngine('audit trail', (makeStore) => {
  let store: Store
  let orgId: string

  beforeAll(async () => {
    store = await makeStore('empty')
    const made = await asSystem(store, (trx) =>
      trx
        .insertInto('organisations')
        .values({ name: 'Mine', products: [], customer_id: null, administrators: asJson([]) })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    orgId = made.id
    for (const objectId of ['a', 'b', 'c']) await write(objectId)
  })

  const tenant = () => ({ orgId, userId: orgId, environment: 'uat' as const })
  const write = (objectId: string) =>
    inTenant(store, tenant(), (trx) =>
      writeAudit(trx, tenant(), {
        action: 'made',
        objectType: 'thing',
        objectId,
        details: { b: 1, a: '2.50' },
      }),
    )
  const firstBroken = async () =>
    (await sql<{ broken: string | null }>`select first_broken_audit(${orgId}) as broken`.execute(store.db))
      .rows[0]?.broken

  it('chains every row to the one before', async () => {
    const rows = await store.db
      .selectFrom('audit_trail')
      .select(['seq', 'prev_hash', 'hash'])
      .orderBy('seq')
      .execute()
    expect(rows.map((row) => row.seq)).toEqual(['1', '2', '3'])
    expect(rows[1]?.prev_hash).toBe(rows[0]?.hash)
    expect(await firstBroken()).toBeNull()
  })

  it('keeps its chain when many write at once', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => write(`many-${index}`)))
    expect(await firstBroken()).toBeNull()
  })

  it('is not changed by a request, nor by system work', async () => {
    const change = sql`update audit_trail set action = 'other'`
    await expect(inTenant(store, tenant(), (trx) => change.execute(trx))).rejects.toThrow(/permission denied/)
    await expect(asSystem(store, (trx) => change.execute(trx))).rejects.toThrow(/permission denied/)
  })

  it('tells where a row was changed by somebody who switched the guard off', async () => {
    await store.db.transaction().execute(async (trx) => {
      await sql`alter table audit_trail disable trigger user`.execute(trx)
      await sql`alter table audit_trail no force row level security`.execute(trx)
      await sql`update audit_trail set details = '{"a": "9.99"}' where seq = 2`.execute(trx)
      await sql`alter table audit_trail enable trigger user`.execute(trx)
    })
    expect(await firstBroken()).toBe('2')
  })
})
