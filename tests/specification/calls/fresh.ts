import { table } from '../table.ts'

/** Calls that need a fresh sign-in: they decide on money, credentials or controls. */
export const fresh = table('calls', 'source')`
approvals.reply payments.approve payments.reject | TRU-065
clients.create clients.delete clients.rotate clients.takeOver clients.takeSecret clients.update tlsCredentials.generate tlsCredentials.rotate | TRU-065
webhooks.create webhooks.update webhooks.delete webhooks.stop webhooks.start webhooks.rotate webhooks.test webhooks.resend webhookDeliveries.resend | TRU-065 TRU-231
exchangeCredentials.create exchangeCredentials.createOlder exchangeCredentials.update exchangeCredentials.updateOlder | TRU-065
controlChanges.approve controlChanges.reject allowlist.save organisations.changeSettings | TRU-065
users.approve users.assign users.changeLink users.delete users.disable users.enable users.update | TRU-065
passkeys.begin passkeys.add passkeys.remove | TRU-300
secondFactor.begin secondFactor.confirm secondFactor.renewCodes secondFactor.remove | TRU-306
secondFactorPolicy.save users.resetSecondFactor | TRU-311 TRU-312
providerClients.disable providerClients.enable providerReviews.approve providerReviews.ask providerReviews.decline | TRU-352 TRU-354
providerStuck.askAgain | TRU-357
clientViews.begin | TRU-475
identityProviders.create identityProviders.update identityProviders.saveSecret identityProviders.turnOn identityProviders.turnOff | TRU-407
identityProviders.makeToken | TRU-410
`
