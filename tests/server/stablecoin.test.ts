import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { openBanks } from './banking.ts'
import { describeAnyEngine } from './engines.ts'
import { codeOf } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWallets } from './walleting.ts'
import { openWorld, type World } from './world.ts'

interface Summary {
  currency: string
  balance: string
  wallets: { walletId: string; walletNickname: string; chain: string; balance: string }[]
  banks: { bankId: string; verification: string }[]
  isBankVerified: boolean
  isAgreed: boolean
}
interface Transaction {
  transactionId: string
  status: string
  reason?: string
  ledgerHash?: string
  wire?: { memo: string; accountNumber: string }
  sendTo?: { chain: string; address: string; destinationTag?: string }
}

describeAnyEngine('stablecoin', (makeStore) => {
  let store: Store
  let world: World
  let banks: Awaited<ReturnType<typeof openBanks>>
  let wallets: Awaited<ReturnType<typeof openWallets>>

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    banks = await openBanks(world, store)
    wallets = await openWallets(world, store)
  })

  const HARBOR = 'Harbor Tea Traders'
  const person = () => banks.harbor
  const summary = async (who = person()) => (await who.call('GET', '/stablecoin')).body as Summary
  const agree = () =>
    person().call('POST', '/stablecoin/terms', {
      body: { tenantName: HARBOR, agreed: true },
      key: randomUUID(),
    })
  const buy = (body: object, tenantName = HARBOR) =>
    person().call('POST', '/stablecoin/buy', { body: { tenantName, ...body }, key: randomUUID() })
  const redeem = (body: object) =>
    person().call('POST', '/stablecoin/redeem', { body: { tenantName: HARBOR, ...body }, key: randomUUID() })
  const read = async (id: string) =>
    (await person().call('GET', `/stablecoin/transactions/${id}`)).body as Transaction
  const bought = async (body: object): Promise<Transaction> => {
    const answer = await buy(body)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body as Transaction
  }

  /** Terms agreed to, a verified bank and one approved wallet on each chain. */
  const ready = async () => {
    await banks.empty()
    await wallets.empty()
    await agree()
    await banks.added()
    const ethereum = await wallets.added({ walletNickname: 'Ether' })
    const xrpl = await wallets.added({
      walletNickname: 'Ledger',
      chain: 'XRPL',
      digitalAssetWalletAddress: 'rKzF3BdCLw5mjofCMJgzFyEWwFNx1yh1TG',
    })
    await world.pass(300)
    await asSystem(store, (trx) =>
      sql`update wallets set approved = 'Yes', status = 'Active' where id in (${ethereum.walletId}, ${xrpl.walletId})`.execute(
        trx,
      ),
    )
    const { banks: existing } = await summary()
    return { ethereum: ethereum.walletId, xrpl: xrpl.walletId, bankId: existing[0]!.bankId }
  }

  it('asks for the digital-asset terms once, and refuses everything before (STB-008)', async () => {
    await banks.empty()
    await asSystem(store, (trx) =>
      sql`delete from stablecoin_terms where org_id = (select id from organisations where name = ${HARBOR})`.execute(
        trx,
      ),
    )
    expect(await summary()).toMatchObject({ isAgreed: false, banks: [], isBankVerified: false, balance: '0' })
    const any = { walletId: randomUUID(), bankId: randomUUID(), amount: '1' }
    expect(codeOf(await buy(any))).toBe('TERMS_NOT_AGREED')
    expect(codeOf(await redeem({ walletId: randomUUID(), amount: '1' }))).toBe('TERMS_NOT_AGREED')
    const unticked = { body: { tenantName: HARBOR, agreed: false }, key: randomUUID() }
    expect((await person().call('POST', '/stablecoin/terms', unticked)).status).toBe(400)
    expect((await agree()).body).toMatchObject({ isAgreed: true })
    expect((await agree()).status).toBe(200)
    const stored = await asSystem(store, (trx) =>
      sql<{ email: string }>`select u.email from stablecoin_terms t join users u on u.id = t.agreed_by
        join organisations o on o.id = t.org_id where o.name = ${HARBOR}`.execute(trx),
    )
    expect(stored.rows).toEqual([{ email: 'admin@harbor.example' }])
  })

  it('credits a wire from the verified account to the wallet its memo names (STB-001, STB-002, STB-003, LIM-012, API-134)', async () => {
    const { xrpl, bankId } = await ready()
    const details = await person().call('GET', '/salesforce_proxy/onboarding/stablecoin-bank-details', {
      query: { walletId: xrpl },
    })
    expect(details.body).toMatchObject({
      memo: xrpl,
      accountNumber: expect.any(String),
      routingNumber: '021000021',
      currency: 'USD',
    })
    const made = await bought({ walletId: xrpl, bankId, amount: '2500.50' })
    expect(made).toMatchObject({ status: 'WAITING', currency: 'RLUSD', wire: { memo: xrpl } })
    expect((await summary()).balance).toBe('0')
    await world.pass(300)
    const done = await read(made.transactionId)
    expect(done).toMatchObject({ status: 'COMPLETED', ledgerHash: expect.stringMatching(/^[0-9A-F]{64}$/) })
    expect(done.wire).toBeUndefined()
    const { currency, balance, wallets: reserved } = await summary()
    expect([currency, Number(balance)]).toEqual(['RLUSD', 2500.5])
    expect(reserved.map(({ walletNickname, balance: one }) => [walletNickname, Number(one)])).toEqual([
      ['Ether', 0],
      ['Ledger', 2500.5],
    ])
  })

  it('sends back wires from accounts that are not verified: others, and one replaced meanwhile (STB-004)', async () => {
    const { ethereum, bankId } = await ready()
    const elsewhere = await bought({ walletId: ethereum, bankId, amount: '100.13' })
    const replaced = await bought({ walletId: ethereum, bankId, amount: '100.00' })
    await banks.change({ bankId, replacement: await banks.bodyWith() })
    await world.pass(20)
    expect(codeOf(await buy({ walletId: ethereum, bankId, amount: '1' }))).toBe('BANK_NOT_VERIFIED')
    await world.pass(300)
    for (const { transactionId } of [elsewhere, replaced])
      expect(await read(transactionId)).toMatchObject({ status: 'RETURNED', reason: 'UNVERIFIED_ACCOUNT' })
    expect((await summary()).balance).toBe('0')
  })

  it('redeems coins sent to the provider on the chain of the wallet, with a tag where it needs one (STB-005, TRU-130, TRU-131)', async () => {
    const { xrpl, ethereum, bankId } = await ready()
    for (const walletId of [xrpl, ethereum]) await bought({ walletId, bankId, amount: '500' })
    await world.pass(300)
    const onXrpl = (await redeem({ walletId: xrpl, amount: '200.000001' })).body as Transaction
    expect(onXrpl.sendTo).toMatchObject({
      chain: 'XRPL',
      address: expect.stringMatching(/^r/),
      destinationTag: expect.stringMatching(/^\d+$/),
    })
    const onEthereum = (await redeem({ walletId: ethereum, amount: '500' })).body as Transaction
    expect(onEthereum.sendTo).toMatchObject({ chain: 'Ethereum', address: expect.stringMatching(/^0x/) })
    expect(onEthereum.sendTo?.destinationTag).toBeUndefined()
    const { balance: all, wallets: before } = await summary()
    expect([all, before.map((one) => one.balance)]).toEqual(['299.999999', ['0', '299.999999']])
    expect((await redeem({ walletId: ethereum, amount: '0.000001' })).body).toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      clientMessage: expect.stringContaining('You have 0.00 RLUSD available.'),
      fields: [{ path: 'amount' }],
    })
    await world.pass(300)
    expect(await read(onXrpl.transactionId)).toMatchObject({ status: 'COMPLETED' })
    expect((await summary()).wallets.map(({ balance }) => Number(balance))).toEqual([0, 299.999999])
  })

  it('says where coins are deposited on each chain, with the tag of a shared address (STB-012)', async () => {
    const { body } = await person().call('GET', '/stablecoin/deposit-addresses')
    expect(body).toEqual({
      currency: 'RLUSD',
      xrpl: { address: expect.stringMatching(/^r/), destinationTag: expect.stringMatching(/^\d+$/) },
      ethereum: { address: expect.stringMatching(/^0x[\da-f]{40}$/) },
    })
  })

  it('redeems what a wallet holds only once, of twenty at the same moment exactly one (TRU-130)', async () => {
    const { xrpl, bankId } = await ready()
    await bought({ walletId: xrpl, bankId, amount: '100' })
    await world.pass(300)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => redeem({ walletId: xrpl, amount: '100' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => codeOf(answer) === 'INSUFFICIENT_FUNDS')).toHaveLength(19)
  })

  it('sends coins back when the bank account is gone by the time they arrive', async () => {
    const { xrpl, bankId } = await ready()
    await bought({ walletId: xrpl, bankId, amount: '100' })
    await world.pass(300)
    const { transactionId } = (await redeem({ walletId: xrpl, amount: '40' })).body as Transaction
    await banks.remove({ bankId })
    await world.pass(300)
    expect(await read(transactionId)).toMatchObject({ status: 'RETURNED', reason: 'NO_REDEMPTION_ACCOUNT' })
    expect(Number((await summary()).balance)).toBe(100)
  })

  it('refuses amounts that are none, wallets that are not approved, and other organisations', async () => {
    const { xrpl, bankId } = await ready()
    for (const amount of ['0', '-1', '1.001'])
      expect((await buy({ walletId: xrpl, bankId, amount })).status).toBeGreaterThanOrEqual(400)
    const pending = await wallets.added({ walletNickname: 'New' })
    expect(codeOf(await buy({ walletId: pending.walletId, bankId, amount: '1' }))).toBe(
      'STABLECOIN_WALLET_UNUSABLE',
    )
    expect(codeOf(await buy({ walletId: xrpl, bankId, amount: '1' }, 'Lumen Marketplace Inc.'))).toBe(
      'TENANT_DIFFERS',
    )
    const { transactionId } = await bought({ walletId: xrpl, bankId, amount: '1' })
    const lumen = await signIn(world.app, 'admin@lumen.example')
    expect((await lumen.call('GET', `/stablecoin/transactions/${transactionId}`)).status).toBe(404)
  })

  it('is for stablecoin operators only (PRM-026, STB-013)', async () => {
    expect((await banks.viewer.call('GET', '/stablecoin')).status).toBe(403)
    const operator = await signIn(world.app, 'maker@harbor.example')
    expect((await operator.call('GET', '/stablecoin')).status).toBe(200)
  })

  it('lists what was bought and redeemed by type and by wallet, newest first', async () => {
    const lumen = await signIn(world.app, 'admin@lumen.example')
    const list = async (query: Record<string, string> = {}) =>
      (await lumen.call('GET', '/stablecoin/transactions', { query })).body as {
        content: { transactionId: string; type: string; status: string; address: string; createdAt: string }[]
        page: { totalElements: number }
      }
    const all = await list({ size: '100' })
    expect(all.page.totalElements).toBeGreaterThanOrEqual(12)
    expect(all.content.map(({ createdAt }) => createdAt)).toEqual(
      all.content
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    )
    expect(all.content.filter(({ status }) => status === 'RETURNED')).toHaveLength(1)
    const redeemed = await list({ type: 'REDEEM', size: '100' })
    expect(new Set(redeemed.content.map(({ type }) => type))).toEqual(new Set(['REDEEM']))
    const { transactionId, address: masked } = all.content[0]!
    const { body } = await lumen.call('GET', `/stablecoin/transactions/${transactionId}`)
    const { address } = body as { address: string }
    const own = await list({ address: address.toUpperCase(), size: '100' })
    expect(new Set(own.content.map((row) => row.address))).toEqual(new Set([masked]))
    expect(own.page.totalElements).toBeLessThan(all.page.totalElements)
  })
})
