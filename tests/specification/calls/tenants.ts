import { table } from '../table.ts'

/**
 * Source of a call's organisation. The path ('path') or the body ('body') names it, and it must be the caller's.
 * People of the provider make calls about their clients ('clients'). Any other call is about the caller's
 * organisation.
 */
export const tenants = table('tenant', 'calls', 'source')`
path | organisations.changeSettings organisations.read organisations.settings organisations.update secondFactorPolicy.read secondFactorPolicy.save allowlist.read allowlist.save | TRU-459
path | users.acceptDisclosure users.approve users.assign users.changeLink users.create users.delete users.difference users.disable users.enable users.grants users.list users.read users.reject users.resetSecondFactor users.rights users.update | TRU-459
path | passkeys.add passkeys.begin passkeys.list passkeys.read passkeys.remove passkeys.rename secondFactor.begin secondFactor.confirm secondFactor.read secondFactor.remove secondFactor.renewCodes sessions.end sessions.list sessions.signIns | TRU-459
path | clients.create clients.delete clients.list clients.read clients.rotate clients.scopes clients.takeOver clients.takeSecret clients.update apiRequests.list apiRequests.read apiRequests.replay | TRU-459
path | webhooks.create webhooks.delete webhooks.list webhooks.read webhooks.resend webhooks.rotate webhooks.start webhooks.stop webhooks.test webhooks.update webhookDeliveries.list webhookDeliveries.read webhookDeliveries.resend | TRU-459
body | additionalDocumentation.answer contacts.create contacts.update exposures.create exposures.update onboarding.assign onboarding.change onboarding.save owners.create owners.update taxDocuments.create trulioo.verify | TRU-459
body | stablecoin.agree stablecoin.buy stablecoin.redeem wallets.create wallets.remove banks.change banks.create payin.addUnverified | TRU-459
clients | providerClients.disable providerClients.enable providerClients.list providerClients.read providerReviews.approve providerReviews.ask providerReviews.decline providerReviews.list providerReviews.proof providerReviews.read providerSetup.list providerStuck.askAgain providerStuck.list providerStuck.read | TRU-350 TRU-459
clients | identityProviders.create identityProviders.list identityProviders.makeToken identityProviders.read identityProviders.revokeToken identityProviders.saveSecret identityProviders.try identityProviders.turnOff identityProviders.turnOn identityProviders.update | TRU-407 TRU-459
clients | clientViews.begin clientViews.end clientViews.read | TRU-475 TRU-459
`
