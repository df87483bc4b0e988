import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { describeEachEngineAtLength } from './engines.ts'
import { codeOf } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { EXCHANGE, PATH, ethereum, openWallets } from './walleting.ts'
import { openWorld, type World } from './world.ts'

describeEachEngineAtLength('room for wallets', (makeStore) => {
  let store: Store
  let world: World
  let at: Awaited<ReturnType<typeof openWallets>>

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    at = await openWallets(world, store)
  })

  it('admits one of twenty-four that ask for the last place on a chain (WAL-038, WAL-058, LIM-009)', async () => {
    await at.empty()
    await at.added()
    const first = await at.added()
    const requested = await Promise.all(Array.from({ length: 24 }, () => at.add()))
    expect(requested.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(requested.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'TOO_MANY_WALLETS',
      clientMessage: expect.stringContaining('3 wallets'),
    })
    expect((await at.productWallets('Stablecoin')).chains).toMatchObject([
      { chain: 'XRPL', wallets: 0, most: 3, isFull: false },
      { chain: 'Ethereum', wallets: 3, most: 3, isFull: true },
    ])
    await at.remove(at.removalOf(first))
    await at.added()
  })

  it('counts XRPL and XRP as one chain, and up to ten for other products (WAL-059, LIM-009, OPEN-59)', async () => {
    await at.empty()
    const other = { product: 'RPD', productId: at.products['harbor.example RPD'], chain: 'XRPL' }
    for (let place = 0; place < 10; place += 1) {
      const address = `r${String(place + 1)
        .replace('0', 'z')
        .repeat(13)
        .padEnd(26, 'b')}`
      await at.added({ ...other, digitalAssetWalletAddress: address })
    }
    expect(codeOf(await at.add({ ...other, digitalAssetWalletAddress: EXCHANGE }))).toBe('TOO_MANY_WALLETS')
    await asSystem(store, (trx) =>
      sql`update wallets set chain = 'XRP' where org_id = (select id from organisations where name = 'Harbor Tea Traders')`.execute(
        trx,
      ),
    )
    expect((await at.productWallets('RPD')).chains[0]).toMatchObject({
      chain: 'XRPL',
      wallets: 10,
      isFull: true,
    })
    await at.empty()
  })

  it('reviews a wallet on the clock, by its address alone (WAL-006)', async () => {
    await at.empty()
    const decide = async (address: string) => {
      await at.empty()
      await at.added({ digitalAssetWalletAddress: address })
      await world.pass(20)
      expect(await at.list()).toMatchObject([{ walletApproved: 'Pending' }])
      await world.pass(80)
      return (await at.list())[0]!
    }
    const seen = new Map<string, string>()
    for (let place = 0; seen.size < 3 && place < 200; place += 1) {
      const address = `0x${String(place).padStart(40, 'a')}`
      const { walletApproved, walletStatus } = await decide(address)
      seen.set(walletApproved, walletStatus)
      if (place === 0) expect(await decide(address)).toMatchObject({ walletApproved })
    }
    expect(Object.fromEntries(seen)).toEqual({ Yes: 'Active', No: 'Inactive', Blocked: 'Inactive' })
  })

  const review = (approved: string) =>
    asSystem(store, (trx) =>
      sql`update wallets set approved = ${approved}, status = 'Inactive' where org_id = (select id from organisations where name = 'Harbor Tea Traders')`.execute(
        trx,
      ),
    )

  it('adds nothing while any wallet of any product is blocked, which stays where it is (WAL-052, WAL-053)', async () => {
    await at.empty()
    const made = await at.added()
    await review('Blocked')
    const other = { product: 'RPD', productId: at.products['harbor.example RPD'] }
    expect((await at.add(other)).body).toMatchObject({
      code: 'WALLETS_BLOCKED',
      clientMessage: expect.stringMatching(/contact your account manager or compliance/),
    })
    expect(codeOf(await at.remove(at.removalOf(made)))).toBe('WALLET_BLOCKED')
    expect(await at.productWallets('RPD')).toMatchObject({ isBlocked: true, lockStatus: 'LOCKED' })
  })

  it('offers addresses of other products again, but none used, denied or blocked (WAL-022, WAL-054, WAL-055)', async () => {
    await at.empty()
    const other = { product: 'RPD', productId: at.products['harbor.example RPD'] }
    const names = async () =>
      (await at.productWallets('Stablecoin')).reusable.map(({ walletNickname }) => walletNickname)
    const one = await at.added({ ...other, walletNickname: 'One' })
    await at.added({ ...other, walletNickname: 'Two' })
    expect(await names()).toEqual(['One', 'Two'])
    await at.added({ digitalAssetWalletAddress: one.digitalAssetWalletAddress })
    expect(await names()).toEqual(['Two'])
    for (const approved of ['No', 'Blocked']) {
      await review(approved)
      expect(await names()).toEqual([])
    }
  })

  it.each([
    [
      'XRPL',
      'WAL-056',
      ['rKzF3BdCLw5mjofCMJgzFyEWwFNx1yh1TG', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', EXCHANGE],
    ],
    ['Ethereum', 'WAL-057', [ethereum(), ethereum(), ethereum()]],
  ] as const)(
    'stops offering %s addresses to stablecoin at two wallets there (%s)',
    async (chain, _row, [a, b, c]) => {
      await at.empty()
      const other = { product: 'RPD', productId: at.products['harbor.example RPD'] }
      await at.added({ ...other, chain, digitalAssetWalletAddress: c })
      await at.added({ chain, digitalAssetWalletAddress: a })
      expect((await at.productWallets('Stablecoin')).reusable).toHaveLength(1)
      await at.added({ chain, digitalAssetWalletAddress: b })
      expect((await at.productWallets('Stablecoin')).reusable).toEqual([])
    },
  )

  it('knows the one chain that still needs a wallet (WAL-035)', async () => {
    await at.empty()
    expect((await at.productWallets('Stablecoin')).onlyChain).toBeUndefined()
    await at.added()
    expect((await at.productWallets('Stablecoin')).onlyChain).toBe('XRPL')
    await at.added({ chain: 'XRPL', digitalAssetWalletAddress: EXCHANGE })
    expect((await at.productWallets('Stablecoin')).onlyChain).toBeUndefined()
  })

  it('says whether the step is open to whom (WAL-029)', async () => {
    await at.empty()
    expect((await at.productWallets('Stablecoin')).lockStatus).toBe('UNLOCKED')
    expect((await at.productWallets('ODL')).lockStatus).toBe('NOT_REQUIRED')
    const viewer = await signIn(world.app, 'viewer@harbor.example')
    expect((await at.productWallets('Stablecoin', viewer)).lockStatus).toBe('PREVIEW')
    expect((await at.add({}, viewer)).status).toBe(403)
  })

  it('lists every product that takes wallets, and how far it is (WAL-030)', async () => {
    await at.empty()
    await at.added()
    const { body } = await at.harbor.call('GET', `${PATH}/products`)
    expect(body).toEqual({
      content: [
        {
          key: 'stablecoin',
          product: 'Stablecoin',
          wallets: 1,
          needed: 2,
          step: 'in progress',
          verification: 'In Progress',
          lockStatus: 'UNLOCKED',
        },
        {
          key: 'rpd',
          product: 'RPD',
          wallets: 0,
          needed: 1,
          step: 'pending',
          verification: 'Not Started',
          lockStatus: 'UNLOCKED',
        },
      ],
    })
  })
})
