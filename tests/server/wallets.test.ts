import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { letDecide } from './controlling.ts'
import { describeAnyEngine } from './engines.ts'
import { codeOf, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { EXCHANGE, PATH, ethereum, openWallets } from './walleting.ts'
import { openWorld, type World } from './world.ts'

const onTron = { chain: 'Tron', digitalAssetWalletAddress: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }

describeAnyEngine('wallets', (makeStore) => {
  let store: Store
  let world: World
  let at: Awaited<ReturnType<typeof openWallets>>
  let legacy: Caller

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    at = await openWallets(world, store)
    legacy = await signIn(world.app, 'admin@cordillera.example')
  })

  it('keeps a wallet with what it has, nulls where it has nothing, and lists it (WAL-001, WAL-002, WAL-003, WAL-004, WAL-008, WAL-009, WAL-010, WAL-051, API-126, API-127, API-142, API-167)', async () => {
    await at.empty()
    const made = await at.added()
    expect(made).toEqual({
      ...at.wallet({ digitalAssetWalletAddress: made.digitalAssetWalletAddress }),
      tenantName: 'Harbor Tea Traders',
      walletId: expect.any(String),
      custodyExchangeHostId: null,
      walletApproved: 'Pending',
      walletStatus: 'Onboarded',
      transactionType: 'ISSUANCE',
      createdAt: expect.any(String),
    })
    expect(await at.list()).toEqual([made])
    expect(await at.list(at.harbor, { product: 'RPD' })).toEqual([])
    const treasury = await at.list(at.lumen, { product: 'Stablecoin' })
    expect(treasury.find(({ walletNickname }) => walletNickname === 'Treasury on Ethereum')).toMatchObject({
      transactionType: 'REDEMPTION',
    })
  })

  it('takes the older body without a product, and names the custodian in words (API-141, WAL-044, WAL-063)', async () => {
    const body = {
      tenantName: 'Cordillera Remesas SA',
      wallets: [
        {
          ...at.wallet({
            chain: 'XRPL',
            digitalAssetType: 'XRP',
            walletType: 'hosted',
            destinationTag: '0077',
          }),
          digitalAssetWalletAddress: 'rKzF3BdCLw5mjofCMJgzFyEWwFNx1yh1TG',
          custodyExchangeHostName: ' Old Vault ',
          product: undefined,
          productId: undefined,
        },
      ],
    }
    // Its organisation lets a second person approve payments, and with them where money may go (TRU-159).
    const checker = await signIn(world.app, 'checker@cordillera.example')
    await letDecide(checker, await legacy.call('POST', PATH, { body, key: randomUUID() }))
    expect((await at.list(legacy)).slice(-1)).toMatchObject([
      {
        product: 'ODL',
        custodyExchangeHostName: 'Old Vault',
        custodyExchangeHostId: null,
        destinationTag: '77',
      },
    ])
    const named = { ...body, wallets: [at.wallet({ product: 'ODL', productId: 'x' })] }
    expect(codeOf(await legacy.call('POST', PATH, { body: named, key: randomUUID() }))).toBe(
      'WALLET_PRODUCT_DIFFERS',
    )
  })

  it('asks who holds a hosted wallet, one of the exchanges in multi-product mode (WAL-005, WAL-036, WAL-043)', async () => {
    const hosted = { walletType: 'hosted', chain: 'XRPL', digitalAssetWalletAddress: EXCHANGE }
    for (const custodyExchangeHostId of [undefined, null, 'made-up'])
      expect(at.marked(await at.add({ ...hosted, custodyExchangeHostId }))).toEqual([
        ['custodyExchangeHostId', 'Choose the exchange that holds this wallet.'],
      ])
    const [exchange] = (await at.config(at.harbor, 'admin@harbor.example')).availableExchanges
    const made = await at.added({
      ...hosted,
      custodyExchangeHostId: exchange!.exchangeId,
      destinationTag: '7',
    })
    expect(made).toMatchObject({
      custodyExchangeHostId: exchange!.exchangeId,
      custodyExchangeHostName: exchange!.exchangeName,
    })
    expect(
      codeOf(await at.add({ ...hosted, custodyExchangeHostId: exchange!.exchangeId, destinationTag: '7' })),
    ).toBe('WALLET_KNOWN')
    await at.added({ ...hosted, custodyExchangeHostId: exchange!.exchangeId, destinationTag: '8' })
    await at.empty()
  })

  it('judges every answer again and marks what is wrong (WAL-037, WAL-041, WAL-042, LIM-043)', async () => {
    expect(
      at.marked(
        await at.add({
          walletNickname: ' ',
          legalNameCounterparty: ' ',
          digitalAssetWalletAddress: '0x12',
          attestation: false,
          tAndCAgreement: false,
          acknowledgement: false,
        }),
      ),
    ).toEqual([
      ['walletNickname', 'Nickname is required.'],
      ['digitalAssetWalletAddress', 'The provided Ethereum wallet address is invalid.'],
      ['legalNameCounterparty', 'Legal name of the counterparty is required.'],
      ['attestation', 'Tick the box to go on.'],
      ['tAndCAgreement', 'Tick the box to go on.'],
      ['acknowledgement', 'Tick the box to go on.'],
    ])
    expect(at.marked(await at.add({ destinationTag: '1' }))).toEqual([
      ['destinationTag', 'Only addresses of the XRP Ledger have a destination tag. Leave it empty.'],
    ])
    const xrpl = { chain: 'XRPL', digitalAssetWalletAddress: ethereum() }
    expect(at.marked(await at.add({ ...xrpl, destinationTag: '4294967296' }))).toEqual([
      ['digitalAssetWalletAddress', 'The provided XRPL wallet address is invalid.'],
      ['destinationTag', 'Enter a whole number from 0 to 4294967295, without separators.'],
    ])
    for (const [name, value] of Object.entries({ walletType: undefined, walletNickname: 'x'.repeat(256) }))
      expect((await at.add({ [name]: value })).status).toBe(400)
  })

  it('says it in the older words before multi product (OPEN-48)', async () => {
    const body = (chain: string) => ({
      tenantName: 'Cordillera Remesas SA',
      wallets: [
        at.wallet({
          chain,
          digitalAssetType: 'XRP',
          digitalAssetWalletAddress: 'no',
          product: undefined,
          productId: undefined,
        }),
      ],
    })
    const says = async (chain: string) =>
      at.marked(await legacy.call('POST', PATH, { body: body(chain), key: randomUUID() }))[0]?.[1]
    expect(await says('XRPL')).toBe('This is an invalid XRP wallet address')
    expect(await says('Ethereum')).toBe('This is an invalid ETH wallet address')
  })

  it('offers a stablecoin product RLUSD on its two chains only (WAL-047, WAL-011)', async () => {
    expect(at.marked(await at.add({ ...onTron, digitalAssetType: 'USDC' })).map(([name]) => name)).toEqual([
      'chain',
      'digitalAssetType',
    ])
    expect((await at.productWallets('Stablecoin')).chains.map(({ chain }) => chain)).toEqual([
      'XRPL',
      'Ethereum',
    ])
    expect((await at.productWallets('RPD')).chains.map(({ chain }) => chain)).toEqual([
      'XRPL',
      'Ethereum',
      'Tron',
      'Bitcoin',
      'Bitcoin_Cash',
      'Ethereum_Classic',
      'Litecoin',
      '{product}',
      'binance_smart_chain',
    ])
  })

  it('offers assets by product, funding and billing entity (WAL-046, WAL-048, WAL-049, WAL-050)', async () => {
    const takes = async (person: Caller, tenantName: string, product: string, productId?: string) => {
      const tried = await Promise.all(
        ['RLUSD', 'USDC', 'USDT', 'XRP'].map(async (digitalAssetType) => {
          const changes = { digitalAssetType, product, productId, destinationTag: '1' }
          const answer = await at.add(changes, person, tenantName)
          expect(codeOf(answer)).toBe('WALLET_NOT_ACCEPTED')
          return at.marked(answer).some(([name]) => name === 'digitalAssetType') ? [] : [digitalAssetType]
        }),
      )
      return tried.flat()
    }
    const of = (name: string) => at.products[`lumen.example ${name}`]
    const stable = ['RLUSD', 'USDC', 'USDT']
    expect(await takes(at.lumen, 'Lumen Marketplace Inc.', 'RPD', of('RPD'))).toEqual(stable)
    expect(await takes(at.lumen, 'Lumen Marketplace Inc.', 'OTC', of('OTC'))).toEqual(stable)
    expect(await takes(at.harbor, 'Harbor Tea Traders', 'RPD', at.products['harbor.example RPD'])).toEqual([
      ...stable,
      'XRP',
    ])
  })

  it('is added once however often one sends the same intent', async () => {
    await at.empty()
    const key = randomUUID()
    const address = { digitalAssetWalletAddress: ethereum() }
    const [one, two] = [
      await at.add(address, at.harbor, undefined, key),
      await at.add(address, at.harbor, undefined, key),
    ]
    expect([two.status, two.body]).toEqual([one.status, one.body])
    expect(await at.list()).toHaveLength(1)
    const capitals = {
      digitalAssetWalletAddress: address.digitalAssetWalletAddress.replace('deadbeef', 'DEADBEEF'),
    }
    expect(codeOf(await at.add(capitals))).toBe('WALLET_KNOWN')
  })

  it('removes a wallet once, with a trail, and shows it nowhere any more (WAL-007, WAL-027, API-128, API-140)', async () => {
    await at.empty()
    const made = await at.added()
    const wrong = await at.remove({ ...at.removalOf(made), digitalAssetWalletAddress: ethereum() })
    expect(codeOf(wrong)).toBe('WALLET_DIFFERS')
    const gone = await at.remove(at.removalOf(made))
    expect(gone.body).toMatchObject({ wallets: [{ walletId: made.walletId, walletStatus: 'Deactivated' }] })
    expect(await at.list()).toEqual([])
    expect(codeOf(await at.remove(at.removalOf(made)))).toBe('WALLET_REMOVED_ALREADY')
    const { rows } = await asSystem(store, (trx) =>
      sql<{
        action: string
      }>`select action from audit_trail where object_id = ${made.walletId} order by action`.execute(trx),
    )
    expect(rows.map(({ action }) => action)).toEqual(['wallet.create', 'wallet.remove'])
  })

  it('says that the wallet id is missing (ERR-096)', async () => {
    for (const walletId of [undefined, null, '']) {
      const answer = await at.remove({ walletId, digitalAssetWalletAddress: 'r' })
      expect(answer.body).toMatchObject({
        code: 'WALLET_ID_MISSING',
        fields: [{ path: 'wallets.0.walletId' }],
      })
    }
    const answer = await at.remove({ walletId: randomUUID(), digitalAssetWalletAddress: 'r' })
    expect(answer.status).toBe(404)
  })

  it('keeps organisations apart, whatever name a body carries', async () => {
    expect(codeOf(await at.add({}, at.harbor, 'Lumen Marketplace Inc.'))).toBe('TENANT_DIFFERS')
    const [theirs] = await at.list(at.lumen)
    expect(codeOf(await at.remove(at.removalOf(theirs!), at.harbor, 'Lumen Marketplace Inc.'))).toBe(
      'TENANT_DIFFERS',
    )
    expect((await at.remove(at.removalOf(theirs!))).status).toBe(404)
    expect((await at.list()).some(({ walletId }) => walletId === theirs!.walletId)).toBe(false)
  })
})
