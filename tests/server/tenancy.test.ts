import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { asJson } from '#server/store/json.ts'
import type { Store } from '#server/store/store.ts'
import { inTenant, type Trx } from '#server/store/tenant.ts'
import { describeEachEngine } from './engines.ts'
import { asSystem } from './system.ts'

describeEachEngine('tenancy', (makeStore) => {
  let store: Store
  let mine: string
  let theirs: string

  beforeAll(async () => {
    store = await makeStore('empty')
    const rows = await asSystem(store, (trx) =>
      trx
        .insertInto('organisations')
        .values(
          ['Mine', 'Theirs'].map((name) => ({
            name,
            products: ['cloud'],
            customer_id: null,
            administrators: asJson([]),
          })),
        )
        .returning('id')
        .execute(),
    )
    mine = rows[0]!.id
    theirs = rows[1]!.id
    await asSystem(store, (trx) =>
      trx
        .insertInto('organisation_settings')
        .values(
          [mine, theirs].map((org_id) => ({
            org_id,
            setting_name: 'payment_authorization',
            setting_value: 'true',
          })),
        )
        .execute(),
    )
  })

  const asMine = () => ({ orgId: mine, userId: mine, environment: 'uat' as const })

  it('shows a tenant its own rows when the application forgets its filter', async () => {
    const seen = await inTenant(store, asMine(), (trx) =>
      trx.selectFrom('organisation_settings').selectAll().execute(),
    )
    expect(seen.map((row) => row.org_id)).toEqual([mine])
  })

  it('changes nothing of another tenant', async () => {
    const changed = await inTenant(store, asMine(), (trx) =>
      trx
        .updateTable('organisation_settings')
        .set({ setting_value: 'false' })
        .where('org_id', '=', theirs)
        .executeTakeFirst(),
    )
    expect(changed.numUpdatedRows).toBe(0n)
  })

  it.each([
    ['before it is sent', (trx: Trx) => trx, /another organisation/],
    ['by the database as well', (trx: Trx) => trx.withoutPlugins(), /row-level security/],
  ])('refuses a row written for another tenant %s (TRU-511)', async (_, lock, says) => {
    const write = inTenant(store, asMine(), (trx) =>
      lock(trx)
        .insertInto('organisation_settings')
        .values({ org_id: theirs, setting_name: 'x', setting_value: 'y' })
        .execute(),
    )
    await expect(write).rejects.toThrow(says)
  })

  it('shows a tenant its own rows by the policies of the database alone (TRU-511)', async () => {
    const seen = await inTenant(store, asMine(), (trx) =>
      trx.withoutPlugins().selectFrom('organisation_settings').selectAll().execute(),
    )
    expect(seen.map((row) => row.org_id)).toEqual([mine])
  })

  it('shows nothing when no tenant was told', async () => {
    const seen = await store.db.transaction().execute(async (trx) => {
      await sql`set local role portolan_app`.execute(trx)
      return trx.selectFrom('organisations').selectAll().execute()
    })
    expect(seen).toEqual([])
  })

  it('forgets the tenant with the transaction', async () => {
    await inTenant(store, asMine(), async () => undefined)
    const left = await sql<{ org: string | null; role: string }>`
      select nullif(current_setting('app.org_id', true), '') as org, current_user as role`.execute(store.db)
    expect(left.rows[0]?.org).toBeNull()
    expect(left.rows[0]?.role).not.toBe('portolan_app')
  })

  it('keeps login secrets from requests', async () => {
    const read = inTenant(store, asMine(), (trx) => trx.selectFrom('user_passwords').selectAll().execute())
    await expect(read).rejects.toThrow(/permission denied/)
  })
})
