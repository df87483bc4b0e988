import { outlineTable } from './columns.ts'

/** Steps, fields, checks and sent values of the flows for the ledger, connections, credentials and settings. */
export const networkFlows = outlineTable`
flows/add-ach-service steps | service |
flows/add-ach-service service fields | service_name:text limit=nameLength; type:choice options=ach-service-types; description:text; time_to_credit:choice options=times-to-credit; min_payment_size:number value.minimum=0; max_payment_size:number value.minimum=0; payment_destination:choice options=ach-destinations | CON-002 CON-018 CON-019
flows/add-ach-service service checks | hasSizesInOrder at=max_payment_size |
flows/add-ach-service submit | call=achServices.create; opens=/settings/company-profile |
flows/add-ach-service submit body | service_name; type; description; time_to_credit; min_payment_size; max_payment_size; payment_destination |
flows/add-exchange-credential | facts.supported.call=exchangeCredentials.supportedValues |
flows/add-exchange-credential steps | account |
flows/add-exchange-credential account fields | exchange:choice options.from=supported.exchanges options.value=value; environment:choice options.from=supported.environments options.value=value chooseWhenOnlyOne; accountName:text limit=nameLength; apiKey:password value.minLength=8 value.maxLength=128 value.pattern=^\S+$; apiSecret:password value.minLength=8 value.maxLength=128 value.pattern=^\S+$ | CON-010 CON-026
flows/add-exchange-credential submit | call=exchangeCredentials.create; opens=/settings/exchange-credentials |
flows/add-exchange-credential submit body | exchange; environment; accountName; apiKey; apiSecret |
flows/add-exchange-credential submit instead | isOlderExchangeApi call=exchangeCredentials.createOlder opens=/settings/exchange-credentials |
flows/add-exchange-credential submit isOlderExchangeApi body | exchange; env=environment; accountName; apiKey; apiSecret |
flows/add-exchange steps | exchange |
flows/add-exchange exchange fields | name:text limit=nameLength; website:text value.pattern=^https?://[^\s/]+\.[^\s]+$; phone:phone; city:text limit=nameLength; country:country options=countries; contactName:text limit=nameLength; email:text form=email value.pattern=^[^\s@<>(),:⁏"]+@[^\s@<>(),:⁏"]+\.[^\s@<>(),:⁏".]+$; supportedCurrencies:text value.pattern=^[A-Za-z][A-Za-z][A-Za-z]((,¦, )[A-Za-z][A-Za-z][A-Za-z])*$; environments:choices optional options=liquidity-environments; icon:file folded optional accepts=exchange-icon-kinds limit=exchangeFileBytes most=oneFile call=exchanges.upload; document:file optional accepts=exchange-document-kinds limit=exchangeFileBytes most=oneFile call=exchanges.upload | CON-020 CON-021 CON-022 CON-023 CON-024 CON-027
flows/add-exchange submit | call=exchanges.create; opens=/connections/exchanges |
flows/add-exchange submit body | name; website; phone; city; country; contactName; email; supportedCurrencies; environments; icon; document |
flows/add-holiday steps | holiday |
flows/add-holiday holiday fields | name:text limit=nameLength; date:date | CON-008 CON-025
flows/add-holiday submit | call=holidays.create; opens=/settings/company-profile?list=holidays |
flows/add-holiday submit body | name; date |
flows/api-credential | given=clientId; layout=sections; facts.credential.call=clients.read; facts.credential.with.clientId=given.clientId |
flows/api-credential starts | name=credential.name; description=credential.description; isPrimary=credential.isPrimary |
flows/api-credential steps | credential |
flows/api-credential credential fields | name:text limit=nameLength; description:text optional limit=textLength; isPrimary:consent optional lockWhen=isPrimaryNow ticked=Yes | CRD-004
flows/api-credential credential next | permission=credentials.write |
flows/api-credential submit | call=clients.update; absent=null |
flows/api-credential submit body | id=session.organisation.id; clientId=given.clientId; name; description; isPrimary |
flows/create-api-credential | facts.grants.call=clients.scopes |
flows/create-api-credential starts | validFor=grants.validFor | TRU-068
flows/create-api-credential steps | name |
flows/create-api-credential name fields | name:text limit=nameLength; description:text optional limit=textLength; scopes:choices options.from=grants.content options.value=scope options.also=scope; validFor:choice options=credential-terms; isPrimary:consent optional | CRD-004 TRU-067 TRU-068
flows/create-api-credential submit | call=clients.create; opens=/settings/credentials | TRU-152
flows/create-api-credential submit body | id=session.organisation.id; name; description; scopes; validFor; isPrimary |
flows/create-ledger-account | facts.node.call=ledger.node |
flows/create-ledger-account progress | account; bounds; peering |
flows/create-ledger-account steps | account stage=account; bounds stage=bounds; peering stage=peering |
flows/create-ledger-account account shows | ledger-node record=node |
flows/create-ledger-account account fields | name:text limit=ledgerNameLength value.pattern=^[A-Za-z0-9][A-Za-z0-9._-]*$; owner:text limit=textLength; currency:currency options=currencies; scale:number value.pattern=^\d+$; roundingMode:choice options=rounding-modes | ACC-005 ACC-006 ACC-019 ACC-020 ACC-021 ACC-026
flows/create-ledger-account account checks | isOwnerKnown at=owner; isScaleWithin at=scale | ACC-022 ACC-023 ACC-024 ACC-025 ACC-027 ACC-029 LIM-035 LIM-036
flows/create-ledger-account bounds fields | minimum:number; maximum:number; lowLiquidity:number optional | ACC-005 ACC-006 ACC-019 ACC-020 ACC-021 ACC-026
flows/create-ledger-account bounds checks | isMinimumWithin at=minimum; isMaximumWithin at=maximum; isRangeRight at=maximum; isEmptyAboveMinimum at=minimum; isEmptyBelowMaximum at=maximum | ACC-022 ACC-023 ACC-024 ACC-025 ACC-027 ACC-029 LIM-035 LIM-036
flows/create-ledger-account peering shows | ledger-node record=node |
flows/create-ledger-account peering fields | peerAddress:text optional requireWhen=hasRelationship limit=textLength form=network-address; peerRelationshipId:text optional requireWhen=hasPeer limit=ledgerNameLength | ACC-005 ACC-006 ACC-019 ACC-020 ACC-021 ACC-026
flows/create-ledger-account peering checks | isPeerElsewhere at=peerAddress; isPeerKnown at=peerAddress | ACC-022 ACC-023 ACC-024 ACC-025 ACC-027 ACC-029 LIM-035 LIM-036
flows/create-ledger-account submit | call=ledgerAccounts.create; opens=/accounts/manage/{name} |
flows/create-ledger-account submit body | name; currency; scale; owner; roundingMode; minimum; maximum; lowLiquidity; peerAddress; peerRelationshipId |
flows/create-transfer | draft=offered; facts.accounts.call=ledgerAccounts.list; facts.accounts.with.size.is=100; facts.accounts.with.status.is=ENABLED; facts.liquidity.call=ledger.liquidity; facts.liquidity.with.debitAccount=debitAccount; facts.liquidity.with.creditAccount=creditAccount |
flows/create-transfer progress | from; to |
flows/create-transfer steps | from stage=from; to stage=to |
flows/create-transfer from fields | debitAccount:choice-list options.from=accounts.content options.value=name options.also=holds options.as=debit |
flows/create-transfer to fields | creditAccount:choice-list options.from=accounts.content options.value=name options.also=holds options.as=credit; amount:money of=debit.currency; internalId:text optional limit=internalIdLength; additionalInfo:text optional limit=textLength | ACC-009
flows/create-transfer to checks | isOtherAccount at=creditAccount; isSameCurrency at=creditAccount; isMoreThanNothing at=amount; isHeld at=amount; isCovered at=amount warns | ACC-030 ACC-031 TRU-131
flows/create-transfer submit | call=transfers.create; overrule.fault=transfer-duplicate; overrule.records=transfers; overrule.sends=transferId; overrule.as=confirmedDuplicates; overrule.opens=/accounts/transfers/{transferId}; opens=/accounts/transfers/{transferId} |
flows/create-transfer submit body | debitAccount; creditAccount; amount; internalId; additionalInfo |
flows/edit-ach-service | given=id; facts.entry.call=achServices.read |
flows/edit-ach-service starts | service_name=entry.service_name; type=entry.type; description=entry.description; time_to_credit=entry.time_to_credit; min_payment_size=entry.min_payment_size; max_payment_size=entry.max_payment_size; payment_destination=entry.payment_destination |
flows/edit-ach-service steps | service |
flows/edit-ach-service service fields | service_name:text limit=nameLength; type:choice options=ach-service-types; description:text; time_to_credit:choice options=times-to-credit; min_payment_size:number value.minimum=0; max_payment_size:number value.minimum=0; payment_destination:choice options=ach-destinations | CON-002 CON-018 CON-019
flows/edit-ach-service service checks | hasSizesInOrder at=max_payment_size |
flows/edit-ach-service submit | call=achServices.update; conflict.fault=connection-changed; conflict.with=entry; opens=/settings/company-profile |
flows/edit-ach-service submit body | id=given.id; version=entry.version; service_name; type; description; time_to_credit; min_payment_size; max_payment_size; payment_destination |
flows/edit-exchange-credential | given=id; facts.credential.call=exchangeCredentials.read |
flows/edit-exchange-credential starts | accountName=credential.accountName |
flows/edit-exchange-credential steps | account |
flows/edit-exchange-credential account fields | accountName:text limit=nameLength; apiKey:password value.minLength=8 value.maxLength=128 value.pattern=^\S+$; apiSecret:password value.minLength=8 value.maxLength=128 value.pattern=^\S+$ | CON-010 CON-026
flows/edit-exchange-credential submit | call=exchangeCredentials.update; opens=/settings/exchange-credentials |
flows/edit-exchange-credential submit body | exchange=credential.exchange; environment=credential.environment; accountName; apiKey; apiSecret |
flows/edit-exchange-credential submit instead | isOlderExchangeApi call=exchangeCredentials.updateOlder opens=/settings/exchange-credentials |
flows/edit-exchange-credential submit isOlderExchangeApi body | exchange=credential.exchange; env=credential.environment; accountName; apiKey; apiSecret |
flows/edit-exchange | given=id; facts.entry.call=exchanges.read |
flows/edit-exchange starts | name=entry.name; website=entry.website; phone=entry.phone; city=entry.city; country=entry.country; contactName=entry.contactName; email=entry.email; supportedCurrencies=entry.supportedCurrencies; environments=entry.environments; icon=entry.icon; document=entry.document |
flows/edit-exchange steps | exchange |
flows/edit-exchange exchange fields | name:text limit=nameLength; website:text value.pattern=^https?://[^\s/]+\.[^\s]+$; phone:phone; city:text limit=nameLength; country:country options=countries; contactName:text limit=nameLength; email:text form=email value.pattern=^[^\s@<>(),:⁏"]+@[^\s@<>(),:⁏"]+\.[^\s@<>(),:⁏".]+$; supportedCurrencies:text value.pattern=^[A-Za-z][A-Za-z][A-Za-z]((,¦, )[A-Za-z][A-Za-z][A-Za-z])*$; environments:choices optional options=liquidity-environments; icon:file folded optional accepts=exchange-icon-kinds limit=exchangeFileBytes most=oneFile call=exchanges.upload; document:file optional accepts=exchange-document-kinds limit=exchangeFileBytes most=oneFile call=exchanges.upload | CON-020 CON-021 CON-022 CON-023 CON-024 CON-027
flows/edit-exchange submit | call=exchanges.update; conflict.fault=connection-changed; conflict.with=entry; opens=/connections/exchanges |
flows/edit-exchange submit body | id=given.id; version=entry.version; name; website; phone; city; country; contactName; email; supportedCurrencies; environments; icon; document |
flows/edit-holiday | given=id; facts.entry.call=holidays.read |
flows/edit-holiday starts | name=entry.name; date=entry.date |
flows/edit-holiday steps | holiday |
flows/edit-holiday holiday fields | name:text limit=nameLength; date:date | CON-008 CON-025
flows/edit-holiday submit | call=holidays.update; conflict.fault=connection-changed; conflict.with=entry; opens=/settings/company-profile?list=holidays |
flows/edit-holiday submit body | id=given.id; version=entry.version; name; date |
flows/edit-ledger-account | given=name; facts.node.call=ledger.node; facts.account.call=ledgerAccounts.read; facts.account.with.name=given.name |
flows/edit-ledger-account starts | owner=account.owner; roundingMode=account.roundingMode; minimum=account.minimum; maximum=account.maximum; lowLiquidity=account.lowLiquidity; peerAddress=account.peerAddress; peerRelationshipId=account.peerRelationshipId |
flows/edit-ledger-account steps | account |
flows/edit-ledger-account account shows | ledger-node record=node |
flows/edit-ledger-account account fields | owner:text limit=textLength; roundingMode:choice options=rounding-modes; minimum:number; maximum:number; lowLiquidity:number optional; peerAddress:text folded optional requireWhen=hasRelationship limit=textLength form=network-address; peerRelationshipId:text optional requireWhen=hasPeer limit=ledgerNameLength | ACC-005 ACC-006 ACC-019 ACC-020 ACC-021 ACC-026
flows/edit-ledger-account account checks | isOwnerKnown at=owner; isMinimumWithin at=minimum; isMaximumWithin at=maximum; isRangeRight at=maximum; isPeerElsewhere at=peerAddress; isPeerKnown at=peerAddress | ACC-022 ACC-023 ACC-024 ACC-025 ACC-027 ACC-029 LIM-035 LIM-036
flows/edit-ledger-account submit | call=ledgerAccounts.update; conflict.fault=ledger-account-changed; conflict.with=account; opens=/accounts/manage/{name} |
flows/edit-ledger-account submit body | name=given.name; version=account.version; owner; roundingMode; minimum; maximum; lowLiquidity; peerAddress; peerRelationshipId |
flows/ip-allowlist | layout=sections; facts.list.call=allowlist.read |
flows/ip-allowlist starts | entries=list.entries |
flows/ip-allowlist steps | addresses |
flows/ip-allowlist addresses fields | entries:ip-blocks optional lockWhen=isListLocked limit=allowlistEntries; acceptsLockOut:consent showWhen=isShutOut | LIM-027 ALW-004 OPEN-102
flows/ip-allowlist addresses checks | isNarrow at=entries warns | LIM-027 ALW-004 OPEN-102
flows/ip-allowlist addresses next | permission=allowlist.write |
flows/ip-allowlist submit | call=allowlist.save; absent=null; conflict.fault=allowlist-changed; conflict.with=list |
flows/ip-allowlist submit body | id=session.organisation.id; version=list.version; entries; acceptsLockOut |
flows/mock-exchange-balance | given=id; facts.wallet.call=exchangeBalances.read |
flows/mock-exchange-balance starts | balance=wallet.balance |
flows/mock-exchange-balance steps | balance |
flows/mock-exchange-balance balance fields | balance:money of=wallet.currency |
flows/mock-exchange-balance submit | call=exchangeBalances.update; opens=/accounts?tab=exchanges |
flows/mock-exchange-balance submit body | id=given.id; balance |
flows/product-configuration | facts.kept.call=payout.configurations |
flows/product-configuration starts | product=kept.configurations.0.product; enabledDestinationList=kept.configurations.0.productConfiguration.routes.enabledDestinationList; enabledCryptoDestinationList=kept.configurations.0.productConfiguration.routes.enabledCryptoDestinationList; enabledSourceList=kept.configurations.0.productConfiguration.routes.enabledSourceList; allowedPayoutCategory=kept.configurations.0.productConfiguration.allowedPayoutCategory; defaultPayoutCategory=kept.configurations.0.productConfiguration.defaultPayoutCategory; allowedPayinCategory=kept.configurations.0.productConfiguration.allowedPayinCategory; defaultPayinCategory=kept.configurations.0.productConfiguration.defaultPayinCategory; defaultSourceCountry=kept.configurations.0.productConfiguration.defaultSourceCountry; defaultSourceCurrency=kept.configurations.0.productConfiguration.defaultSourceCurrency; defaultDestinationCountry=kept.configurations.0.productConfiguration.defaultDestinationCountry; defaultDestinationCurrency=kept.configurations.0.productConfiguration.defaultDestinationCurrency; paymentReceiptEmail=kept.configurations.0.productConfiguration.paymentReceiptEmail; memoRules=kept.configurations.0.ownMemoRules |
flows/product-configuration progress | routes; categories; defaults; review |
flows/product-configuration steps | routes stage=routes; categories stage=categories; defaults stage=defaults; review stage=review review |
flows/product-configuration routes fields | product:choice options.from=session.organisation.products options.labels=organisation-products chooseWhenOnlyOne; enabledDestinationList:choices options.from=kept.offered.destinations options.value=name options.labels=payment-routes; enabledCryptoDestinationList:choices optional options.from=kept.offered.cryptoDestinations options.value=name options.labels=payment-routes; enabledSourceList:choices options.from=kept.offered.sources options.value=name | SET-007 SET-008 SET-009 SET-010 SET-011 SET-012
flows/product-configuration categories fields | allowedPayoutCategory:choices options=payout-categories; defaultPayoutCategory:choice options=payout-categories; allowedPayinCategory:choices options=payin-categories; defaultPayinCategory:choice options=payin-categories | SET-007 SET-008 SET-009 SET-010 SET-011 SET-012
flows/product-configuration categories checks | isPayoutDefaultAllowed at=defaultPayoutCategory; isPayinDefaultAllowed at=defaultPayinCategory |
flows/product-configuration defaults fields | defaultSourceCountry:country optional options=countries; defaultSourceCurrency:currency optional options=currencies; defaultDestinationCountry:country optional options=countries; defaultDestinationCurrency:currency optional options=currencies; paymentReceiptEmail:text optional form=email value.maxLength=255 value.pattern=^[^\s@<>(),:⁏"]+@[^\s@<>(),:⁏"]+\.[^\s@<>(),:⁏".]+$; memoRules:json optional limit=jsonLength | SET-007 SET-008 SET-009 SET-010 SET-011 SET-012
flows/product-configuration submit | call=payout.configure; conflict.fault=configuration-changed; conflict.with=kept; opens=/settings/product-configuration |
flows/product-configuration submit body | product; version=kept.configurations.0.version; productConfiguration.routes.enabledDestinationList=enabledDestinationList; productConfiguration.routes.enabledCryptoDestinationList=enabledCryptoDestinationList; productConfiguration.routes.enabledSourceList=enabledSourceList; productConfiguration.allowedPayoutCategory=allowedPayoutCategory; productConfiguration.defaultPayoutCategory=defaultPayoutCategory; productConfiguration.allowedPayinCategory=allowedPayinCategory; productConfiguration.defaultPayinCategory=defaultPayinCategory; productConfiguration.defaultSourceCountry=defaultSourceCountry; productConfiguration.defaultSourceCurrency=defaultSourceCurrency; productConfiguration.defaultDestinationCountry=defaultDestinationCountry; productConfiguration.defaultDestinationCurrency=defaultDestinationCurrency; productConfiguration.paymentReceiptEmail=paymentReceiptEmail; productConfiguration.memoRules=memoRules |
flows/rotate-api-credential | given=clientId; facts.credential.call=clients.read; facts.credential.with.clientId=given.clientId; leave.after=rotate |
flows/rotate-api-credential progress | rotate; secret |
flows/rotate-api-credential steps | rotate stage=rotate; secret stage=secret |
flows/rotate-api-credential rotate fields | isReady:consent |
flows/rotate-api-credential rotate next | permission=credentials.write; call=clients.rotate; as=rotated |
flows/rotate-api-credential rotate next body | id=session.organisation.id; clientId=given.clientId |
flows/rotate-api-credential secret shows | api-credential-secret record=rotated |
flows/rotate-api-credential secret fields | stored:consent |
flows/rotate-api-credential submit | call=clients.update; opens=/settings/credentials |
flows/rotate-api-credential submit body | id=session.organisation.id; clientId=given.clientId; secretStored=stored |
flows/take-api-credential-secret | given=clientId; facts.credential.call=clients.read; facts.credential.with.clientId=given.clientId; leave.after=show |
flows/take-api-credential-secret progress | show; secret |
flows/take-api-credential-secret steps | show stage=show; secret stage=secret |
flows/take-api-credential-secret show fields | isReady:consent |
flows/take-api-credential-secret show next | permission=credentials.write; call=clients.takeSecret; as=taken |
flows/take-api-credential-secret show next body | id=session.organisation.id; clientId=given.clientId |
flows/take-api-credential-secret secret shows | api-credential-secret record=taken |
flows/take-api-credential-secret secret fields | stored:consent |
flows/take-api-credential-secret submit | call=clients.update; opens=/settings/credentials |
flows/take-api-credential-secret submit body | id=session.organisation.id; clientId=given.clientId; secretStored=stored |
flows/save-rpo-schema | facts.schemas.call=schemas.list |
flows/save-rpo-schema steps | schema |
flows/save-rpo-schema schema fields | choice:choice-cards options=schema-choices; name:text showWhen=isNew limit=nameLength; country:country showWhen=isNew options=countries; schemaId:choice-list showWhen=isVersion options.from=schemas.content options.value=id options.where.access.is=OWN options.where.status.is=ACTIVE options.also=(path=country options=destinations); files:file accepts=schema-file-kinds limit=schemaFileBytes most=oneFile call=schemas.upload | CON-006 CON-015 CON-016 CON-017 CON-030
flows/save-rpo-schema submit | call=schemas.save; opens=/settings/schemas |
flows/save-rpo-schema submit body | choice; name; country; schemaId; files |
flows/create-webhook steps | webhook |
flows/create-webhook webhook fields | url:text limit=textLength value.pattern=^https?://\S+$; eventTypes:choices options=webhook-events; description:text optional limit=textLength |
flows/create-webhook submit | call=webhooks.create; opens=/settings/webhooks |
flows/create-webhook submit body | id=session.organisation.id; url; eventTypes; description |
flows/resend-webhook-events | given=webhookId; facts.webhook.call=webhooks.read; facts.webhook.with.webhookId=given.webhookId | TRU-436
flows/resend-webhook-events steps | since |
flows/resend-webhook-events since fields | since:date |
flows/resend-webhook-events submit | call=webhooks.resend; opens=/settings/webhooks |
flows/resend-webhook-events submit body | id=session.organisation.id; webhookId=given.webhookId; since |
flows/rotate-webhook-secret | given=webhookId; facts.webhook.call=webhooks.read; facts.webhook.with.webhookId=given.webhookId; leave.after=rotate |
flows/rotate-webhook-secret progress | rotate; secret |
flows/rotate-webhook-secret steps | rotate stage=rotate; secret stage=secret |
flows/rotate-webhook-secret rotate fields | isReady:consent |
flows/rotate-webhook-secret rotate next | permission=credentials.write; call=webhooks.rotate; as=rotated |
flows/rotate-webhook-secret rotate next body | id=session.organisation.id; webhookId=given.webhookId |
flows/rotate-webhook-secret secret shows | webhook-secret record=rotated |
flows/rotate-webhook-secret secret fields | stored:consent |
flows/rotate-webhook-secret submit | call=webhooks.test; opens=/settings/webhooks |
flows/rotate-webhook-secret submit body | id=session.organisation.id; webhookId=given.webhookId |
flows/webhook | given=webhookId; layout=sections; facts.webhook.call=webhooks.read; facts.webhook.with.webhookId=given.webhookId |
flows/webhook starts | url=webhook.url; eventTypes=webhook.eventTypes; description=webhook.description |
flows/webhook steps | webhook |
flows/webhook webhook fields | url:text limit=textLength value.pattern=^https?://\S+$; eventTypes:choices options=webhook-events; description:text optional limit=textLength |
flows/webhook webhook next | permission=credentials.write |
flows/webhook submit | call=webhooks.update; absent=null |
flows/webhook submit body | id=session.organisation.id; webhookId=given.webhookId; url; eventTypes; description |
flows/provider-review-ask | given=id; facts.review.call=providerReviews.read; closed.unless=isTask | TRU-502 TRU-548
flows/provider-review-ask steps | repairs |
flows/provider-review-ask repairs fields | repairs:list most=repairsPerReview |
flows/provider-review-ask repairs repairs fields | at:choice options.from=review.questions options.value=value; says:text limit=textLength |
flows/provider-review-ask submit | call=providerReviews.ask; opens=/provider/reviews |
flows/provider-review-ask submit body | id=given.id; repairs |
flows/add-identity-provider | given=clientId; facts.client.call=providerClients.read; facts.client.with.clientId=given.clientId | TRU-407
flows/add-identity-provider progress | connection; claims; people | TRU-407
flows/add-identity-provider steps | connection stage=connection; claims stage=claims; people stage=people | TRU-407
flows/add-identity-provider connection fields | name:text limit=textLength; issuer:text limit=textLength value.pattern=^https?://\S+$; openidClient:text limit=textLength; scopes:text limit=textLength; domains:text limit=textLength; acrValues:text optional limit=textLength | TRU-407
flows/add-identity-provider claims fields | subjectClaim:text limit=textLength default=sub; emailClaim:text limit=textLength default=email; emailTrust:choice options=identity-email-trusts; nameClaim:text limit=textLength default=name; groupsClaim:text limit=textLength | TRU-407
flows/add-identity-provider people fields | provisioning:choice options=identity-provisionings; groups:text optional limit=loginGroupsLength; defaultJob:choice optional options=identity-jobs; environments:choices options=environments; directory:choice options=identity-directories default=NONE; otherSignIn:choice options=identity-other-sign-ins default=ALLOWED | TRU-407
flows/add-identity-provider submit | call=identityProviders.create; opens=/provider/identity-providers | TRU-407
flows/add-identity-provider submit body | clientId=given.clientId; name; issuer; openidClient; scopes; domains; acrValues; subjectClaim; emailClaim; emailTrust; nameClaim; groupsClaim; provisioning; groups; defaultJob; environments; directory; otherSignIn | TRU-407
flows/edit-identity-provider | given=id; facts.login.call=identityProviders.read | TRU-407
flows/edit-identity-provider starts | name=login.name; issuer=login.issuer; openidClient=login.openidClient; scopes=login.scopes; domains=login.domains; acrValues=login.acrValues; subjectClaim=login.subjectClaim; emailClaim=login.emailClaim; emailTrust=login.emailTrust; nameClaim=login.nameClaim; groupsClaim=login.groupsClaim; provisioning=login.provisioning; groups=login.groups; defaultJob=login.defaultJob; environments=login.environments; directory=login.directory; otherSignIn=login.otherSignIn | TRU-407
flows/edit-identity-provider progress | connection; claims; people | TRU-407
flows/edit-identity-provider steps | connection stage=connection; claims stage=claims; people stage=people | TRU-407
flows/edit-identity-provider connection fields | name:text limit=textLength; issuer:text limit=textLength value.pattern=^https?://\S+$; openidClient:text limit=textLength; scopes:text limit=textLength; domains:text limit=textLength; acrValues:text optional limit=textLength | TRU-407
flows/edit-identity-provider claims fields | subjectClaim:text limit=textLength; emailClaim:text limit=textLength; emailTrust:choice options=identity-email-trusts; nameClaim:text limit=textLength; groupsClaim:text limit=textLength | TRU-407
flows/edit-identity-provider people fields | provisioning:choice options=identity-provisionings; groups:text optional limit=loginGroupsLength; defaultJob:choice optional options=identity-jobs; environments:choices options=environments; directory:choice options=identity-directories; otherSignIn:choice options=identity-other-sign-ins | TRU-407
flows/edit-identity-provider submit | call=identityProviders.update; opens=/provider/identity-providers | TRU-407
flows/edit-identity-provider submit body | id=given.id; name; issuer; openidClient; scopes; domains; acrValues; subjectClaim; emailClaim; emailTrust; nameClaim; groupsClaim; provisioning; groups; defaultJob; environments; directory; otherSignIn | TRU-407
flows/api-request-replay | given=requestId; facts.request.call=apiRequests.read; facts.request.with.requestId=given.requestId | TRU-551
flows/api-request-replay progress | key; answer |
flows/api-request-replay steps | key stage=key; answer stage=answer |
flows/api-request-replay key shows | api-request record=request below |
flows/api-request-replay key fields | key:choice showWhen=needsKey options=replay-keys | TRU-503
flows/api-request-replay key next | permission=credentials.write; call=apiRequests.replay; as=replayed |
flows/api-request-replay key next body | id=session.organisation.id; requestId=given.requestId; key |
flows/api-request-replay answer shows | api-request-replayed record=replayed |
flows/api-request-replay submit | call=apiRequests.read; opens=/settings/api-requests |
flows/api-request-replay submit body | id=session.organisation.id; requestId=given.requestId |
flows/identity-provider-token | given=id; facts.login.call=identityProviders.read; leave.after=make | TRU-410
flows/identity-provider-token progress | make; token | TRU-410
flows/identity-provider-token steps | make stage=make; token stage=token | TRU-410
flows/identity-provider-token make fields | validFor:choice options=credential-terms; isReady:consent | TRU-410
flows/identity-provider-token make next | permission=provider.change; call=identityProviders.makeToken; as=made | TRU-410
flows/identity-provider-token make next body | id=given.id; validFor | TRU-410
flows/identity-provider-token token shows | identity-provider-token record=made | TRU-410
flows/identity-provider-token token fields | stored:consent | TRU-410
flows/identity-provider-token submit | call=identityProviders.try; opens=/provider/identity-providers | TRU-410
flows/identity-provider-token submit body | id=given.id | TRU-410
flows/identity-provider-secret | given=id; facts.login.call=identityProviders.read | TRU-407
flows/identity-provider-secret progress | secret | TRU-407
flows/identity-provider-secret steps | secret stage=secret | TRU-407
flows/identity-provider-secret secret fields | secret:password | TRU-407
flows/identity-provider-secret submit | call=identityProviders.saveSecret; opens=/provider/identity-providers | TRU-407
flows/identity-provider-secret submit body | id=given.id; secret | TRU-407
flows/view-client | given=clientId; facts.client.call=providerClients.read; facts.client.with.clientId=given.clientId | TRU-475
flows/view-client steps | view | TRU-475
flows/view-client view fields | job:choice options=identity-jobs; reason:text limit=textLength | TRU-475
flows/view-client submit | call=clientViews.begin; opens=/provider/views/{id} | TRU-475
flows/view-client submit body | clientId=given.clientId; job; reason | TRU-475
`
