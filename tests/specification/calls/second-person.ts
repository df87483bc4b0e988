import { table } from '../table.ts'

/** Calls that a second person decides, or time where there is none: what weakens a control, and where a payee is paid. */
export const secondPerson = table('calls', 'decides', 'source')`
organisations.changeSettings | controls.decide | TRU-020
allowlist.save | controls.decide | TRU-020
secondFactorPolicy.save | controls.decide | TRU-311
users.resetSecondFactor | controls.decide | TRU-312
users.approve users.enable | controls.decide | TRU-020
users.update users.assign | controls.decide | TRU-020 TRU-036
users.disable users.delete | controls.decide | TRU-036
clients.create | controls.decide | TRU-152
clients.rotate | controls.decide | TRU-020
clients.takeOver | controls.decide | TRU-069
webhooks.create | controls.decide | TRU-228
webhooks.update | controls.decide | TRU-228
identities.update | payees.decide | TRU-056
ledgerAccounts.create ledgerAccounts.update | controls.decide | TRU-157
banks.create banks.change | payees.decide | TRU-158
wallets.create | payees.decide | TRU-159
providerClients.disable providerClients.enable | provider.decide | TRU-352
providerReviews.approve providerReviews.ask providerReviews.decline | provider.decide | TRU-354
identityProviders.create identityProviders.update | provider.decide | TRU-407
`
