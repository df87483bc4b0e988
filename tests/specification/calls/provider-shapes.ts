import { table } from '../table.ts'

/** Schemas of the requests and responses of the provider's calls, in the notation of shapes.ts. */
export const providerShapes = table('part', 'shape', 'calls', 'source')`
request | provider-reason | providerClients.disable providerClients.enable providerReviews.approve providerReviews.decline |
answer | provider-client | providerClients.disable providerClients.enable providerClients.read |
query | provider-client-query | providerClients.list |
answer | provider-client-list | providerClients.list |
request | provider-repairs | providerReviews.ask |
answer | provider-review | providerReviews.approve providerReviews.ask providerReviews.decline providerReviews.read |
query | provider-review-query | providerReviews.list |
answer | provider-review-list | providerReviews.list |
answer | stuck-payout | providerStuck.askAgain providerStuck.read |
query | stuck-payout-query | providerStuck.list |
answer | stuck-payout-list | providerStuck.list |
query | provider-setup-query | providerSetup.list identityProviders.list |
answer | provider-setup-list | providerSetup.list |
request | client-view-request | clientViews.begin |
answer | client-view | clientViews.begin clientViews.read |
request | identity-provider-save | identityProviders.create identityProviders.update |
request | identity-provider-secret | identityProviders.saveSecret |
answer | identity-provider | identityProviders.create identityProviders.read identityProviders.revokeToken identityProviders.saveSecret identityProviders.try identityProviders.turnOff identityProviders.turnOn identityProviders.update |
request | identity-provider-token-request | identityProviders.makeToken |
request | api-request-replay | apiRequests.replay |
answer | api-request-replayed | apiRequests.replay |
answer | identity-provider-token | identityProviders.makeToken |
answer | identity-provider-list | identityProviders.list |
`
