import { table } from '../table.ts'

/**
 * Expected details of the audit entries for calls that move money, rights or limits. Each is a value of the request
 * or the response, or a quoted text. Dots separate the parts of a path, also inside lists.
 */
export const trailValues = table('call', 'detail', 'from')`
accessRequests.change | status | answer.status
allowlist.save | after.entries | request.entries
approvals.cancel | move | 'cancel'
approvals.cancel | approvalId | answer.approvalId
approvals.reply | approvalId | answer.approvalId
banks.create | bankName | request.bankName
banks.create | products | request.products
clients.rotate | name | answer.name
clients.update | name | answer.name
exchangeBalances.update | currency | answer.currency
exchangeBalances.update | exchange | answer.exchange
exchangeCredentials.create | exchange | request.exchange
flags.set | after.active | request.active
identities.addInstrument | risk | 'high'
ledgerAccounts.create | name | request.name
ledgerAccounts.disable | from | 'ENABLED'
ledgerAccounts.disable | to | 'DISABLED'
ledgerAccounts.enable | from | 'DISABLED'
ledgerAccounts.enable | to | 'ENABLED'
ledgerAccounts.update | name | answer.name
liquidations.report | exchange | answer.exchange
liquidations.report | reason | request.reason
payments.approve | to | answer.payment_state
payments.complete | to | answer.payment_state
payments.fail | to | answer.payment_state
payments.lock | to | answer.payment_state
payments.reject | reason | request.reason
payments.reject | to | answer.payment_state
payments.rejectLock | to | answer.payment_state
payments.retry | to | answer.payment_state
payments.return | reason | request.reason
payments.return | to | answer.payment_state
payments.settle | to | answer.payment_state
providerStuck.askAgain | amount | answer.amount
providerStuck.askAgain | client | answer.client
providerStuck.askAgain | currency | answer.currency
stablecoin.buy | amount | request.amount
stablecoin.buy | walletId | request.walletId
stablecoin.redeem | amount | request.amount
stablecoin.redeem | walletId | request.walletId
tlsCredentials.generate | serial | answer.serial
tlsCredentials.rotate | serial | answer.serial
transfers.cancel | amount | answer.amount
transfers.cancel | currency | answer.currency
transfers.cancel | from | 'EXECUTED'
transfers.cancel | to | 'FAILED'
transfers.complete | amount | answer.amount
transfers.complete | from | 'EXECUTED'
transfers.complete | to | 'COMPLETED'
transfers.create | amount | request.amount
transfers.create | creditAccount | request.creditAccount
transfers.create | debitAccount | request.debitAccount
transfers.execute | amount | answer.amount
transfers.execute | from | 'QUOTED'
transfers.execute | to | 'EXECUTED'
users.approve | before.status | 'CREATED'
users.approve | after.status | answer.status
users.assign | after.environments | request.environments
users.create | after.roles | request.roles
users.create | after.environments | request.environments
users.delete | after.status | 'DELETED'
users.disable | before.status | 'ACTIVE'
users.disable | after.status | 'DISABLED'
users.enable | before.status | 'DISABLED'
users.enable | after.status | 'ACTIVE'
users.reject | after.status | answer.status
users.update | after.roles | request.roles
wallets.create | address | request.wallets.0.digitalAssetWalletAddress
webhooks.update | url | answer.url
`
