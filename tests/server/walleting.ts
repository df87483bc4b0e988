import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Store } from '#server/store/store.ts'
import type { Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import type { World } from './world.ts'

export const PATH = '/salesforce_proxy/onboarding/wallet'
/** An address on the XRP Ledger that many people share. */
export const EXCHANGE = 'rrrrrrrrrrrrrrrrrrrrrhoLvTp'

export interface Wallet {
  walletId: string
  walletNickname: string
  digitalAssetWalletAddress: string
  walletApproved: string
  walletStatus: string
  product: string
}

export interface ProductWallets {
  chains: { chain: string; wallets: number; most: number; isFull: boolean }[]
  reusable: Wallet[]
  onlyChain?: string
  lockStatus: string
  step?: string
  verification?: string
}

export const ethereum = () => `0x${randomUUID().replaceAll('-', '')}deadbeef`

/** Calls about wallets of Harbor, which has none yet. */
export const openWallets = async (world: World, store: Store) => {
  const harbor = await signIn(world.app, 'admin@harbor.example')
  const lumen = await signIn(world.app, 'maker@lumen.example')
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
  for (const [person, name] of [
    [lumen, 'maker@lumen.example'],
    [harbor, 'admin@harbor.example'],
  ] as const)
    for (const product of (await config(person, name)).products)
      products[`${name.split('@')[1]} ${product.name}`] = product.id

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
    if (status !== 200) throw new Error(`No wallet: ${JSON.stringify(body)}`)
    return (body as { wallets: Wallet[] }).wallets[0]!
  }
  const list = async (person = harbor, query: Record<string, string> = {}) =>
    ((await person.call('GET', PATH, { query })).body as { content: Wallet[] }).content
  const room = async (product: string, person = harbor) =>
    (await person.call('GET', `${PATH}/room`, { query: { product } })).body as ProductWallets
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
  return {
    harbor,
    lumen,
    add,
    added,
    config,
    empty,
    list,
    marked,
    products,
    removalOf,
    remove,
    productWallets: room,
    wallet,
  }
}
