import { randomUUID } from 'node:crypto'
import { BANK, openBanks, type Bank } from './banking.ts'
import type { Hear } from './hearing.ts'
import type { Caller } from './paying.ts'
import type { World } from './world.ts'
import type { Store } from '#server/store/store.ts'

/** All that is kept of a bank account beside its number, each in words that nothing else has. */
const whole = (nth: string) => ({
  bankName: `${nth} Bank`,
  accountName: `${nth} account`,
  swiftBicCode: nth === 'First' ? 'CHASUS33' : 'BOFAUS3N',
  iban: nth === 'First' ? 'DE89370400440532013000' : 'GB29NWBK60161331926819',
  bankAddress: {
    street: `${nth} Street`,
    street2: `${nth} Floor`,
    city: `${nth} City`,
    state: `${nth} State`,
    country: 'US',
    zipCode: '10001',
  },
  holderAddress: {
    street: `${nth} Lane`,
    street2: `${nth} Door`,
    city: `${nth} Town`,
    state: `${nth} Province`,
    country: 'NL',
    zipCode: '3011',
  },
  intermediaryAccountNumber: nth === 'First' ? '987654321' : '876543210',
  intermediaryRoutingNumber: nth === 'First' ? '011000015' : '122000247',
  reference: `${nth} reference`,
  additionalRequirements: `${nth} requirement`,
})

/** Every call about the bank account and the stablecoin, of an organisation that has both and one that begins. */
export const hearStablecoin = async (hear: Hear, world: World, store: Store, operator: Caller) => {
  const { harbor, bodyWith } = await openBanks(world, store)
  const own = { tenantName: 'Harbor Tea Traders' }
  const post = (body: object) => ({ body: { ...own, ...body }, key: randomUUID() })
  const first = (await hear('banks.create', BANK, post(await bodyWith(whole('First'))), harbor)) as Bank
  await hear('banks.list', BANK, {}, harbor)
  await hear('banks.read', `${BANK}/${first.bankId}`, {}, harbor)
  const replacement = await bodyWith({
    ...whole('Second'),
    accountNumber: '2345678901',
    routingNumber: '026009593',
  })
  const instead = {
    bankId: first.bankId,
    replacement: { ...replacement, accountNumberConfirmation: '2345678901' },
  }
  const made = (await hear('banks.change', BANK, post(instead), harbor)) as Bank
  await hear('banks.read', `${BANK}/${made.bankId}`, {}, harbor)
  await hear('banks.change', BANK, post({ bankId: made.bankId, bankStatus: 'Deactivated' }), harbor)
  await hear('stablecoin.agree', '/stablecoin/terms', post({ agreed: true }), harbor)
  for (const person of [harbor, operator]) {
    await hear('stablecoin.transactions', '/stablecoin/transactions', { query: { size: '100' } }, person)
    await hear('stablecoin.wallets', '/stablecoin/wallets', {}, person)
    await hear('stablecoin.depositAddresses', '/stablecoin/deposit-addresses', {}, person)
    await hear('stablecoin.read', '/stablecoin', {}, person)
  }
  const { wallets, banks } = (await hear('stablecoin.read', '/stablecoin', {}, operator)) as {
    wallets: { walletId: string }[]
    banks: { bankId: string }[]
  }
  const { walletId } = wallets[0]!
  const details = '/salesforce_proxy/onboarding/stablecoin-bank-details'
  for (const requested of [{}, { query: { walletId } }])
    await hear('stablecoin.bankDetails', details, requested, operator)
  await hear(
    'stablecoin.redemptionAddress',
    '/stablecoin/redemption-address',
    { query: { walletId } },
    operator,
  )
  const body = { tenantName: 'Lumen Marketplace Inc.', walletId, amount: '5' }
  const wire = { body: { ...body, bankId: banks[0]!.bankId }, key: randomUUID() }
  const bought = await hear('stablecoin.buy', '/stablecoin/buy', wire, operator)
  await hear('stablecoin.redeem', '/stablecoin/redeem', { body, key: randomUUID() }, operator)
  const { transactionId } = bought as { transactionId: string }
  await hear('stablecoin.transaction', `/stablecoin/transactions/${transactionId}`, {}, operator)
}
