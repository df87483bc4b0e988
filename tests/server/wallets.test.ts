import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { asSystem } from '#server/store/tenant.ts'
import { describeEachEngine } from './engines.ts'
import { codeOf, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { openWorld, type World } from './world.ts'

const PATH = '/salesforce_proxy/onboarding/wallet'
const EXCHANGE = 'rrrrrrrrrrrrrrrrrrrrrhoLvTp'

interface Wallet {
  walletId: string
  walletNickname: string
  digitalAssetWalletAddress: string
  walletApproved: string
  walletStatus: string
  product: string
}

interface Room {
  chains: { chain: string; wallets: number; most: number; isFull: boolean }[]
  reusable: Wallet[]
  onlyChain?: string
  lockStatus: string
  step?: string
  verification?: string
}

const ethereum = () => `0x${randomUUID().replaceAll('-', '')}deadbeef`

describeEachEngine('wallets', (makeStore) => {
  let store: Store
  let world: World
  let lumen: Caller
  let harbor: Caller
  let legacy: Caller
  const products: Record<string, string> = {}

  const config = async (person: Caller, username: string) =>
    (
      await person.call('GET', '/salesforce_proxy/onboarding/config', {
        query: { username, multi_product: 'true' },
      })
    ).body as {
      products: { name: string; id: string }[]
      availableExchanges: { exchangeId: string; exchangeName: string }[]
    }

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    lumen = await signIn(world.app, 'maker@lumen.example')
    harbor = await signIn(world.app, 'admin@harbor.example')
    legacy = await signIn(world.app, 'admin@cordillera.example')
    for (const [person, name] of [
      [lumen, 'maker@lumen.example'],
      [harbor, 'admin@harbor.example'],
    ] as const)
      for (const product of (await config(person, name)).products)
        products[`${name.split('@')[1]} ${product.name}`] = product.id
  })

  const wallet = (changes: object = {}) => ({
    walletNickname: 'Main',
    chain: 'Ethereum',
    digitalAssetType: 'RLUSD',
    walletType: 'unhosted',
    digitalAssetWalletAddress: ethereum(),
    legalNameCounterparty: 'Harbor Tea Traders',
    custodyExchangeHostName: null,
    destinationTag: null,
    attestation: true,
    tAndCAgreement: true,
    acknowledgement: true,
    product: 'Stablecoin',
    productId: products['harbor.example Stablecoin'],
    ...changes,
  })
  const add = (changes: object = {}, person = harbor, tenantName = 'Harbor Tea Traders', key?: string) =>
    person.call('POST', PATH, {
      body: { tenantName, wallets: [wallet(changes)] },
      key: key ?? randomUUID(),
    })
  const added = async (changes: object = {}): Promise<Wallet> => {
    const { status, body } = await add(changes)
    expect([status, body]).toMatchObject([200, { wallets: [{}] }])
    return (body as { wallets: Wallet[] }).wallets[0]!
  }
  const list = async (person = harbor, query: Record<string, string> = {}) =>
    ((await person.call('GET', PATH, { query })).body as { wallets: Wallet[] }).wallets
  const room = async (product: string, person = harbor) =>
    (await person.call('GET', `${PATH}/room`, { query: { product } })).body as Room
  const remove = (one: object, person = harbor, tenantName = 'Harbor Tea Traders') =>
    person.call('PATCH', PATH, { body: { tenantName, wallets: [{ walletStatus: 'Deactivated', ...one }] } })
  const removalOf = ({ walletId, digitalAssetWalletAddress }: Wallet) => ({
    walletId,
    digitalAssetWalletAddress,
  })
  const empty = () =>
    asSystem(store, (trx) =>
      sql`delete from wallets where org_id = (select id from organisations where name = 'Harbor Tea Traders')`.execute(
        trx,
      ),
    )
  const marked = (answer: { body: unknown }) =>
    (answer.body as { fields: { path: string; message: string }[] }).fields.map(({ path, message }) => [
      path.replace('wallets.0.', ''),
      message,
    ])

  it('keeps a wallet with what it has, nulls where it has nothing, and lists it (WAL-001, WAL-002, WAL-003, WAL-004, WAL-008, WAL-009, WAL-010, WAL-051, API-126, API-127, API-142, API-167)', async () => {
    await empty()
    const made = await added()
    expect(made).toEqual({
      ...wallet({ digitalAssetWalletAddress: made.digitalAssetWalletAddress }),
      walletId: expect.any(String),
      custodyExchangeHostId: null,
      walletApproved: 'Pending',
      walletStatus: 'Onboarded',
      transactionType: 'ISSUANCE',
      createdAt: expect.any(String),
    })
    expect(await list()).toEqual([made])
    expect(await list(harbor, { product: 'RPD' })).toEqual([])
  })

  it('takes the older body without a product, and names the custodian in words (API-141, WAL-044, WAL-063)', async () => {
    const body = {
      tenantName: 'Cordillera Remesas SA',
      wallets: [
        {
          ...wallet({ chain: 'XRPL', digitalAssetType: 'XRP', walletType: 'hosted', destinationTag: '0077' }),
          digitalAssetWalletAddress: 'rKzF3BdCLw5mjofCMJgzFyEWwFNx1yh1TG',
          custodyExchangeHostName: ' Old Vault ',
          product: undefined,
          productId: undefined,
        },
      ],
    }
    const made = await legacy.call('POST', PATH, { body, key: randomUUID() })
    expect([made.status, made.body]).toMatchObject([
      200,
      {
        wallets: [
          {
            product: 'ODL',
            custodyExchangeHostName: 'Old Vault',
            custodyExchangeHostId: null,
            destinationTag: '77',
          },
        ],
      },
    ])
    const named = { ...body, wallets: [wallet({ product: 'ODL', productId: 'x' })] }
    expect(codeOf(await legacy.call('POST', PATH, { body: named, key: randomUUID() }))).toBe(
      'WALLET_PRODUCT_DIFFERS',
    )
  })

  it('asks who holds a hosted wallet, one of the exchanges in multi-product mode (WAL-005, WAL-036, WAL-043)', async () => {
    const hosted = { walletType: 'hosted', chain: 'XRPL', digitalAssetWalletAddress: EXCHANGE }
    for (const custodyExchangeHostId of [undefined, null, 'made-up'])
      expect(marked(await add({ ...hosted, custodyExchangeHostId }))).toEqual([
        ['custodyExchangeHostId', 'Choose the exchange that holds this wallet.'],
      ])
    const [exchange] = (await config(harbor, 'admin@harbor.example')).availableExchanges
    const made = await added({ ...hosted, custodyExchangeHostId: exchange!.exchangeId, destinationTag: '7' })
    expect(made).toMatchObject({
      custodyExchangeHostId: exchange!.exchangeId,
      custodyExchangeHostName: exchange!.exchangeName,
    })
    expect(
      codeOf(await add({ ...hosted, custodyExchangeHostId: exchange!.exchangeId, destinationTag: '7' })),
    ).toBe('WALLET_KNOWN')
    await added({ ...hosted, custodyExchangeHostId: exchange!.exchangeId, destinationTag: '8' })
    await empty()
  })

  it('judges every answer again and marks what is wrong (WAL-037, WAL-041, WAL-042, LIM-043)', async () => {
    expect(
      marked(
        await add({
          walletNickname: ' ',
          legalNameCounterparty: ' ',
          digitalAssetWalletAddress: '0x12',
          destinationTag: '1',
          attestation: false,
          tAndCAgreement: false,
          acknowledgement: false,
        }),
      ),
    ).toEqual([
      ['walletNickname', 'Enter a nickname.'],
      ['legalNameCounterparty', 'Enter a legal name.'],
      ['digitalAssetWalletAddress', 'The provided Ethereum wallet address is invalid.'],
      ['destinationTag', 'Only addresses of the XRP Ledger have a destination tag. Leave it empty.'],
      ['attestation', 'Confirm that the organisation owns and controls this wallet.'],
      ['tAndCAgreement', 'Agree to Exhibit A.'],
      ['acknowledgement', 'Acknowledge Exhibit A.'],
    ])
    const xrpl = { chain: 'XRPL', digitalAssetWalletAddress: ethereum() }
    expect(marked(await add({ ...xrpl, destinationTag: '4294967296' }))).toEqual([
      ['digitalAssetWalletAddress', 'The provided XRPL wallet address is invalid.'],
      ['destinationTag', 'Enter a whole number from 0 to 4294967295, without separators.'],
    ])
    for (const [name, value] of Object.entries({ walletType: undefined, walletNickname: 'x'.repeat(256) }))
      expect((await add({ [name]: value })).status).toBe(400)
  })

  it('says it in the older words before multi product (OPEN-48)', async () => {
    const body = (chain: string) => ({
      tenantName: 'Cordillera Remesas SA',
      wallets: [
        wallet({
          chain,
          digitalAssetType: 'XRP',
          digitalAssetWalletAddress: 'no',
          product: undefined,
          productId: undefined,
        }),
      ],
    })
    const says = async (chain: string) =>
      marked(await legacy.call('POST', PATH, { body: body(chain), key: randomUUID() }))[0]?.[1]
    expect(await says('XRPL')).toBe('This is an invalid XRP wallet address')
    expect(await says('Ethereum')).toBe('This is an invalid ETH wallet address')
  })

  it('offers a stablecoin product RLUSD on its two chains only (WAL-047, WAL-011)', async () => {
    expect(marked(await add({ digitalAssetType: 'USDC', chain: 'Tron' })).map(([name]) => name)).toEqual([
      'chain',
      'digitalAssetType',
    ])
    expect((await room('Stablecoin')).chains.map(({ chain }) => chain)).toEqual(['XRPL', 'Ethereum'])
    expect((await room('RPD')).chains.map(({ chain }) => chain)).toEqual([
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
          const changes = { digitalAssetType, product, productId, digitalAssetWalletAddress: 'no' }
          const answer = await add(changes, person, tenantName)
          return marked(answer).some(([name]) => name === 'digitalAssetType') ? [] : [digitalAssetType]
        }),
      )
      return tried.flat()
    }
    const of = (name: string) => products[`lumen.example ${name}`]
    const stable = ['RLUSD', 'USDC', 'USDT']
    expect(await takes(lumen, 'Lumen Marketplace Inc.', 'RPD', of('RPD'))).toEqual(stable)
    expect(await takes(lumen, 'Lumen Marketplace Inc.', 'OTC', of('OTC'))).toEqual(stable)
    expect(await takes(harbor, 'Harbor Tea Traders', 'RPD', products['harbor.example RPD'])).toEqual([
      ...stable,
      'XRP',
    ])
  })

  it('admits one of twenty-four that ask for the last place on a chain (WAL-038, WAL-058, LIM-009)', async () => {
    await empty()
    await added()
    const first = await added()
    const asked = await Promise.all(Array.from({ length: 24 }, () => add()))
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(asked.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'TOO_MANY_WALLETS',
      clientMessage: expect.stringContaining('3 wallets'),
    })
    expect((await room('Stablecoin')).chains).toMatchObject([
      { chain: 'XRPL', wallets: 0, most: 3, isFull: false },
      { chain: 'Ethereum', wallets: 3, most: 3, isFull: true },
    ])
    await remove(removalOf(first))
    await added()
  })

  it('counts XRPL and XRP as one chain, and up to ten for other products (WAL-059, OPEN-59)', async () => {
    await empty()
    const at = (place: number) => `r${'ABCDEFGHJK'[place % 10]!.repeat(20 + place)}`
    const other = { product: 'RPD', productId: products['harbor.example RPD'], chain: 'XRPL' }
    for (let place = 0; place < 10; place += 1) {
      const address = `r${String(place + 1)
        .replace('0', 'z')
        .repeat(13)
        .padEnd(26, 'b')}`
      await added({ ...other, digitalAssetWalletAddress: address })
    }
    expect(codeOf(await add({ ...other, digitalAssetWalletAddress: at(9) }))).toBe('TOO_MANY_WALLETS')
    await asSystem(store, (trx) =>
      sql`update wallets set chain = 'XRP' where org_id = (select id from organisations where name = 'Harbor Tea Traders')`.execute(
        trx,
      ),
    )
    expect((await room('RPD')).chains[0]).toMatchObject({ chain: 'XRPL', wallets: 10, isFull: true })
    await empty()
  })

  it('is added once however often one sends the same intent', async () => {
    await empty()
    const key = randomUUID()
    const address = { digitalAssetWalletAddress: ethereum() }
    const [one, two] = [
      await add(address, harbor, undefined, key),
      await add(address, harbor, undefined, key),
    ]
    expect([two.status, two.body]).toEqual([one.status, one.body])
    expect(await list()).toHaveLength(1)
    const capitals = {
      digitalAssetWalletAddress: address.digitalAssetWalletAddress.replace('deadbeef', 'DEADBEEF'),
    }
    expect(codeOf(await add(capitals))).toBe('WALLET_KNOWN')
  })

  it('removes a wallet once, with a trail, and shows it nowhere any more (WAL-007, WAL-027, API-128, API-140)', async () => {
    await empty()
    const made = await added()
    const wrong = await remove({ ...removalOf(made), digitalAssetWalletAddress: ethereum() })
    expect(codeOf(wrong)).toBe('WALLET_DIFFERS')
    const gone = await remove(removalOf(made))
    expect(gone.body).toMatchObject({ wallets: [{ walletId: made.walletId, walletStatus: 'Deactivated' }] })
    expect(await list()).toEqual([])
    expect(codeOf(await remove(removalOf(made)))).toBe('WALLET_REMOVED_ALREADY')
    const { rows } = await asSystem(store, (trx) =>
      sql<{
        action: string
      }>`select action from audit_trail where object_id = ${made.walletId} order by action`.execute(trx),
    )
    expect(rows.map(({ action }) => action)).toEqual(['wallet.create', 'wallet.remove'])
  })

  it('says that the wallet id is missing (ERR-096)', async () => {
    for (const walletId of [undefined, null, '']) {
      const answer = await remove({ walletId, digitalAssetWalletAddress: 'r' })
      expect(answer.body).toMatchObject({
        code: 'WALLET_ID_MISSING',
        fields: [{ path: 'wallets.0.walletId' }],
      })
    }
    const answer = await remove({ walletId: randomUUID(), digitalAssetWalletAddress: 'r' })
    expect(answer.status).toBe(404)
  })

  it('reviews a wallet on the clock, by its address alone (WAL-006)', async () => {
    await empty()
    const decide = async (address: string) => {
      await empty()
      await added({ digitalAssetWalletAddress: address })
      await world.pass(20)
      expect(await list()).toMatchObject([{ walletApproved: 'Pending' }])
      await world.pass(80)
      return (await list())[0]!
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
    await empty()
    const made = await added()
    await review('Blocked')
    const other = { product: 'RPD', productId: products['harbor.example RPD'] }
    expect((await add(other)).body).toMatchObject({
      code: 'WALLETS_BLOCKED',
      clientMessage: expect.stringMatching(/contact your account manager or compliance/),
    })
    expect(codeOf(await remove(removalOf(made)))).toBe('WALLET_BLOCKED')
    expect(await room('RPD')).toMatchObject({ isBlocked: true, lockStatus: 'LOCKED' })
  })

  it('offers addresses of other products again, but none used, denied or blocked (WAL-022, WAL-054, WAL-055)', async () => {
    await empty()
    const other = { product: 'RPD', productId: products['harbor.example RPD'] }
    const names = async () => (await room('Stablecoin')).reusable.map(({ walletNickname }) => walletNickname)
    const one = await added({ ...other, walletNickname: 'One' })
    await added({ ...other, walletNickname: 'Two' })
    expect(await names()).toEqual(['One', 'Two'])
    await added({ digitalAssetWalletAddress: one.digitalAssetWalletAddress })
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
      await empty()
      const other = { product: 'RPD', productId: products['harbor.example RPD'] }
      await added({ ...other, chain, digitalAssetWalletAddress: c })
      await added({ chain, digitalAssetWalletAddress: a })
      expect((await room('Stablecoin')).reusable).toHaveLength(1)
      await added({ chain, digitalAssetWalletAddress: b })
      expect((await room('Stablecoin')).reusable).toEqual([])
    },
  )

  it('knows the one chain that still needs a wallet (WAL-035)', async () => {
    await empty()
    expect((await room('Stablecoin')).onlyChain).toBeUndefined()
    await added()
    expect((await room('Stablecoin')).onlyChain).toBe('XRPL')
    await added({ chain: 'XRPL', digitalAssetWalletAddress: EXCHANGE })
    expect((await room('Stablecoin')).onlyChain).toBeUndefined()
  })

  it('says whether the step is open to whom (WAL-029)', async () => {
    await empty()
    expect((await room('Stablecoin')).lockStatus).toBe('UNLOCKED')
    expect((await room('ODL')).lockStatus).toBe('NOT_REQUIRED')
    const viewer = await signIn(world.app, 'viewer@harbor.example')
    expect((await room('Stablecoin', viewer)).lockStatus).toBe('PREVIEW')
    expect((await add({}, viewer)).status).toBe(403)
  })

  it('keeps organisations apart, whatever name a body carries', async () => {
    expect(codeOf(await add({}, harbor, 'Lumen Marketplace Inc.'))).toBe('TENANT_DIFFERS')
    const [theirs] = await list(lumen)
    expect(codeOf(await remove(removalOf(theirs!), harbor, 'Lumen Marketplace Inc.'))).toBe('TENANT_DIFFERS')
    expect((await remove(removalOf(theirs!))).status).toBe(404)
    expect((await list()).some(({ walletId }) => walletId === theirs!.walletId)).toBe(false)
  })
})
