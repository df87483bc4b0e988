import { callTable } from './columns.ts'

/** Calls about the organisation, its people and keys, and calls for everybody who is signed in. */
export const peopleCalls = callTable`
configuration.read | GET /configuration | configuration.read | | | | API-027 OPEN-104
environments.list | GET /environments | self.read | | | | API-041
organisations.read | GET /organizations/{id} | organisation.read | | | | API-038 API-168
organisations.update | PATCH /organizations/{id} | organisation.write | | | organisation-incomplete settings-changed control-change-waits | SET-016 SET-017
organisations.settings | GET /organizations/{id}/settings | organisation.read | | | | API-039 API-161
organisations.changeSettings | POST /organizations/{id}/settings | organisation.write | | | settings-exclusive setting-not-offered settings-changed control-change-waits | API-040 SET-004 SET-005 OPEN-23
users.list | GET /organizations/{id}/users | users.read | | | | API-042
users.create | POST /organizations/{id}/users | users.write | key | | email-in-use administrator-only role-not-held environment-not-held too-many-administrators last-administrator | API-043 ERR-008 LIM-026 OPEN-93
users.read | GET /organizations/{id}/users/{userId} | self.read | | | permission-denied | API-044 API-168
users.update | PUT /organizations/{id}/users/{userId} | users.write | | | user-changed administrator-only role-not-held environment-not-held too-many-administrators last-administrator control-change-waits | API-045 LIM-026
users.delete | DELETE /organizations/{id}/users/{userId} | users.write | | | user-standing user-own-standing administrator-only last-administrator control-change-waits | API-046
users.changeLink | POST /organizations/{id}/users/{userId}/password_link | users.write | | | user-standing mail-off signs-in-elsewhere | TRU-183 TRU-659
users.assign | POST /organizations/{id}/users/{userId}/environments | users.write | | | user-changed administrator-only role-not-held environment-not-held too-many-administrators last-administrator control-change-waits | API-047
users.approve | POST /organizations/{id}/users/{userId}/approve | users.write | | | user-standing user-own-standing administrator-only role-not-held environment-not-held too-many-administrators last-administrator control-change-waits | USR-012
users.reject | POST /organizations/{id}/users/{userId}/reject | users.write | | | user-standing user-own-standing administrator-only role-not-held environment-not-held last-administrator | USR-012
users.disable | POST /organizations/{id}/users/{userId}/disable | users.write | | | user-standing user-own-standing administrator-only role-not-held environment-not-held last-administrator control-change-waits | USR-011
users.enable | POST /organizations/{id}/users/{userId}/enable | users.write | | | user-standing user-own-standing administrator-only role-not-held environment-not-held too-many-administrators last-administrator control-change-waits | USR-011
users.grants | GET /organizations/{id}/roles | users.write | | | | PRM-007
users.difference | POST /organizations/{id}/rights/difference | users.write | | | | own: whoever gives rights is shown first what changes.
users.rights | GET /organizations/{id}/users/{userId}/rights | users.read | | | | own: an administrator sees what somebody may do, and why.
users.acceptDisclosure | PUT /organizations/{id}/users/{userId}/disclosure | self.read | | | | OPEN-97
sessions.list | GET /organizations/{id}/users/{userId}/sessions | self.read | | | | own: a person sees where they are signed in.
languages.read | GET /language | self.read | | | | TRU-249
languages.save | PUT /language | self.write | | | | TRU-249
preferences.read | GET /preferences | self.read | | | | TRU-428
preferences.save | PUT /preferences | self.write | | | time-zone-unknown environment-not-yours | TRU-428 TRU-429
mailPreferences.read | GET /mail_preferences | self.read | | | | TRU-188
mailPreferences.save | PUT /mail_preferences | self.write | | | time-zone-unknown quiet-hours-unusable | TRU-188 TRU-346
sessions.end | DELETE /organizations/{id}/users/{userId}/sessions/{sessionId} | self.write | | | session-over | own: a person ends a session they left open elsewhere.
sessions.signIns | GET /organizations/{id}/users/{userId}/sign_ins | self.read | | | | own: a person sees who tried to sign in as them.
passkeys.list | GET /organizations/{id}/users/{userId}/passkeys | self.read | | | | TRU-300
passkeys.read | GET /organizations/{id}/users/{userId}/passkeys/{passkeyId} | self.read | | | | TRU-300
passkeys.begin | POST /organizations/{id}/users/{userId}/passkeys/challenge | self.write | | | | TRU-301
passkeys.add | POST /organizations/{id}/users/{userId}/passkeys | self.write | | | too-many-passkeys passkey-refused | TRU-300 TRU-301
passkeys.rename | PUT /organizations/{id}/users/{userId}/passkeys/{passkeyId} | self.write | | | | TRU-300
passkeys.remove | DELETE /organizations/{id}/users/{userId}/passkeys/{passkeyId} | self.write | | | | TRU-300
secondFactor.read | GET /organizations/{id}/users/{userId}/second_factor | self.read | | | | TRU-306
secondFactor.begin | POST /organizations/{id}/users/{userId}/second_factor/secret | self.write | | | second-factor-on | TRU-306
secondFactor.confirm | POST /organizations/{id}/users/{userId}/second_factor | self.write | | | second-factor-code | TRU-306
secondFactor.renewCodes | POST /organizations/{id}/users/{userId}/second_factor/recovery_codes | self.write | | | second-factor-off | TRU-307
secondFactor.remove | DELETE /organizations/{id}/users/{userId}/second_factor | self.write | | | second-factor-off second-factor-required | TRU-306 TRU-310
secondFactorPolicy.read | GET /organizations/{id}/second_factor_policy | organisation.read | | | | TRU-311
secondFactorPolicy.save | PUT /organizations/{id}/second_factor_policy | organisation.write | | | control-change-waits | TRU-311
users.resetSecondFactor | POST /organizations/{id}/users/{userId}/second_factor/reset | users.write | | | control-change-waits | TRU-312
clients.list | GET /organizations/{id}/clients | credentials.read | | | | API-032
clients.scopes | GET /organizations/{id}/client_scopes | credentials.write | | | | TRU-067
clients.create | POST /organizations/{id}/clients | credentials.write | | | credential-name-missing credential-name-taken too-many-credentials scope-not-held credential-term-too-long control-change-waits | API-033 TRU-152 TRU-067 TRU-068 CRD-007 ERR-011
clients.read | GET /organizations/{id}/clients/{clientId} | credentials.read | | | | API-034
clients.update | PATCH /organizations/{id}/clients/{clientId} | credentials.write | | | credential-name-missing credential-name-taken | API-035
clients.delete | DELETE /organizations/{id}/clients/{clientId} | credentials.write | | | deleted-already | API-036
clients.rotate | POST /organizations/{id}/clients/{clientId}/rotate_secret | credentials.write | | | credential-rotated-already credential-secret-waits control-change-waits | API-037 OPEN-106
clients.takeSecret | POST /organizations/{id}/clients/{clientId}/secret | credentials.write | | | credential-secret-taken credential-secret-of-owner | TRU-153
clients.takeOver | POST /organizations/{id}/clients/{clientId}/take_over | credentials.takeOver | | | control-change-waits credential-expired-before credential-owned credential-scopes-empty | TRU-069
webhooks.list | GET /organizations/{id}/webhooks | credentials.read | | | | TRU-231
webhooks.create | POST /organizations/{id}/webhooks | credentials.write | | | webhook-url too-many-webhooks control-change-waits | TRU-224 TRU-228 TRU-231
webhooks.read | GET /organizations/{id}/webhooks/{webhookId} | credentials.read | | | | TRU-231
webhooks.update | PATCH /organizations/{id}/webhooks/{webhookId} | credentials.write | | | webhook-url control-change-waits | TRU-228
webhooks.delete | DELETE /organizations/{id}/webhooks/{webhookId} | credentials.write | | | deleted-already | TRU-231
webhooks.stop | POST /organizations/{id}/webhooks/{webhookId}/stop | credentials.write | | | | TRU-230
webhooks.start | POST /organizations/{id}/webhooks/{webhookId}/start | credentials.write | | | | TRU-229 TRU-230
webhooks.rotate | POST /organizations/{id}/webhooks/{webhookId}/rotate_secret | credentials.write | | | | TRU-224
webhooks.test | POST /organizations/{id}/webhooks/{webhookId}/test | credentials.write | | | webhook-silent | TRU-224
webhooks.resend | POST /organizations/{id}/webhooks/{webhookId}/resend | credentials.write | | | webhook-silent | TRU-230
apiRequests.list | GET /organizations/{id}/api_requests | credentials.read | | | | TRU-320
apiRequests.read | GET /organizations/{id}/api_requests/{requestId} | credentials.read | | | | TRU-320
apiRequests.replay | POST /organizations/{id}/api_requests/{requestId}/replay | credentials.write | key | | not-found replay-elsewhere replay-not-kept replay-right | TRU-551
webhookDeliveries.list | GET /organizations/{id}/webhooks/{webhookId}/deliveries | credentials.read | | | | TRU-230
webhookDeliveries.read | GET /organizations/{id}/webhook_deliveries/{deliveryId} | credentials.read | | | | TRU-230
webhookDeliveries.resend | POST /organizations/{id}/webhook_deliveries/{deliveryId}/resend | credentials.write | | | webhook-silent | TRU-230
tlsCredentials.list | GET /tls_credentials | reporting.read | | | | API-087 API-171
tlsCredentials.read | GET /tls_credentials/{id} | reporting.read | | | | own: a credential opens above the list at an address of its own.
tlsCredentials.generate | POST /tls_credentials | reporting.write | | | keystore-password-differs credential-name-taken | API-088 CRD-006
tlsCredentials.rotate | POST /tls_credentials/{id}/rotate | reporting.write | | | keystore-password-differs credential-rotated-already | API-089 OPEN-106
tlsCredentials.keystore | POST /tls_credentials/{fileId}/keystore | reporting.write | | | | API-090 CRD-003
allowlist.read | GET /organizations/{id}/ip_allowlist | allowlist.read | | | | API-158 OPEN-105
allowlist.save | PUT /organizations/{id}/ip_allowlist | allowlist.write | | | allowlist-locked allowlist-changed allowlist-format allowlist-twice allowlist-full allowlist-lock-out control-change-waits | API-159 ALW-004 ALW-006 ERR-013 ERR-015 OPEN-102
activity.list | GET /activity_log | activity.read | | | | API-051
activity.read | GET /activity_log/{id} | activity.read | | | | API-054
activity.download | GET /activity_log/download | activity.download | | | zone-unknown | API-052
activity.count | GET /activity_log/download/total_elements | activity.download | | | | API-053
controlChanges.list | GET /control_changes | self.read | | | | TRU-020
controlChanges.read | GET /control_changes/{id} | self.read | | | not-found | TRU-034
controlChanges.approve | POST /control_changes/{id}/approve | changes.decide | | | not-found control-change-decided control-change-own control-change-elsewhere right-younger permission-denied | TRU-020 TRU-022 TRU-824
controlChanges.reject | POST /control_changes/{id}/reject | changes.decide | | | not-found control-change-decided control-change-own right-younger permission-denied | TRU-020 TRU-022
controlChanges.cancel | POST /control_changes/{id}/cancel | self.write | | | not-found control-change-decided control-change-of-others | TRU-020
flags.list | GET /feature_flags | self.read | | | | API-160
flags.read | GET /xcurrent_proxy/internal/tenant_flags_config/{name} | self.read | | | | API-080 FLG-003
flags.set | PUT /xcurrent_proxy/internal/tenant_flags_config | organisation.write | | | flag-unknown | API-079 Appendix B
home.paymentsData | GET /home_page/payments_data | home.read | | | zone-unknown range-reversed range-too-long | API-151 OPEN-119
home.waiting | GET /home_page/waiting | home.read | | | zone-unknown | own: the home page says what waits for the person.
tasks.list | GET /home_page/tasks | home.read | | | | HOME-012
notifications.list | POST /users/{id}/notifications | self.read | | | | API-122 OPEN-115
notifications.change | PATCH /users/{id}/notifications | self.read | | | notification-too-old | API-123 NOT-007 NOT-008
search.find | GET /search | self.read | | | | own: the portal is searched from every page, and finds only what the person may read.
views.list | GET /views | self.read | | | | own: columns and filters of a table can be kept under a name.
views.create | POST /views | views.write | | | view-name-taken too-many-views not-found | own: columns and filters of a table can be kept under a name.
views.update | PUT /views/{id} | views.write | | | view-name-taken view-not-own | own: columns and filters of a table can be kept under a name.
views.saveLayout | PUT /list_layouts | self.write | | | not-found | TRU-237
views.delete | DELETE /views/{id} | views.write | | | view-not-own | own: columns and filters of a table can be kept under a name.
# Appendix B gives this to who reads payments direct; here everybody reads it, as the configuration of the application (open).
# Appendix B gives this reading to whoever sees payments; the configuration that everybody reads is v1/configuration.
payout.configurations | GET /payout_proxy/configurations | payments.read | second | | | API-149 OPEN-108 OPEN-75
payout.configure | POST /payout_proxy/configurations | organisation.write | second | | configuration-not-accepted configuration-changed product-unknown | API-150 Appendix B
payout.methods | GET /payout_proxy/payout-methods | identities.read | second | | | API-143
payout.dataRequirements | GET /payout_proxy/data-requirements | identities.read | second | | payout-not-available partner-country-missing partner-not-found partner-address-not-found | API-144 ERR-003 ERR-004 ERR-005
payout.paymentStates | GET /payout_proxy/payment-states | payments.read | second | | | API-145
identities.list | GET /pii_proxy/v2/identities | identities.read | | | | API-112 IDN-061
identities.read | GET /pii_proxy/v2/identities/{id} | identities.read | | | identity-deleted | IDN-031
identities.byAccount | POST /pii_proxy/v2/identities/by-account | identities.read | | | | TRU-435
identities.create | POST /pii_proxy/v2/identities | identities.write | key | | requirements-not-met payout-not-available country-sanctioned identity-holder-differs individual-originators-off | API-113 IDN-059 IDN-069
identities.createV3 | POST /pii_proxy/v3/identities | identities.write | key | isV3IdentityOn:v3-identity-off | requirements-not-met country-sanctioned individual-originators-off v3-identity-off | API-115 FLG-030
identities.addInstrument | POST /pii_proxy/v3/identities/{id}/financial-instruments | identities.write | key | isV3IdentityOn:v3-identity-off | requirements-not-met payout-not-available us-ach-routing-number us-ach-account-number instrument-not-for-originators identity-changed identity-deleted v3-identity-off | API-116 ERR-082 ERR-083 FLG-030
identities.update | PUT /pii_proxy/v2/identities/{id} | identities.write | | | requirements-not-met country-sanctioned identity-changed identity-unchanged identity-deleted control-change-waits | IDN-039 ERR-079
identities.delete | DELETE /pii_proxy/v2/identities/{id} | identities.write | | | identity-deleted | API-114
providerClients.disable | POST /provider/clients/{clientId}/disable | provider.change | | | client-standing control-change-waits not-found provider-alone | TRU-352
providerClients.enable | POST /provider/clients/{clientId}/enable | provider.change | | | client-standing control-change-waits not-found provider-alone | TRU-352
providerClients.list | GET /provider/clients | provider.read | | | | TRU-351
providerClients.read | GET /provider/clients/{clientId} | provider.read | | | | TRU-351
providerReviews.approve | POST /provider/reviews/{id}/approve | provider.change | | | control-change-waits provider-alone review-over | TRU-354
providerReviews.ask | POST /provider/reviews/{id}/ask | provider.change | | | control-change-waits provider-alone review-over | TRU-548
providerReviews.decline | POST /provider/reviews/{id}/decline | provider.change | | | control-change-waits provider-alone review-over | TRU-354
providerReviews.list | GET /provider/reviews | provider.read | | | | TRU-353
providerReviews.proof | GET /provider/reviews/{fileId}/proof | provider.change | | | | TRU-360
providerReviews.read | GET /provider/reviews/{id} | provider.read | | | | TRU-353
providerStuck.askAgain | POST /provider/stuck_payouts/{id}/ask | provider.assist | | | payout-not-stuck | TRU-357
providerStuck.list | GET /provider/stuck_payouts | provider.read | | | | TRU-356
providerStuck.read | GET /provider/stuck_payouts/{id} | provider.read | | | | TRU-356
providerSetup.list | GET /provider/setup | provider.read | | | | TRU-364
clientViews.begin | POST /provider/organisations/{clientId}/views | provider.view | | | client-shut-out not-found | TRU-475 TRU-478
clientViews.read | GET /provider/views/{viewId} | provider.view | | | client-view-over | TRU-477
clientViews.end | POST /provider/views/{viewId}/end | provider.view | | | client-view-over | TRU-477
identityProviders.create | POST /provider/clients/{clientId}/identity_providers | provider.change | | | control-change-waits identity-provider-domain identity-provider-groups identity-provider-issuer identity-provider-rule not-found provider-alone | TRU-407
identityProviders.update | PUT /provider/identity_providers/{id} | provider.change | | | control-change-waits identity-provider-domain identity-provider-groups identity-provider-issuer identity-provider-rule not-found provider-alone | TRU-407
identityProviders.list | GET /provider/identity_providers | provider.read | | | | TRU-407
identityProviders.read | GET /provider/identity_providers/{id} | provider.read | | | | TRU-407
identityProviders.saveSecret | POST /provider/identity_providers/{id}/secret | provider.change | | | not-found | TRU-407
identityProviders.turnOn | POST /provider/identity_providers/{id}/turn_on | provider.change | | | not-found | TRU-407
identityProviders.turnOff | POST /provider/identity_providers/{id}/turn_off | provider.change | | | control-change-waits not-found | TRU-407 TRU-763
identityProviders.makeToken | POST /provider/identity_providers/{id}/token | provider.change | | | not-found | TRU-410
identityProviders.revokeToken | POST /provider/identity_providers/{id}/revoke_token | provider.change | | | not-found | TRU-410
identityProviders.try | POST /provider/identity_providers/{id}/try | provider.change | | | not-found | TRU-406
`
