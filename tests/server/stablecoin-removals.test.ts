import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { beforeAll, expect, inject, it } from 'vitest'
import type { Answer } from '#definition/wire.ts'
import * as merging from '#server/store/migrations/0177-wallets-merged.ts'
import type { Store } from '#server/store/store.ts'
import { BANK, openBanks } from './banking.ts'
import { describeAnyEngine } from './engines.ts'
import { codeOf } from './paying.ts'
import { say } from './simulated.ts'
import { asSystem } from './system.ts'
import { openWallets, PATH as WALLET, type Wallet } from './walleting.ts'
import { openWorld, type World } from './world.ts'

const { up: mergeWallets }: Migration = merging
const HARBOR = 'Harbor Tea Traders'

describeAnyEngine('stablecoin orders whose places are removed', (makeStore) => {
  let store: Store
  let world: World
  let banks: Awaited<ReturnType<typeof openBanks>>
  let wallets: Awaited<ReturnType<typeof openWallets>>
  let wallet: Wallet
  let places: { walletId: string; bankId: string }

  const call = (method: 'GET' | 'POST', path: string, body?: object) =>
    banks.harbor.call(method, path, body && { body: { tenantName: HARBOR, ...body }, key: randomUUID() })
  const buy = (amount: string) => call('POST', '/stablecoin/buy', { ...places, amount })
  const bought = async (amount: string) => {
    const { status, body } = await buy(amount)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return (body as Answer<'stablecoin.buy'>).transactionId
  }
  const read = async (id: string) =>
    (await call('GET', `/stablecoin/transactions/${id}`)).body as Answer<'stablecoin.transaction'>
  const order = (id: string) =>
    asSystem(store, (trx) =>
      trx.selectFrom('network_stablecoin_orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    )
  const complete = (orderId: string, amount: string) =>
    say(world.app, randomUUID(), {
      type: 'stablecoin.status',
      data: {
        orderId,
        networkId: `S-${orderId}`,
        sequence: 2,
        occurredAt: '2026-01-01T00:00:00Z',
        status: 'COMPLETED',
        amount,
        currency: 'RLUSD',
        transactionHash: 'AB'.repeat(32),
      },
    })
  /** Until it is called again, the network takes orders and says no more than that. */
  const onlyAccepting = () =>
    world.network.answer((path) =>
      path.startsWith('/stablecoin/orders/') ? new Response('{}', { status: 503 }) : undefined,
    )

  /** Sees to a bank account and a wallet that are reviewed. */
  const furnish = async () => {
    world.network.answer()
    const { bankId } = (await banks.list()).content[0] ?? (await banks.added())
    wallet = (await wallets.list())[0] ?? (await wallets.added({ walletNickname: 'Ether' }))
    const { walletId } = wallet
    await world.pass(300)
    await asSystem(store, (trx) =>
      sql`update wallets set approved = 'Yes', status = 'Active' where id = ${walletId}`.execute(trx),
    )
    places = { walletId, bankId }
  }

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    banks = await openBanks(world, store)
    wallets = await openWallets(world, store)
    await banks.empty()
    await wallets.empty()
    await call('POST', '/stablecoin/terms', { agreed: true })
  })

  it('takes orders back whose wallet is gone, and books what came before that (TRU-811)', async () => {
    await furnish()
    onlyAccepting()
    const [late, gone] = [await bought('34'), await bought('35')]
    await complete(late, '34')
    world.network.answer()
    expect((await wallets.remove(wallets.removalOf(wallet))).status).toBe(200)
    expect([(await order(late)).cancel, (await order(gone)).cancel]).toEqual([null, 'WANTED'])
    await world.pass(300)
    await world.pass(300)
    expect(await read(late)).toMatchObject({ status: 'COMPLETED' })
    expect(await read(gone)).toMatchObject({ status: 'RETURNED' })
  })

  it('takes orders of every environment back where a bank account or a wallet is removed in another one (TRU-811)', async () => {
    await furnish()
    onlyAccepting()
    const query = { env_name: 'prod' }
    const ofBank = await bought('36')
    const tenantName = HARBOR
    const removal = { tenantName, bankId: places.bankId, bankStatus: 'Deactivated' }
    expect((await banks.harbor.call('PATCH', BANK, { body: removal, key: randomUUID(), query })).status).toBe(
      200,
    )
    expect((await order(ofBank)).cancel).toBe('WANTED')
    await furnish()
    onlyAccepting()
    const ofWallet = await bought('37')
    const removals = [{ walletStatus: 'Deactivated', ...wallets.removalOf(wallet) }]
    const body = { tenantName, wallets: removals }
    expect((await wallets.harbor.call('PATCH', WALLET, { body, query })).status).toBe(200)
    expect((await order(ofWallet)).cancel).toBe('WANTED')
  })

  it('gives the coins of a removed wallet back with it, once it was reviewed anew (TRU-818)', async () => {
    await furnish()
    onlyAccepting()
    const [late, open] = [await bought('41'), await bought('42')]
    for (const id of [late, open]) await complete(id, id === late ? '41' : '42')
    const holdings = async () => {
      const { body } = await call('GET', '/stablecoin')
      return (body as Answer<'stablecoin.read'>).wallets.map(({ holds }) => holds)
    }
    const before = await holdings()
    const redeem = (walletId: string) => call('POST', '/stablecoin/redeem', { walletId, amount: '20' })
    const redemption = await redeem(places.walletId)
    if (redemption.status !== 200) throw new Error(JSON.stringify(redemption.body))
    const redeemed = redemption.body as Answer<'stablecoin.redeem'>
    const reviewed: string[] = []
    world.network.answer((path) => {
      if (!path.startsWith('/reviews/')) return undefined
      reviewed.push(path)
      return new Response('{}', { status: 503 })
    })
    expect((await wallets.remove(wallets.removalOf(wallet))).status).toBe(200)
    await world.pass(300)
    expect(await read(redeemed.transactionId)).toMatchObject({ status: 'RETURNED' })
    expect(await holdings()).toEqual([])
    const again = await wallets.added({
      walletNickname: 'Ether again',
      digitalAssetWalletAddress: wallet.digitalAssetWalletAddress,
    })
    await world.pass(60)
    expect(reviewed).not.toContain(`/reviews/${wallet.walletId}`)
    expect(new Set(reviewed).size).toBe(1)
    expect(await holdings()).toEqual([])
    expect(codeOf(await redeem(again.walletId))).toBe('STABLECOIN_WALLET_UNUSABLE')
    await asSystem(store, (trx) =>
      sql`update wallets set approved = 'Yes', status = 'Active' where id = ${again.walletId}`.execute(trx),
    )
    expect(await holdings()).toEqual(before)
    world.network.answer()
    expect((await redeem(again.walletId)).status).toBe(200)
  })

  it('gives the coins of all wallets of a place back that were added and removed before they were one (TRU-798)', async () => {
    await furnish()
    const twin = (place = sql`address, address_key, destination_tag`) =>
      sql<{
        id: string
      }>`insert into wallets (org_id, product, product_id, nickname, chain, chain_key, asset, address, address_key,
          destination_tag, wallet_type, counterparty, attestation, agreement, acknowledgement, created_by, approved, status)
        select org_id, product, product_id, 'Before', chain, chain_key, asset, ${place}, wallet_type, counterparty, true, true, true, created_by, 'Yes', 'Deactivated'
        from wallets where id = ${wallet.walletId} returning id`
    const bookedIn = (id: string, amount: string) =>
      sql`with b as (insert into balances (org_id, environment, account_id, account_type, currency, kind, settled, held)
          select org_id, place, ${id}, 'WALLET', 'RLUSD', 'CRYPTO', ${amount}::numeric, 1 from wallets, unnest(array['uat', 'prod']) place
          where id = ${wallet.walletId}
          on conflict (org_id, environment, account_id, currency)
            do update set settled = balances.settled + excluded.settled, held = balances.held + 1 returning *)
        insert into account_entries (org_id, environment, object_id, object_type, indicator, account_id, currency, amount, state)
          select org_id, environment, gen_random_uuid(), 'ISSUE', 'CREDIT', account_id, currency, ${amount}::numeric, 'BOOKED' from b`
    const balances = () =>
      asSystem(store, async (trx) => {
        const { rows } = await sql<{
          id: string
          environment: string
          settled: string
          reserved: string
          booked: string
        }>`
          select b.account_id as id, b.environment, trim_scale(b.settled)::text as settled, trim_scale(b.held)::text as reserved,
            trim_scale((select coalesce(sum(change), 0) from account_bookings k where k.org_id = b.org_id
              and k.account_id = b.account_id and k.environment = b.environment))::text as booked
          from balances b join wallets w on w.id = b.account_id and w.org_id = b.org_id
          where w.id = ${wallet.walletId} or w.nickname = 'Before' order by 1, 2`.execute(trx)
        return rows
      })
    const sumOf = (rows: Awaited<ReturnType<typeof balances>>, name: 'settled' | 'reserved' | 'booked') =>
      rows.reduce((sum, row) => sum + Number(row[name]), 0)
    const adding = (amount: string, place?: ReturnType<typeof sql>) =>
      asSystem(store, async (trx) => {
        const [{ id }] = (await twin(place).execute(trx)).rows as [{ id: string }]
        await bookedIn(id, amount).execute(trx)
        return id
      })
    await asSystem(store, (trx) => bookedIn(wallet.walletId, '3').execute(trx))
    const neighbours = [
      await adding('11', sql`address, address_key, '77'`),
      await adding('13', sql`address, address_key || 'x', destination_tag`),
    ]
    const isNeighbour = ({ id }: { id: string }) => neighbours.includes(id)
    const earlier = await balances()
    for (const amount of ['5', '7.5']) await adding(amount)
    const before = await balances()
    expect(sumOf(before, 'settled')).toBe(sumOf(earlier, 'settled') + 25)
    await store.db.transaction().execute(mergeWallets)
    const after = await balances()
    expect(after.filter(isNeighbour)).toEqual(earlier.filter(isNeighbour))
    const remaining = after.filter((one) => !isNeighbour(one))
    expect(new Set(remaining.map(({ id }) => id))).toEqual(new Set([wallet.walletId]))
    for (const name of ['settled', 'reserved', 'booked'] as const)
      expect([name, sumOf(after, name)]).toEqual([name, sumOf(before, name)])
    for (const { environment, settled } of remaining) {
      const was = earlier.find((one) => one.id === wallet.walletId && one.environment === environment)!
      expect(Number(settled)).toBe(Number(was.settled) + 12.5)
    }
    await store.db.transaction().execute(mergeWallets)
    expect(await balances()).toEqual(after)
    await asSystem(store, (trx) =>
      sql`delete from wallets where nickname = 'Before' and org_id = (select org_id from wallets where id = ${wallet.walletId})`.execute(
        trx,
      ),
    )
  })

  it.runIf(inject('postgresUrl')).each(['wallet', 'bank account'])(
    'leaves no order to a %s that is removed at the same moment (TRU-811)',
    async (which) => {
      await furnish()
      onlyAccepting()
      const countWaiting = async () => {
        const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'
            and (query ilike 'insert into "audit_trail"%' or query ilike 'update %')`.execute(store.db)
        return rows[0]!.count
      }
      // The purchase is written but for its trail, and the removal comes before it is committed.
      const [purchase, removal] = await store.db.transaction().execute(async (trx) => {
        await sql`lock table audit_trail in exclusive mode`.execute(trx)
        const buying = buy('38')
        await expect.poll(countWaiting, { timeout: 10_000 }).toBe(1)
        const removing = which === 'wallet' ? wallets.remove(wallets.removalOf(wallet)) : banks.remove(places)
        await expect.poll(countWaiting, { timeout: 10_000 }).toBe(2)
        return [buying, removing] as const
      })
      expect((await removal).status).toBe(200)
      const { status, body } = await purchase
      expect(status, JSON.stringify(body)).toBe(200)
      const { transactionId } = body as Answer<'stablecoin.buy'>
      expect((await order(transactionId)).cancel).toBe('WANTED')
    },
  )
})
