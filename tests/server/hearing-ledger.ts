import { randomUUID } from 'node:crypto'
import type { Hear } from './hearing.ts'
import { signIn } from './sign-in.ts'
import type { World } from './world.ts'

const ACCOUNTS = '/config/accounts'
const INTERNAL = '/xcurrent_proxy/internal'
const between = { debitAccount: 'settlement-usd', creditAccount: 'payout-usd' }

/** Records the calls about the daily reconciliation of the accounts that payments are paid from. */
const hearReconciliation = async (hear: Hear, world: World) => {
  const person = await signIn(world.app, 'maker@lumen.example')
  const { content } = (await hear('reconciliation.list', '/reconciliation', {}, person)) as {
    content: { id: string }[]
  }
  const day = `/reconciliation/${content[0]!.id}`
  await hear('reconciliation.read', day, {}, person)
  await hear('reconciliation.bookings', `${day}/bookings`, {}, person)
}

/** Records every call about ledger accounts, transfers between them and balances at exchanges. */
export const hearLedger = async (hear: Hear, world: World) => {
  await hearReconciliation(hear, world)
  const person = await signIn(world.app, 'admin@cordillera.example')
  const expected = {
    owner: 'rn.org.cordillera-remesas-sa',
    roundingMode: 'DOWN',
    minimum: '0',
    maximum: '10',
    lowLiquidity: '1',
    peerAddress: 'rn.us.atlantic-trust',
    peerRelationshipId: 'PEER-ATB-02',
  }
  const name = 'heard-usd'
  const body = { ...expected, name, currency: 'USD', scale: '2' }
  await hear('ledgerAccounts.create', ACCOUNTS, { body, key: randomUUID() }, person)
  await hear('ledgerAccounts.update', ACCOUNTS, { body: { ...expected, name, version: 1 } }, person)
  for (const turn of ['disable', 'enable'])
    await hear(`ledgerAccounts.${turn}`, `/ledger_proxy/accounts/${name}/${turn}`, { body: {} }, person)
  await hear('ledgerAccounts.list', ACCOUNTS, {}, person)
  await hear('ledgerAccounts.read', `${ACCOUNTS}/${name}`, {}, person)
  await hear('ledgerAccounts.statement', `${INTERNAL}/statement/payout-usd`, {}, person)
  await hear('remoteAccounts.read', '/ledger_proxy/remote_accounts/atlantic-usd', {}, person)
  await hear('ledger.monitor', `${INTERNAL}/monitor/balances`, {}, person)
  await hear('ledger.node', '/ledger_proxy/node', {}, person)
  await hear('ledger.liquidity', `${INTERNAL}/account-liquidity/path`, { query: between }, person)
  for (const last of ['complete', 'cancel']) {
    const made = {
      ...between,
      amount: '1',
      internalId: 'H-1',
      additionalInfo: 'Heard',
    }
    const { transferId } = (await hear(
      'transfers.create',
      '/transfers',
      { body: made, key: randomUUID() },
      person,
    )) as { transferId: string }
    for (const verb of ['execute', last])
      await hear(
        `transfers.${verb}`,
        `/transfers/${transferId}/${verb}`,
        { body: {}, key: randomUUID() },
        person,
      )
    await hear('transfers.read', `/transfers/${transferId}`, {}, person)
  }
  await hear('transfers.list', '/transfers', {}, person)
  const exchanges = '/ledger_proxy/exchange_balances'
  const { content } = (await hear('exchangeBalances.list', exchanges, {}, person)) as {
    content: { id: string }[]
  }
  await hear('exchangeBalances.read', `${exchanges}/${content[0]!.id}`, {}, person)
  await hear('exchangeBalances.update', `${exchanges}/${content[0]!.id}`, { body: { balance: '5' } }, person)
}
