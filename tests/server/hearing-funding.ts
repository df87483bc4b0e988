import { randomUUID } from 'node:crypto'
import type { Store } from '#server/store/store.ts'
import type { Hear } from './hearing.ts'
import { approveTask } from './onboarding.ts'
import { signIn } from './sign-in.ts'
import { EXCHANGE, openWallets, PATH, type Wallet } from './walleting.ts'
import type { World } from './world.ts'

const LUMEN = 'Lumen Marketplace Inc.'
const METHODS = '/payin/customerPaymentMethods'
const UNVERIFIED = '/payin/unverifiedPaymentMethod'

/** Every call about the wallets of an organisation and the accounts it pays from. */
export const hearFunding = async (hear: Hear, world: World, store: Store) => {
  const { config, harbor, lumen, removalOf, wallet } = await openWallets(world, store)
  const tenantName = 'Harbor Tea Traders'
  const { availableExchanges } = await config(harbor, 'admin@harbor.example')
  const { exchangeId, exchangeName } = availableExchanges[0]!
  const stored = wallet({
    walletType: 'hosted',
    chain: 'XRPL',
    digitalAssetWalletAddress: EXCHANGE,
    destinationTag: '4711',
    custodyExchangeHostId: exchangeId,
    custodyExchangeHostName: exchangeName,
  })
  await hear('wallets.create', PATH, { body: { tenantName, wallets: [stored] }, key: randomUUID() }, harbor)
  const body = { tenantName, wallets: [wallet()] }
  const { wallets } = (await hear('wallets.create', PATH, { body, key: randomUUID() }, harbor)) as {
    wallets: Wallet[]
  }
  for (const person of [harbor, lumen]) {
    await hear('wallets.list', PATH, {}, person)
    await hear('wallets.room', `${PATH}/room`, { query: { product: 'Stablecoin' } }, person)
    await hear('wallets.products', `${PATH}/products`, {}, person)
  }
  const gone = { tenantName, wallets: [{ walletStatus: 'Deactivated', ...removalOf(wallets[0]!) }] }
  await hear('wallets.remove', PATH, { body: gone }, harbor)

  await approveTask(store, LUMEN, 'your-finance')
  const admin = await signIn(world.app, 'admin@lumen.example')
  await hear('payin.customer', '/payin/customer', { body: {} }, admin)
  await hear('payin.setupIntent', '/payin/setupIntent', { body: {} }, admin)
  const account = { accountHolderName: 'Lumen', accountType: 'CHECKING', routingNumber: '021000021' }
  const add = async (accountNumber: string) => {
    const message = { body: { tenantName: LUMEN, ...account, accountNumber }, key: randomUUID() }
    return (await hear('payin.addUnverified', UNVERIFIED, message, admin)) as { id: string }
  }
  const proven = await add('000123456789')
  const confirmed = { body: { descriptorCode: 'SM6789' } }
  await hear('payin.confirmDeposit', '/payin/verifiedPaymentMethod', confirmed, admin)
  const waiting = await add('000555512345')
  await hear('payin.methods', METHODS, {}, admin)
  await hear('payin.removeUnverified', UNVERIFIED, { query: { id: waiting.id } }, admin)
  await hear('payin.removeMethod', METHODS, { query: { id: proven.id } }, admin)
}
