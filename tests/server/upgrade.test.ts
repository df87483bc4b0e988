import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type pg from 'pg'
import { verifyTrails } from '#server/audit/verification.ts'
import { migrate } from '#server/store/migrator.ts'
import { writeAudit } from '#server/store/audit.ts'
import type { Store } from '#server/store/store.ts'
import { inTenant } from '#server/store/tenant.ts'
import { countRows, editedMigrations, older, openOlderDatabase } from './older-database.ts'
import { ledgerOf } from './funding.ts'
import { signIn } from './sign-in.ts'
import { openWorld, type World } from './world.ts'

/** Balances of wallets and ledger accounts, from the tables of the older release and from those of today. */
const OLDER_AMOUNTS = `select environment, wallet_id as account, trim_scale(sum(case when type = 'BUY' and status = 'COMPLETED' then amount
      when type = 'REDEEM' and status <> 'RETURNED' then -amount else 0 end))::text as balance, null as held, null as minimum
    from stablecoin_transactions group by 1, 2
  union all select environment, id, trim_scale(balance)::text, trim_scale(held)::text, trim_scale(minimum)::text from ledger_accounts
  order by 1, 2`
const AMOUNTS = `select environment, account_id as account, trim_scale(settled - held)::text as balance,
    case account_type when 'LEDGER' then trim_scale(held)::text end as held, trim_scale(minimum)::text as minimum
  from balances where account_type <> 'PAYMENTS' order by 1, 2`
/** A redemption that waits during the upgrade: its amount is held before and after it. */
const WAITS = `update stablecoin_transactions set status = 'WAITING', ledger_hash = null
  where id = (select id from stablecoin_transactions where type = 'REDEEM' and status = 'COMPLETED' order by id limit 1)`

it('changes no migration that was released: it has run already, and a new one is written instead', () => {
  expect(Object.keys(older.migrations).length).toBeGreaterThan(30)
  expect(editedMigrations()).toEqual([])
})

const suite = inject('postgresUrl') ? describe : describe.skip

suite(`a database of ${older.released}, on the server of today`, () => {
  let store: Store
  let client: pg.Client
  let world: World
  let before: Record<string, number>
  let after: Record<string, number>
  let migrated: string[]
  let stood: object[]
  let waiting: number | null

  const amountsOf = async (query: string): Promise<object[]> => (await client.query(query)).rows

  beforeAll(async () => {
    ;({ store, client } = await openOlderDatabase(inject('postgresUrl')))
    before = await countRows(client)
    waiting = (await client.query(WAITS)).rowCount
    stood = await amountsOf(OLDER_AMOUNTS)
    migrated = await migrate(store)
    after = await countRows(client)
    world = await openWorld(store)
  })
  afterAll(async () => {
    await client.end()
    await store.close()
  })

  it('runs what is new, in its order, and nothing twice', async () => {
    expect(migrated.length).toBeGreaterThan(5)
    expect(migrated.filter((name) => Object.hasOwn(older.migrations, name))).toEqual([])
    expect(migrated).toEqual(migrated.toSorted())
    expect(await migrate(store)).toEqual([])
  })

  it('keeps every row', () => {
    expect(Object.values(before).filter((rows) => rows > 0).length).toBeGreaterThan(20)
    expect(before).toMatchObject({ payments: expect.any(Number), audit_trail: expect.any(Number) })
    const { balances = 0, ...others } = before
    expect(after).toMatchObject(others)
    expect(after.balances).toBeGreaterThanOrEqual(balances + (before.ledger_accounts ?? 0))
    expect(after.batch_rows).toBeGreaterThan(before.batches ?? 0)
  })

  it('reads payments, people and the activity log', async () => {
    const query = { env_name: 'uat' }
    const maker = await signIn(world.app, 'maker@northwind.example')
    const found = await maker.call('POST', '/payout_proxy/payments/filter', { query, body: {} })
    const { content } = found.body as { content: { payment_id: string }[] }
    expect(content.length).toBeGreaterThan(0)
    for (const { payment_id: id } of content) {
      const read = await maker.call('GET', `/payments/${id}`, { query })
      expect([read.status, read.body]).toMatchObject([200, { payment_id: id }])
    }
    const beneficiaries = await maker.call('GET', '/pii_proxy/v2/identities', { query })
    expect((beneficiaries.body as { identities: unknown[] }).identities.length).toBeGreaterThan(0)
    const admin = await signIn(world.app, 'admin@northwind.example')
    for (const path of [
      '/activity_log',
      '/configuration',
      '/payment_approvals',
      '/payout_proxy/configurations',
    ])
      expect((await admin.call('GET', path, { query })).status, path).toBe(200)
  })

  it('has the money of its open payments set aside, and what was booked can come back (TRU-015)', async () => {
    for (const email of ['maker@northwind.example', 'maker@lumen.example', 'maker@cordillera.example']) {
      const currency = email.includes('northwind') ? 'GBP' : 'USD'
      const account = await ledgerOf(store, { email, currency })
      expect(account).toMatchObject({ holds: account.held, open: account.held, booked: account.completed })
      expect(account.booked).not.toBe('0')
    }
    const { held } = await ledgerOf(store, { email: 'maker@northwind.example', currency: 'GBP' })
    expect(held).not.toBe('0')
  })

  it('keeps what stands in wallets and accounts of the ledger, and what is held there (TRU-134)', async () => {
    expect([stood.length > 8, waiting]).toEqual([true, 1])
    expect(await amountsOf(AMOUNTS)).toEqual(stood)
    const own = { email: 'maker@cordillera.example' }
    const wallet = { email: 'maker@lumen.example', name: 'Treasury on XRPL', currency: 'RLUSD' }
    for (const paid of [wallet, { ...own, name: 'payout-usd' }, { ...own, name: 'atlantic-usd' }]) {
      const account = await ledgerOf(store, paid)
      expect(account).toMatchObject({ holds: account.held, open: account.held, booked: account.completed })
    }
  })

  it('sets a transfer aside that was only written down when it is executed, and gives it back (TRU-134)', async () => {
    const maker = await signIn(world.app, 'maker@cordillera.example')
    const paid = { email: 'maker@cordillera.example', name: 'settlement-usd' }
    const readStored = async () => (await ledgerOf(store, paid)).held
    const { content } = (await maker.call('GET', '/transfers', { query: { status: 'QUOTED' } })).body as {
      content: { transferId: string }[]
    }
    const move = async (verb: string) => {
      const answer = await maker.call('POST', `/transfers/${content[0]!.transferId}/${verb}`, {
        body: {},
        key: randomUUID(),
      })
      return [answer.status, await readStored()]
    }
    expect(await readStored()).toBe('18000')
    expect(await move('execute')).toEqual([200, '48000'])
    expect(await move('cancel')).toEqual([200, '18000'])
  })

  it('verifies the trail across the upgrade, and writes it on', async () => {
    const trails = await verifyTrails(store)
    expect(trails.length).toBeGreaterThan(1)
    expect(trails.filter(({ broken }) => broken)).toEqual([])
    const { orgId = '', rows, head } = trails[0]!
    const tenant = { orgId, userId: orgId, environment: 'uat' as const }
    await inTenant(store, tenant, (trx) =>
      writeAudit(trx, tenant, { action: 'thing.change', objectType: 'thing', objectId: 'a' }),
    )
    const longer = (await verifyTrails(store)).find((trail) => trail.orgId === orgId)
    expect(longer).toMatchObject({ rows: rows + 1, broken: undefined })
    expect(longer?.head).not.toBe(head)
  })
})
