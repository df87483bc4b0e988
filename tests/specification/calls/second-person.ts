import { table } from '../table.ts'

/**
 * Calls that a second person decides, or a waiting time if there is none: they weaken a control or change where a
 * payee is paid. 'there': only a person who may work in the environment of the record decides (TRU-765). 'about':
 * place of the person who loses the right to decide by the change, and cannot block it alone (TRU-036).
 */
export const secondPerson = table('calls', 'decides', 'there', 'about', 'source')`
organisations.changeSettings | controls.decide | | | TRU-020
organisations.update | controls.decide | | | TRU-817
allowlist.save | controls.decide | | | TRU-020
secondFactorPolicy.save | controls.decide | | | TRU-311
users.resetSecondFactor | controls.decide | | | TRU-312
users.approve users.enable | controls.decide | | | TRU-020
users.update users.assign | controls.decide | | before.id | TRU-020 TRU-036
users.disable users.delete | controls.decide | | before.id | TRU-036
clients.create | controls.decide | there | | TRU-152 TRU-765
clients.rotate | controls.decide | there | | TRU-020 TRU-765
clients.takeOver | controls.decide | there | | TRU-069 TRU-765
webhooks.create | controls.decide | there | | TRU-228 TRU-765
webhooks.update | controls.decide | there | | TRU-228 TRU-765
identities.update | payees.decide | there | | TRU-056 TRU-765
ledgerAccounts.create ledgerAccounts.update | controls.decide | there | | TRU-157 TRU-765
banks.create banks.change | payees.decide | | | TRU-158
wallets.create | payees.decide | | | TRU-159
providerClients.disable providerClients.enable | provider.decide | | | TRU-352
providerReviews.approve providerReviews.ask providerReviews.decline | provider.decide | | | TRU-354
identityProviders.create identityProviders.update | provider.decide | | | TRU-407
identityProviders.turnOff | provider.decide | | | TRU-763
`

/** Waiting time of a change that no other person may decide. */
export const DECISION_WAITS = { value: 'controlChangeSeconds', source: 'TRU-021' }
