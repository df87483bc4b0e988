import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Answer } from '#definition/wire.ts'
import { networkData } from '#server/network/data.ts'
import type { Store } from '#server/store/store.ts'
import { openBanks } from './banking.ts'
import { describeEachEngineAtLength } from './engines.ts'
import { codeOf } from './paying.ts'
import { signIn } from './sign-in.ts'
import { say } from './simulated.ts'
import { asSystem } from './system.ts'
import { openWallets } from './walleting.ts'
import { openWorld, type World } from './world.ts'

const HARBOR = 'Harbor Tea Traders'
const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status })
const isOrder = (path: string) => path.startsWith('/stablecoin/orders/')
const hash = 'AB'.repeat(32)

describeEachEngineAtLength('the stablecoin at a network', (makeStore) => {
  let store: Store
  let world: World
  let banks: Awaited<ReturnType<typeof openBanks>>
  let places: { walletId: string; bankId: string }

  const call = (method: 'GET' | 'POST', path: string, body?: object) =>
    banks.harbor.call(method, path, body && { body: { tenantName: HARBOR, ...body }, key: randomUUID() })
  const buy = (amount: string) => call('POST', '/stablecoin/buy', { ...places, amount })
  const bought = async (amount: string) => {
    const { status, body } = await buy(amount)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return (body as Answer<'stablecoin.buy'>).transactionId
  }
  const redeem = (amount: string) => call('POST', '/stablecoin/redeem', { walletId: places.walletId, amount })
  const read = async (id: string) =>
    (await call('GET', `/stablecoin/transactions/${id}`)).body as Answer<'stablecoin.transaction'>
  const summary = async () => (await call('GET', '/stablecoin')).body as Answer<'stablecoin.read'>
  const order = (id: string) =>
    asSystem(store, (trx) =>
      trx.selectFrom('network_stablecoin_orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    )
  const statusOf = (
    orderId: string,
    amount: string,
    status: string,
    sequence: number,
    more: object = {},
  ) => ({
    orderId,
    networkId: `S-${orderId}`,
    sequence,
    occurredAt: '2026-01-01T00:00:00Z',
    status,
    amount,
    currency: 'RLUSD',
    ...(status === 'COMPLETED' && { transactionHash: hash }),
    ...more,
  })
  const tell = (...given: Parameters<typeof statusOf>) => {
    const data = statusOf(...given)
    return say(world.app, randomUUID(), { type: 'stablecoin.status', data })
  }
  /** Until it is called again, the network takes orders and says no more than that. */
  const onlyAccepting = () => world.network.answer((path) => (isOrder(path) ? json({}, 503) : undefined))

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    banks = await openBanks(world, store)
    const wallets = await openWallets(world, store)
    await banks.empty()
    await wallets.empty()
    await call('POST', '/stablecoin/terms', { agreed: true })
    const { bankId } = await banks.added()
    const { walletId } = await wallets.added({ walletNickname: 'Ether' })
    await world.pass(300)
    await asSystem(store, (trx) =>
      sql`update wallets set approved = 'Yes', status = 'Active' where id = ${walletId}`.execute(trx),
    )
    places = { walletId, bankId }
  })

  it('hands over what was announced once by its ID, and again to the letter where nobody answered (TRU-446)', async () => {
    const sent: string[] = []
    world.network.answer((path) => {
      if (!isOrder(path)) return undefined
      sent.push(path)
      return json({}, 503)
    })
    const id = await bought('100')
    const { content, amount, type } = await order(id)
    expect(content).toMatchObject({ orderId: id, type: 'ISSUE', amount: '100', wireCurrency: 'USD' })
    expect([type, Number(amount)]).toEqual(['ISSUE', 100])
    await world.pass(60)
    world.network.answer()
    await world.pass(60)
    await world.pass(300)
    expect(new Set(sent)).toEqual(new Set([`/stablecoin/orders/${id}`]))
    expect(await read(id)).toMatchObject({ status: 'COMPLETED' })
    expect(await order(id)).toMatchObject({ is_accepted: true, content: null, stuck: null })
    expect(Number((await summary()).balance)).toBe(100)
  })

  it('books coins once by messages in any order and twice, and none by a message that is not signed (TRU-446)', async () => {
    onlyAccepting()
    const before = Number((await summary()).balance)
    const id = await bought('50')
    const completed = { type: 'stablecoin.status', data: statusOf(id, '50.00', 'COMPLETED', 3) }
    expect(
      await say(world.app, 'm-forged', completed, `whsec_${Buffer.alloc(32, 9).toString('base64')}`),
    ).toBe(401)
    expect(await read(id)).toMatchObject({ status: 'WAITING' })
    const answers = await Promise.all([
      say(world.app, `m-${id}`, completed),
      say(world.app, `m-${id}`, completed),
      tell(id, '50', 'COMPLETED', 3),
      tell(id, '50', 'RECEIVED', 2),
      tell(id, '50', 'ACCEPTED', 1),
    ])
    expect(answers).toEqual([200, 200, 200, 200, 200])
    expect(await read(id)).toMatchObject({ status: 'COMPLETED', ledgerHash: hash })
    expect(Number((await summary()).balance)).toBe(before + 50)
    expect(await tell(randomUUID(), '50', 'COMPLETED', 1)).toBe(404)
    world.network.answer()
  })

  it('moves nothing by another amount, puts it on the list of the stuck, and goes on once somebody has looked at it (TRU-446)', async () => {
    onlyAccepting()
    const before = Number((await summary()).balance)
    const id = await bought('70')
    expect(await tell(id, '69.99', 'COMPLETED', 2)).toBe(200)
    expect(await tell(id, '70', 'COMPLETED', 3)).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'WAITING' })
    expect(Number((await summary()).balance)).toBe(before)
    const staff = await signIn(world.app, 'provider@staff.example')
    const { content } = (await staff.call('GET', '/provider/stuck_payouts'))
      .body as Answer<'providerStuck.list'>
    const stuck = content.find((one) => one.id === id)!
    expect(stuck).toMatchObject({
      kind: 'ISSUE',
      client: HARBOR,
      ends: 'PERSON',
      detail: '69.99 RLUSD instead of 70 RLUSD',
    })
    expect(stuck.paymentState).toBeUndefined()
    const notified = await asSystem(store, (trx) =>
      sql<{ facts: object }>`select facts from notifications where event_type = 'STABLECOIN_STUCK'
        and page_parameters ->> 'id' = ${id}`.execute(trx),
    )
    expect(notified.rows[0]).toEqual({ facts: { amount: '70', currency: 'RLUSD' } })
    const answer = await staff.call('POST', `/provider/stuck_payouts/${id}/ask`, { body: {} })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(await tell(id, '70', 'COMPLETED', 3)).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'COMPLETED' })
    expect(Number((await summary()).balance)).toBe(before + 70)
    world.network.answer()
  })

  it('gives back what the issuer refuses, with its reason, and releases coins that were not redeemed (TRU-446)', async () => {
    onlyAccepting()
    const before = Number((await summary()).balance)
    const id = ((await redeem('20')).body as Answer<'stablecoin.redeem'>).transactionId
    expect(Number((await summary()).balance)).toBe(before - 20)
    expect(await tell(id, '20', 'REFUSED', 1, { message: 'Not on Sundays.' })).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'RETURNED', reason: 'NOT_TAKEN' })
    expect(Number((await summary()).balance)).toBe(before)
    const trail = await asSystem(store, (trx) =>
      trx
        .selectFrom('audit_trail')
        .select(['action', 'details'])
        .where('object_id', '=', id)
        .where('action', '=', 'stablecoin.refused')
        .execute(),
    )
    expect(trail).toMatchObject([{ details: { why: 'Not on Sundays.' } }])
    world.network.answer()
  })

  it('takes orders back whose bank account is gone, and books what came before that (TRU-448)', async () => {
    const early = await bought('31')
    await world.pass(1)
    onlyAccepting()
    const late = await bought('32')
    const gone = await bought('33')
    await tell(late, '32', 'COMPLETED', 2)
    world.network.answer()
    await banks.remove({ bankId: places.bankId })
    for (const id of [early, gone]) expect((await order(id)).cancel).not.toBe(null)
    expect((await order(late)).cancel).toBe(null)
    await world.pass(300)
    await world.pass(300)
    expect(await read(late)).toMatchObject({ status: 'COMPLETED' })
    for (const id of [early, gone])
      expect(await read(id)).toMatchObject({ status: 'RETURNED', reason: 'UNVERIFIED_ACCOUNT' })
    places = { ...places, bankId: (await banks.added()).bankId }
    await world.pass(300)
  })

  it('shows no account and no address that the network has not named, or that is none (TRU-447)', async () => {
    const { body } = await call('GET', '/stablecoin/deposit-addresses')
    expect(body).toMatchObject({ xrpl: { address: expect.stringMatching(/^r/) } })
    const whole = { currency: 'RLUSD', wireCurrency: 'USD', account: networkData().stablecoin.beneficiary }
    const nowhere = { chain: 'XRPL', use: 'DEPOSIT', address: 'rnhpNCDuAPuXCDZLQvhW2w9ot5zvwSJmHk' }
    for (const wrong of [
      { ...whole, account: {}, wallets: [] },
      { ...whole, wallets: [], currency: 'USDX' },
      { ...whole, wallets: [nowhere] },
    ]) {
      world.network.answer((path) => (path.startsWith('/stablecoin/places/') ? json(wrong) : undefined))
      expect(codeOf(await call('GET', '/stablecoin/deposit-addresses'))).toBe('STABLECOIN_UNAVAILABLE')
      expect(codeOf(await buy('10'))).toBe('STABLECOIN_UNAVAILABLE')
      expect((await summary()).isOffered).toBeUndefined()
    }
    world.network.answer()
    expect((await summary()).isOffered).toBe(true)
  })
})

describeEachEngineAtLength('a network without a stablecoin', (makeStore) => {
  it('is said to offer none: nothing is ordered, and nothing is made up in its place (TRU-449)', async () => {
    const store = await makeStore('seeded')
    const world = await openWorld(store)
    world.network.answer((path) =>
      path === '/capabilities' ? json({ capabilities: ['payouts'] }) : undefined,
    )
    const person = await signIn(world.app, 'admin@lumen.example')
    const get = (path: string) => person.call('GET', path)
    const { isOffered, banks, wallets } = (await get('/stablecoin')).body as Answer<'stablecoin.read'>
    expect(isOffered).toBe(false)
    for (const path of [
      '/stablecoin/deposit-addresses',
      '/salesforce_proxy/onboarding/stablecoin-bank-details',
    ])
      expect(codeOf(await get(path))).toBe('STABLECOIN_NOT_OFFERED')
    const body = { tenantName: 'Lumen Marketplace Inc.', walletId: wallets[0]!.walletId, amount: '1' }
    const ordered = [
      await person.call('POST', '/stablecoin/buy', {
        body: { ...body, bankId: banks[0]!.bankId },
        key: randomUUID(),
      }),
      await person.call('POST', '/stablecoin/redeem', { body, key: randomUUID() }),
    ]
    expect(ordered.map(codeOf)).toEqual(['STABLECOIN_NOT_OFFERED', 'STABLECOIN_NOT_OFFERED'])
    const stored = await asSystem(store, (trx) =>
      sql`select from network_stablecoin_orders union all select from stablecoin_transactions where status = 'WAITING'`.execute(
        trx,
      ),
    )
    expect(stored.rows).toEqual([])
  })
})
