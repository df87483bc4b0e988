import { outlineTable } from './columns.ts'

/** Sections, lines and actions in the details of the ledger, connections, credentials and settings. */
export const networkDetails = outlineTable`
details/ach-service | record.call=achServices.read |
details/ach-service sections | service |
details/ach-service service items | type:choice options=ach-service-types; description:text; payment_destination:choice options=ach-destinations; time_to_credit:choice options=times-to-credit; min_payment_size:number; max_payment_size:number | CON-002
details/ach-service actions | edit page=ach-service-edit key=e; delete call=achServices.delete more then=company-profile |
details/ach-service delete with | id |
details/activity | record.call=activity.read |
details/activity sections | entry; before showWhen=hasBefore; after showWhen=hasAfter; facts showWhen=hasFacts; trail |
details/activity entry items | created_at:date-time; by:text; user.email:text; object:text; object_id:id; environment:choice options=environments; result:choice options=activity-results |
details/activity before items | before:text each.value=value |
details/activity after items | after:text each.value=value |
details/activity facts items | facts:text each.value=value |
details/activity trail items | number:number; action:text; request_id:text; ip:text; channel:text; user_agent:text; hash:id |
details/api-credential-secret | entity=api-credential-secret |
details/api-credential-secret sections | secret |
details/api-credential-secret secret items | client_id:text copy; secret:secret; audience:text copy; scopes:choices options=credential-scopes; expiresAt:date-time | TRU-067 TRU-068
details/api-credential | record.call=clients.read; record.with.clientId=given.clientId |
details/api-credential sections | access |
details/api-credential access items | client_id:text copy; secret:secret; audience:text copy; state:choice options=credential-states; expiresAt:date-time; scopes:choices options=credential-scopes; secretMadeAt:date-time; earlierUntil:date-time showWhen=hasEarlierSecret; lastUsedAt:date-time nothing=Never; owner.name:text; createdBy.name:text; createdAt:date-time | CRD-004 TRU-067 TRU-068 TRU-069
details/api-credential actions | show-secret page=api-credential-secret when=isMineToTake; rotate page=api-credential-rotate when=isTaken; take-over call=clients.takeOver when=isStopped; delete call=clients.delete more then=api-credentials | TRU-069 TRU-153
details/api-credential take-over with | id=orgId; clientId |
details/api-credential delete with | id=orgId; clientId |
details/exchange-credential | record.call=exchangeCredentials.read |
details/exchange-credential sections | account |
details/exchange-credential account items | exchange:choice options=exchanges; environment:choice options=environments; accountName:text; keyEnding:text; secret:secret; secretMadeAt:date-time; createdBy.name:text; createdAt:date-time |
details/exchange-credential actions | replace page=exchange-credential-edit |
details/exchange | record.call=exchanges.read |
details/exchange sections | exchange; contact; files showWhen=hasFiles |
details/exchange exchange items | website:text copy; city:text; country:choice options=countries; supportedCurrencies:text; environments:choices options=liquidity-environments |
details/exchange contact items | contactName:text; email:text copy; phone:phone copy |
details/exchange files items | icon:file call=exchanges.content showWhen=hasIcon; document:file call=exchanges.content showWhen=hasDocument |
details/exchange actions | edit page=exchange-edit key=e; delete call=exchanges.delete more then=exchanges |
details/exchange delete with | id |
details/holiday | record.call=holidays.read |
details/holiday sections | holiday |
details/holiday holiday items | date:date |
details/holiday actions | edit page=holiday-edit key=e; delete call=holidays.delete more then=company-profile |
details/holiday delete with | id |
details/ledger-account | record.call=ledgerAccounts.read; record.with.name=parameters.name; everySeconds=10; machine=ledger-account; state=status |
details/ledger-account hero | balance:money of=currency; available:money of=currency |
details/ledger-account sections | account; bounds folded; peering folded showWhen=isPeered |
details/ledger-account account items | currency:currency; liquidity:choice options=ledger-liquidity; held:money of=currency | ACC-005 ACC-006 ACC-008
details/ledger-account bounds items | owner:text copy; minimum:money of=currency; maximum:money of=currency; lowLiquidity:money of=currency showWhen=hasThreshold; scale:number; roundingMode:choice options=rounding-modes | ACC-005 ACC-006 ACC-008
details/ledger-account peering items | peerAddress:text copy; peerRelationshipId:text copy | ACC-005 ACC-006 ACC-008
details/ledger-account actions | transfer page=transfer-create main; edit page=ledger-account-edit key=e; enable; disable |
details/ledger-balances | record.call=ledger.monitor; everySeconds=30 |
details/ledger-balances sections | self-funding showWhen=hasFunds; ledger showWhen=hasLedger; prefunding showWhen=hasPrefunding; credit showWhen=hasUsage | ACC-011 ACC-012 ACC-013 ACC-014
details/ledger-balances self-funding items | self_funding_balance:text each.value=shown | ACC-011 ACC-012 ACC-013 ACC-014
details/ledger-balances ledger items | ledger_balances:text each.value=shown | ACC-011 ACC-012 ACC-013 ACC-014
details/ledger-balances prefunding items | prefunding_balance:text each.value=shown | ACC-011 ACC-012 ACC-013 ACC-014
details/ledger-balances credit items | credit_usage.total_credit_consumption:money of=credit_usage.currency; credit_usage.credit_limit:money of=credit_usage.currency | ACC-011 ACC-012 ACC-013 ACC-014
details/ledger-node | entity=ledger-node |
details/ledger-node sections | node |
details/ledger-node node items | address:text copy; partners:text each.value=address |
details/account-day | record.call=reconciliation.read | TRU-220
details/account-day hero | closing:money of=currency | TRU-220
details/account-day sections | day | TRU-220
details/account-day day items | day:date; zone:text; opening:money of=currency; credited:money of=currency; debited:money of=currency; bookings:number; differing:number showWhen=isDifferent | TRU-220 TRU-221
details/member | record.call=members.read |
details/member sections | profile; capabilities |
details/member profile items | companyName:text; country:choice options=countries; timezone:text | CON-007
details/member capabilities items | currencies:choices options=currencies; timeToCredit:number | CON-007
details/network-configuration | record.call=network.systemConfig |
details/network-configuration sections | payments; waits |
details/network-configuration payments items | paymentAuthorization:text; autoSettlement:text |
details/network-configuration waits items | contractSeconds:duration; silenceSeconds:duration |
details/network-node | record.call=network.info |
details/network-node sections | node |
details/network-node node items | address:text copy; organisation:text; environment:choice options=environments; serverVersion:text |
details/network-node actions | configuration page=network-configuration |
details/product-configuration | record.call=payout.configurations |
details/product-configuration sections | routes; categories; defaults |
details/product-configuration routes items | configurations.0.product:choice options=organisation-products; configurations.0.productConfiguration.routes.enabledDestinationList:choices options=payment-routes; configurations.0.productConfiguration.routes.enabledCryptoDestinationList:choices options=payment-routes; configurations.0.productConfiguration.routes.enabledSourceList:text | SET-007 SET-008 SET-009 SET-010 SET-011
details/product-configuration categories items | configurations.0.productConfiguration.allowedPayoutCategory:choices options=payout-categories; configurations.0.productConfiguration.defaultPayoutCategory:choice options=payout-categories; configurations.0.productConfiguration.allowedPayinCategory:choices options=payin-categories; configurations.0.productConfiguration.defaultPayinCategory:choice options=payin-categories | SET-007 SET-008 SET-009 SET-010 SET-011
details/product-configuration defaults items | configurations.0.productConfiguration.defaultSourceCountry:country options=countries; configurations.0.productConfiguration.defaultSourceCurrency:currency; configurations.0.productConfiguration.defaultDestinationCountry:country options=countries; configurations.0.productConfiguration.defaultDestinationCurrency:currency; configurations.0.productConfiguration.paymentReceiptEmail:text | SET-007 SET-008 SET-009 SET-010 SET-011
details/product-configuration actions | edit when=isConfigured page=product-configuration-edit key=e |
details/remote-account | record.call=remoteAccounts.read; record.with.name=parameters.name; everySeconds=10; machine=ledger-account; state=status |
details/remote-account hero | balance:money of=currency; available:money of=currency |
details/remote-account sections | partner; bounds; own |
details/remote-account partner items | peerAddress:text copy; peerRelationshipId:text copy; owner:text copy; currency:currency; scale:number; roundingMode:choice options=rounding-modes | ACC-005 ACC-006 ACC-008
details/remote-account bounds items | minimum:money of=currency; maximum:money of=currency; lowLiquidity:money of=currency showWhen=hasThreshold; liquidity:choice options=ledger-liquidity; held:money of=currency | ACC-005 ACC-006 ACC-008
details/remote-account own items | ownerMinimum:money of=currency; ownerMaximum:money of=currency; fundingLimit:money of=currency; fundingPeriod:choice options=funding-periods | ACC-005 ACC-006 ACC-008
details/remote-account actions | transfer page=transfer-create main |
details/rpo-schema | record.call=schemas.read; machine=rpo-schema; state=status |
details/rpo-schema sections | schema; versions showWhen=hasFiles |
details/rpo-schema schema items | country:choice options=countries; owner:text; number:text; access:choice options=schema-accesses; remote_object_id:uuid; createdAt:date-time; modifiedAt:date-time | CON-006
details/rpo-schema versions items | files:file call=schemas.content | CON-006
details/rpo-schema actions | ask when=canAsk call=schemas.request main; deprecate | CON-012 CON-013 CON-028
details/rpo-schema ask with | id |
details/schema-access | record.call=accessRequests.read; machine=schema-access; state=status |
details/schema-access sections | request |
details/schema-access request items | member:text; createdAt:date-time; modifiedAt:date-time |
details/schema-access actions | grant main; deny; revoke | CON-014 CON-029
details/transfer | record.call=transfers.read; everySeconds=5; machine=transfer; state=status |
details/transfer sections | transfer; made |
details/transfer transfer items | amount:money of=currency; debitAccount:text; creditAccount:text; internalId:text showWhen=hasInternalId copy; additionalInfo:text showWhen=hasInfo; transferId:uuid copy | ACC-009
details/transfer made items | createdBy:text; createdAt:date-time; modifiedAt:date-time | ACC-009
details/transfer actions | execute main; hand-over main; complete main; cancel | ACC-016 ACC-017
details/api-request | record.call=apiRequests.read; record.with.requestId=given.requestId |
details/api-request sections | request; answer |
details/api-request request items | at:date-time; credential:text; client_id:id; method:text; path:text; ip:text; idempotencyKey:id nothing=None |
details/api-request answer items | status:number; code:text; milliseconds:number; requestId:id copy |
details/api-request actions | replay when=isReplayable page=api-request-replay | TRU-551
details/api-request-replayed | entity=api-request-replayed | TRU-551
details/api-request-replayed sections | first; now |
details/api-request-replayed first items | first.status:number; first.code:text; first.milliseconds:number; first.requestId:id; first.body:json |
details/api-request-replayed now items | now.status:number; now.code:text; now.milliseconds:number; now.requestId:id; now.body:json |
details/webhook-delivery | record.call=webhookDeliveries.read; record.with.deliveryId=given.deliveryId; everySeconds=10 |
details/webhook-delivery sections | event; answer |
details/webhook-delivery event items | eventType:choice options=webhook-messages; objectId:id; messageId:id copy; createdAt:date-time |
details/webhook-delivery answer items | state:choice options=webhook-delivery-states; tries:number; status:number nothing=None; milliseconds:number; answer:text nothing=Nothing; reason:text nothing=Nothing; nextTryAt:date-time showWhen=isWaiting |
details/webhook-delivery actions | resend call=webhookDeliveries.resend when=isEnded |
details/webhook-delivery resend with | id=orgId; deliveryId |
details/webhook-secret | entity=webhook-secret |
details/webhook-secret sections | secret |
details/webhook-secret secret items | secret:secret; url:text |
details/webhook | record.call=webhooks.read; record.with.webhookId=given.webhookId |
details/webhook sections | state |
details/webhook state items | state:choice options=webhook-states; failingSince:date-time showWhen=isFailing; secret:secret; secretMadeAt:date-time; earlierUntil:date-time showWhen=hasEarlierSecret; createdBy.name:text; createdAt:date-time |
details/webhook actions | take-secret page=webhook-secret when=isUntaken; deliveries page=webhook-deliveries when=isTaken; test call=webhooks.test when=isSending; rotate page=webhook-secret when=isTaken; stop call=webhooks.stop when=isOn; start call=webhooks.start when=isOff; delete call=webhooks.delete more then=webhooks |
details/webhook test with | id=orgId; webhookId |
details/webhook stop with | id=orgId; webhookId |
details/webhook start with | id=orgId; webhookId |
details/webhook delete with | id=orgId; webhookId |
details/identity-provider-token | entity=identity-provider-token | TRU-410
details/identity-provider-token sections | token | TRU-410
details/identity-provider-token token items | scimAddress:text copy; secret:secret; scimTokenEndsAt:date-time | TRU-410
details/identity-provider | record.call=identityProviders.read; everySeconds=30 | TRU-406 TRU-407
details/identity-provider sections | probe showWhen=isTried; login; people; directory showWhen=canWritePeople | TRU-406 TRU-407
details/identity-provider probe items | triedAt:date-time; wrong:warnings nothing=Nothing; found:text each.value=says; start:warnings opens=/sign-in/try/{ticket} | TRU-406 TRU-407
details/identity-provider login items | client:text; state:choice options=identity-states; issuer:text; openidClient:text; secret:choice options=identity-secrets; redirectAddress:text copy; scopes:text; domains:text; acrValues:text showWhen=hasStrength | TRU-406 TRU-407
details/identity-provider people items | subjectClaim:text; emailClaim:text; emailTrust:choice options=identity-email-trusts; nameClaim:text; groupsClaim:text; provisioning:choice options=identity-provisionings; groups:text showWhen=isByGroup; defaultJob:choice options=identity-jobs showWhen=isDefault; environmentsSay:text; otherSignIn:choice options=identity-other-sign-ins; directory:choice options=identity-directories | TRU-406 TRU-407
details/identity-provider directory items | scimAddress:text copy; scimToken:choice options=identity-secrets; scimTokenMadeAt:date-time showWhen=hasToken; scimTokenEndsAt:date-time showWhen=hasToken; scimEarlierEndsAt:date-time showWhen=hasToken; scimUsedAt:date-time showWhen=isCalled | TRU-410
details/identity-provider actions | try call=identityProviders.try main; secret page=identity-provider-secret; edit page=identity-provider-edit; token page=identity-provider-token when=canWritePeople; turn-on call=identityProviders.turnOn when=isOff; turn-off call=identityProviders.turnOff when=isOn; revoke-token call=identityProviders.revokeToken when=hasToken | TRU-406 TRU-407
details/identity-provider try with | id | TRU-406 TRU-407
details/identity-provider turn-on with | id | TRU-406 TRU-407
details/identity-provider turn-off with | id | TRU-406 TRU-407
details/identity-provider revoke-token with | id | TRU-410
`
