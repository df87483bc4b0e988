import { outlineTable } from './columns.ts'

/**
 * Steps, fields, checks and sent values of the flows for users, onboarding, wallets, bank accounts and the
 * stablecoin.
 */
export const peopleFlows = outlineTable`
flows/add-contact steps | contact |
flows/add-contact contact fields | type:choice-cards options=contact-types; firstName:text limit=nameLength; lastName:text optional limit=nameLength; title:text optional limit=nameLength; email:text form=email value.pattern=^[^\s@<>(),:⁏"]+@[^\s@<>(),:⁏"]+\.[^\s@<>(),:⁏".]+$; contactNumber:phone optional; tags:choices optional options=contact-tags | ONB-010 ONB-011 ONB-012 OPEN-65
flows/add-contact submit | call=contacts.create; opens=/onboarding/contact |
flows/add-contact submit body | tenantName=session.organisation.name; type; firstName; lastName; title; email; contactNumber; tags |
flows/add-exposure steps | exposure |
flows/add-exposure exposure fields | country:country options=served-countries; percentage:number |
flows/add-exposure exposure checks | isShareAboveZero at=percentage |
flows/add-exposure submit | call=exposures.create; opens=/onboarding/your-finance/exposure/list |
flows/add-exposure submit body | tenantName=session.organisation.name; country; percentage |
flows/add-owner progress | person; identity; home |
flows/add-owner steps | person stage=person; identity stage=identity; home stage=home |
flows/add-owner person fields | firstName:text limit=nameLength; lastName:text optional limit=nameLength; title:text limit=nameLength; percentageOwnership:number | ONB-013 ONB-014 ONB-015
flows/add-owner person checks | isShareAboveZero at=percentageOwnership; isShareInWhole at=percentageOwnership | ONB-046 ONB-047
flows/add-owner identity fields | dateOfBirth:date; nationality:country options=countries; taxId:text value.maxLength=35; idType:choice options=owner-id-types | ONB-013 ONB-014 ONB-015
flows/add-owner home fields | homeAddress:group | ONB-013 ONB-014 ONB-015
flows/add-owner home homeAddress fields | street:text limit=textLength; street2:text optional limit=textLength; city:text limit=nameLength; state:text optional limit=nameLength; zipCode:text optional form=postal-code of=country value.minLength=2 value.maxLength=15; country:country options=countries | ONB-013 ONB-014 ONB-015
flows/add-owner submit | call=owners.create; opens=/onboarding/your-business/owners/list |
flows/add-owner submit body | tenantName=session.organisation.name; firstName; lastName; title; percentageOwnership; dateOfBirth; nationality; taxId; idType; homeAddress |
flows/add-tax-document steps | file |
flows/add-tax-document file fields | files:file accepts=document-kinds limit=fileBytes most=oneFile | ONB-043 ONB-044 ONB-045 OPEN-66
flows/add-tax-document submit | call=taxDocuments.create; opens=/onboarding/tasks/tax-documents |
flows/add-tax-document submit body | tenantName=session.organisation.name; files |
flows/add-wallet | given=product; facts.room.call=wallets.room; facts.room.with.product=given.product; facts.config.call=onboarding.config; facts.config.with.username=session.user.email; facts.config.with.multi_product=flags.multiProduct |
flows/add-wallet starts | chain=room.onlyChain |
flows/add-wallet progress | address showWhen=hasReusable; chain; details; ownership; consent | WAL-016 WAL-022
flows/add-wallet steps | address stage=address showWhen=hasReusable; chain stage=chain; details stage=details; ownership stage=ownership; consent stage=consent review | WAL-016 WAL-018 WAL-019 WAL-020 WAL-021 WAL-022
flows/add-wallet address fields | origin:choice-cards options=wallet-origins; reused:choice-list showWhen=isReusing options.from=room.reusable options.value=walletId options.also=(path=chain options=chains),digitalAssetWalletAddress,(path=product options=wallet-products) options.as=reusedWallet options.details=wallet; reusedAddress:wallet-address showWhen=hasReusedAddress derivedFrom=addressAgain | WAL-022
flows/add-wallet chain fields | chain:choice showWhen=isNewAddress options.from=room.chains options.value=chain closed=(where.isFull.is); digitalAssetType:choice lockWhen=isForStablecoin options=wallet-assets chooseWhenOnlyOne; walletType:choice-cards showWhen=isNewAddress options=wallet-types | WAL-018 WAL-031 WAL-035 WAL-038 WAL-041 WAL-045
flows/add-wallet details fields | walletNickname:text showWhen=isNicknameFree limit=textLength; nicknameNumber:text showWhen=isNicknameNumeric limit=textLength value.pattern=^[0-9]+$; digitalAssetWalletAddress:wallet-address showWhen=isNewAddress of=chain always known=room.addresses; destinationTag:destination-tag showWhen=isOnXrpl optional; legalNameCounterparty:text showWhen=isNewAddress limit=textLength; custodyExchangeHostId:choice showWhen=isAtExchange options.from=config.availableExchanges options.value=exchangeId options.as=exchange; custodyExchangeHostName:text showWhen=isAtCustodian limit=textLength | WAL-019 WAL-032 WAL-036 WAL-037 WAL-039 WAL-042 WAL-043 WAL-044 VAL-028
flows/add-wallet details checks | hasTagWhereNeeded at=destinationTag warns |
flows/add-wallet ownership fields | attestation:consent | WAL-020 WAL-033 OPEN-57
flows/add-wallet consent fields | tAndCAgreement:consent document=exhibit-a; acknowledgement:consent | WAL-021 WAL-034 OPEN-57
flows/add-wallet submit | call=wallets.create; absent=null | WAL-051
flows/add-wallet submit body | tenantName=session.organisation.name; wallets.0.walletNickname=sentNickname; wallets.0.chain=sentChain; wallets.0.digitalAssetType=digitalAssetType; wallets.0.walletType=sentType; wallets.0.digitalAssetWalletAddress=sentAddress; wallets.0.legalNameCounterparty=sentCounterparty; wallets.0.custodyExchangeHostName=sentHostName; wallets.0.custodyExchangeHostId=sentHostId; wallets.0.destinationTag=sentTag; wallets.0.attestation=attestation; wallets.0.tAndCAgreement=tAndCAgreement; wallets.0.acknowledgement=acknowledgement; wallets.0.product=room.terms.name; wallets.0.productId=room.terms.id | API-141 API-142
flows/add-wallet submit instead | isSingleProduct call=wallets.create |
flows/add-wallet submit isSingleProduct body | tenantName=session.organisation.name; wallets.0.walletNickname=sentNickname; wallets.0.chain=sentChain; wallets.0.digitalAssetType=digitalAssetType; wallets.0.walletType=sentType; wallets.0.digitalAssetWalletAddress=sentAddress; wallets.0.legalNameCounterparty=sentCounterparty; wallets.0.custodyExchangeHostName=sentHostName; wallets.0.destinationTag=sentTag; wallets.0.attestation=attestation; wallets.0.tAndCAgreement=tAndCAgreement; wallets.0.acknowledgement=acknowledgement | API-141
flows/answer-document-request | given=id; facts.request.call=additionalDocumentation.read |
flows/answer-document-request summary | {request.title}; {request.says} |
flows/answer-document-request steps | document nextWhen=isWanted |
flows/answer-document-request document fields | files:file accepts=document-kinds limit=fileBytes most=oneFile; note:text optional limit=textLength |
flows/answer-document-request submit | call=additionalDocumentation.answer; opens=/onboarding/additional-documentation |
flows/answer-document-request submit body | tenantName=session.organisation.name; id=given.id; files; note |
flows/assign-subtask | given=subtask; facts.colleagues.call=onboarding.colleagues; facts.colleagues.with.subtask=given.subtask | TRU-891
flows/assign-subtask steps | colleague |
flows/assign-subtask colleague fields | person:choice-cards options.from=colleagues.people options.value=id options.as=chosen options.also=says | TRU-891
flows/assign-subtask colleague person tells | hasColleague; hasTitle |
flows/assign-subtask submit | call=onboarding.assign; conflict.fault=subtask-given-meanwhile; conflict.with=colleagues; opens=/onboarding | TRU-901
flows/assign-subtask submit body | tenantName=session.organisation.name; subtask=given.subtask; version=colleagues.version; userId=person |
flows/assign-subtask submit instead | isTakenBack call=onboarding.assign opens=/onboarding | TRU-891
flows/assign-subtask submit isTakenBack body | tenantName=session.organisation.name; subtask=given.subtask; version=colleagues.version |
flows/bank-account | mayBeGiven=bankId; facts.bank.call=banks.read; facts.bank.with.bankId=given.bankId; facts.banks.call=banks.list |
flows/bank-account starts | accountName=banks.content.0.accountName; products=banks.content.0.products; holderAddress=banks.content.0.holderAddress |
flows/bank-account progress | institution; account; holder; proof; review |
flows/bank-account steps | institution stage=institution; account stage=account; holder stage=holder; proof stage=proof; review stage=review review |
flows/bank-account institution fields | bankName:text limit=nameLength; bankAddress:group | BNK-003
flows/bank-account institution bankAddress fields | street:text limit=addressLength; city:text limit=nameLength; state:text optional limit=nameLength; zipCode:text form=postal-code of=country value.minLength=3 value.maxLength=15; country:country options=countries | BNK-003
flows/bank-account account fields | accountName:text limit=nameLength; accountNumber:account-number; accountNumberConfirmation:account-number; routingNumber:routing-number; swiftBicCode:bic optional; iban:iban optional; intermediaryAccountNumber:account-number folded optional; intermediaryRoutingNumber:routing-number optional; reference:text optional limit=nameLength; additionalRequirements:text optional limit=textLength | BNK-002 BNK-004 BNK-005 BNK-009
flows/bank-account account checks | isRepeated at=accountNumberConfirmation | BNK-008
flows/bank-account holder fields | holderAddress:group; products:choices options.from=banks.products options.value=name | BNK-003
flows/bank-account holder holderAddress fields | street:text limit=addressLength; city:text limit=nameLength; state:text optional limit=nameLength; zipCode:text form=postal-code of=country value.minLength=3 value.maxLength=15; country:country options=countries | BNK-003
flows/bank-account proof fields | proofOfOwnership:file accepts=document-kinds limit=fileBytes most=oneFile | BNK-005 ONB-045 OPEN-66
flows/bank-account submit | call=banks.create |
flows/bank-account submit body | tenantName=session.organisation.name; bankName; accountName; accountNumber; accountNumberConfirmation; routingNumber; swiftBicCode; iban; bankAddress; holderAddress; intermediaryAccountNumber; intermediaryRoutingNumber; reference; additionalRequirements; products; proofOfOwnership |
flows/bank-account submit instead | isReplacing call=banks.change |
flows/bank-account submit isReplacing body | tenantName=session.organisation.name; bankId=given.bankId; replacement.bankName=bankName; replacement.accountName=accountName; replacement.accountNumber=accountNumber; replacement.accountNumberConfirmation=accountNumberConfirmation; replacement.routingNumber=routingNumber; replacement.swiftBicCode=swiftBicCode; replacement.iban=iban; replacement.bankAddress=bankAddress; replacement.holderAddress=holderAddress; replacement.intermediaryAccountNumber=intermediaryAccountNumber; replacement.intermediaryRoutingNumber=intermediaryRoutingNumber; replacement.reference=reference; replacement.additionalRequirements=additionalRequirements; replacement.products=products; replacement.proofOfOwnership=proofOfOwnership |
flows/buy-stablecoin | draft=offered; facts.stablecoin.call=stablecoin.read; facts.account.call=stablecoin.bankDetails; facts.wire.call=stablecoin.bankDetails; facts.wire.with.walletId=walletId |
flows/buy-stablecoin progress | transfer; wallet; finish | STB-010
flows/buy-stablecoin steps | transfer-details stage=transfer nextWhen=isStablecoinOffered,hasVerifiedBank; select-wallet stage=wallet nextWhen=hasUsableWallet; finish stage=finish review |
flows/buy-stablecoin transfer-details shows | wire-account record=account below |
flows/buy-stablecoin transfer-details fields | bankId:choice-list options.from=stablecoin.banks options.value=bankId options.also=accountNumber closed=(where.verification.is=Pending),(where.verification.is=Declined) chooseWhenOnlyOne; amount:money of=stablecoin.wireCurrency |
flows/buy-stablecoin transfer-details checks | isMoreThanNothing at=amount |
flows/buy-stablecoin select-wallet fields | walletId:choice-list options.from=stablecoin.wallets options.value=walletId options.also=(path=chain options=chains),address options.as=wallet chooseWhenOnlyOne |
flows/buy-stablecoin finish shows | wire record=wire |
flows/buy-stablecoin submit | call=stablecoin.buy; opens=/stablecoin/transactions/{transactionId} |
flows/buy-stablecoin submit body | tenantName=session.organisation.name; walletId; bankId; amount |
flows/company-profile | facts.profile.call=members.profile; layout=sections |
flows/company-profile starts | companyName=profile.companyName; country=profile.country; timezone=profile.timezone; currencies=profile.currencies; timeToCredit=profile.timeToCredit |
flows/company-profile steps | profile; capabilities |
flows/company-profile profile fields | companyName:text limit=nameLength; country:country options=countries; timezone:text | CON-007
flows/company-profile profile next | permission=company.write |
flows/company-profile capabilities fields | currencies:choices options=currencies; timeToCredit:number value.minimum=0 | CON-007
flows/company-profile capabilities next | permission=company.write |
flows/company-profile submit | call=members.saveProfile; conflict.fault=connection-changed; conflict.with=profile |
flows/company-profile submit body | version=profile.version; companyName; country; timezone; currencies; timeToCredit |
flows/confirm-deposit | facts.methods.call=payin.methods |
flows/confirm-deposit steps | code nextWhen=isWaiting |
flows/confirm-deposit code fields | descriptorCode:text value.pattern=^[A-Za-z0-9]{6}$ |
flows/confirm-deposit submit | call=payin.confirmDeposit; opens=/onboarding |
flows/confirm-deposit submit body | descriptorCode |
flows/debit-account steps | account |
flows/debit-account account fields | accountHolderName:text limit=nameLength; accountType:choice options=account-types; routingNumber:routing-number; accountNumber:account-number value.minLength=4 value.maxLength=17; accountNumberAgain:account-number value.minLength=4 value.maxLength=17; mandate:consent |
flows/debit-account account checks | isAccountRepeated at=accountNumberAgain |
flows/debit-account submit | call=payin.addUnverified; opens=/onboarding |
flows/debit-account submit body | tenantName=session.organisation.name; accountHolderName; accountType; routingNumber; accountNumber |
flows/edit-contact | given=id; facts.entry.call=contacts.read |
flows/edit-contact starts | type=entry.type; firstName=entry.firstName; lastName=entry.lastName; title=entry.title; email=entry.email; contactNumber=entry.contactNumber; tags=entry.tags |
flows/edit-contact steps | contact |
flows/edit-contact contact fields | type:choice-cards options=contact-types; firstName:text limit=nameLength; lastName:text optional limit=nameLength; title:text optional limit=nameLength; email:text form=email value.pattern=^[^\s@<>(),:⁏"]+@[^\s@<>(),:⁏"]+\.[^\s@<>(),:⁏".]+$; contactNumber:phone optional; tags:choices optional options=contact-tags | ONB-010 ONB-011 ONB-012 OPEN-65
flows/edit-contact submit | call=contacts.update; conflict.fault=onboarding-changed; conflict.with=entry; opens=/onboarding/contact |
flows/edit-contact submit body | tenantName=session.organisation.name; id=given.id; version=entry.version; type; firstName; lastName; title; email; contactNumber; tags |
flows/edit-exposure | given=id; facts.entry.call=exposures.read |
flows/edit-exposure starts | country=entry.country; percentage=entry.percentage |
flows/edit-exposure steps | exposure |
flows/edit-exposure exposure fields | country:country options=served-countries; percentage:number |
flows/edit-exposure exposure checks | isShareAboveZero at=percentage |
flows/edit-exposure submit | call=exposures.update; conflict.fault=onboarding-changed; conflict.with=entry; opens=/onboarding/your-finance/exposure/list |
flows/edit-exposure submit body | tenantName=session.organisation.name; id=given.id; version=entry.version; country; percentage |
flows/edit-owner | given=id; facts.entry.call=owners.read |
flows/edit-owner starts | firstName=entry.firstName; lastName=entry.lastName; title=entry.title; percentageOwnership=entry.percentageOwnership; dateOfBirth=entry.dateOfBirth; nationality=entry.nationality; taxId=entry.taxId; idType=entry.idType; homeAddress=entry.homeAddress |
flows/edit-owner progress | person; identity; home |
flows/edit-owner steps | person stage=person; identity stage=identity; home stage=home |
flows/edit-owner person fields | firstName:text limit=nameLength; lastName:text optional limit=nameLength; title:text limit=nameLength; percentageOwnership:number | ONB-013 ONB-014 ONB-015
flows/edit-owner person checks | isShareAboveZero at=percentageOwnership; isShareInWhole at=percentageOwnership | ONB-046 ONB-047
flows/edit-owner identity fields | dateOfBirth:date; nationality:country options=countries; taxId:text value.maxLength=35; idType:choice options=owner-id-types | ONB-013 ONB-014 ONB-015
flows/edit-owner home fields | homeAddress:group | ONB-013 ONB-014 ONB-015
flows/edit-owner home homeAddress fields | street:text limit=textLength; street2:text optional limit=textLength; city:text limit=nameLength; state:text optional limit=nameLength; zipCode:text optional form=postal-code of=country value.minLength=2 value.maxLength=15; country:country options=countries | ONB-013 ONB-014 ONB-015
flows/edit-owner submit | call=owners.update; conflict.fault=onboarding-changed; conflict.with=entry; opens=/onboarding/your-business/owners/list |
flows/edit-owner submit body | tenantName=session.organisation.name; id=given.id; version=entry.version; firstName; lastName; title; percentageOwnership; dateOfBirth; nationality; taxId; idType; homeAddress |
flows/language | layout=sections; facts.kept.call=languages.read | TRU-249
flows/language starts | language=kept.language |
flows/language steps | language |
flows/language language fields | language:choice-cards options=languages |
flows/language language next | permission=self.write |
flows/language submit | call=languages.save |
flows/language submit body | language |
flows/rename-passkey | layout=sections; facts.passkey.call=passkeys.read; facts.passkey.with.userId=session.user.id; facts.passkey.with.passkeyId=given.passkeyId; given=passkeyId | TRU-300
flows/rename-passkey starts | name=passkey.name |
flows/rename-passkey steps | name |
flows/rename-passkey name fields | name:text value.maxLength=60 |
flows/rename-passkey submit | call=passkeys.rename; opens=/settings/security?tab=passkeys |
flows/rename-passkey submit body | id=session.organisation.id; userId=session.user.id; passkeyId=given.passkeyId; name |
flows/second-factor-policy | layout=sections; facts.stored.call=secondFactorPolicy.read | TRU-311
flows/second-factor-policy starts | policy=stored.policy |
flows/second-factor-policy steps | policy |
flows/second-factor-policy policy fields | policy:choice-cards options=second-factor-policies |
flows/second-factor-policy submit | call=secondFactorPolicy.save |
flows/second-factor-policy submit body | id=session.organisation.id; policy |
flows/reset-second-factor | given=userId; facts.user.call=users.read; facts.user.with.userId=given.userId | TRU-312
flows/reset-second-factor steps | reset |
flows/reset-second-factor reset fields | isSure:consent |
flows/reset-second-factor submit | call=users.resetSecondFactor; opens=/settings/users/manage/{id} |
flows/reset-second-factor submit body | id=session.organisation.id; userId=given.userId |
flows/preferences | layout=sections; facts.kept.call=preferences.read | TRU-428
flows/preferences starts | zoneFrom=kept.zoneFrom; zone=kept.timeZone; density=kept.density; begins=kept.begins; environment=kept.environment; singleKeys=kept.singleKeys |
flows/preferences steps | time; lists; beginning; keys |
flows/preferences time fields | zoneFrom:choice-cards options=zone-sources; zone:choice showWhen=isZoneChosen options.from=kept.zones |
flows/preferences time zoneFrom tells | isBrowserZone |
flows/preferences time next | permission=self.write |
flows/preferences lists fields | density:choice-cards options=densities |
flows/preferences lists next | permission=self.write |
flows/preferences beginning fields | begins:choice-cards options=beginnings; environment:choice showWhen=isEnvironmentChosen options.from=kept.environments options.value=code | TRU-429
flows/preferences beginning checks | isForTrying at=environment warns | TRU-429
flows/preferences beginning next | permission=self.write |
flows/preferences keys fields | singleKeys:choice-cards options=single-keys |
flows/preferences keys next | permission=self.write |
flows/preferences submit | call=preferences.save |
flows/preferences submit body | zoneFrom; zone; density; begins; environment; singleKeys |
flows/mail-preferences | layout=sections; facts.kept.call=mailPreferences.read | TRU-188
flows/mail-preferences starts | mail=kept.mail; digest=kept.digest; digestAt=kept.digestAt; quiet=kept.quiet; quietFrom=kept.quietFrom; quietUntil=kept.quietUntil |
flows/mail-preferences steps | mail; quiet |
flows/mail-preferences mail fields | mail:choice-cards options=mail-preferences; digest:choice-cards showWhen=isEverythingMailed options=mail-digests; digestAt:choice showWhen=isGathered options=full-hours | TRU-188 TRU-347
flows/mail-preferences mail digestAt tells | isGathered | TRU-430
flows/mail-preferences mail next | permission=self.write |
flows/mail-preferences quiet fields | quiet:choice-cards options=mail-quiet; quietFrom:choice showWhen=hasQuietHours options=full-hours; quietUntil:choice showWhen=hasQuietHours options=full-hours | TRU-345
flows/mail-preferences quiet quietFrom tells | hasQuietHours | TRU-430
flows/mail-preferences quiet checks | isQuietSpan at=quietUntil | TRU-346
flows/mail-preferences quiet next | permission=self.write |
flows/mail-preferences submit | call=mailPreferences.save |
flows/mail-preferences submit body | mail; digest; digestAt; quiet; quietFrom; quietUntil |
flows/user-link | given=userId; facts.user.call=users.read; facts.user.with.userId=given.userId | TRU-183
flows/user-link steps | link |
flows/user-link link fields | link:choice-cards options=password-link-changes |
flows/user-link submit | call=users.changeLink; opens=/settings/users/manage/{id} |
flows/user-link submit body | id=session.organisation.id; userId=given.userId; link |
flows/edit-user | given=userId; facts.user.call=users.read; facts.user.with.userId=given.userId; facts.grants.call=users.grants; facts.grants.with.userId=given.userId; facts.grants.failed=environments-failed; facts.difference.call=users.difference; facts.difference.with.userId=given.userId; facts.difference.with.roles=givenRoles; facts.difference.with.environments=environments | ERR-009
flows/edit-user starts | firstName=user.first_name; lastName=user.last_name; job=grants.held; roles=user.scopes; environments=user.environments |
flows/edit-user progress | person; rights; check |
flows/edit-user steps | person stage=person; rights stage=rights nextWhen=hasRole,hasEnvironment; check stage=check | USR-013 USR-014
flows/edit-user person fields | firstName:text limit=nameLength; lastName:text optional limit=nameLength | USR-006 USR-013 USR-014
flows/edit-user rights fields | job:choice-cards options.from=grants.templates options.value=name options.as=work options.also=says chooseWhenOnlyOne; roles:choices showWhen=isCustom options.from=grants.roles options.value=name options.also=area,group,access closed=(in=grants.closedRoles); environments:choices options.from=grants.environments options.value=code closed=(in=grants.closedEnvironments) | USR-006 USR-013 USR-014 TRU-894
flows/edit-user rights roles tells | isMoreClosed | TRU-599
flows/edit-user check shows | user-difference record=difference |
flows/edit-user submit | call=users.update; conflict.fault=user-changed; conflict.with=user; opens=/settings/users/manage/{id} |
flows/edit-user submit body | id=session.organisation.id; userId=given.userId; version=user.version; first_name=firstName; last_name=lastName; roles=givenRoles; environments |
flows/invite-user | facts.grants.call=users.grants; facts.grants.failed=environments-failed; facts.difference.call=users.difference; facts.difference.with.roles=givenRoles; facts.difference.with.environments=environments | ERR-009
flows/invite-user progress | person; rights; check |
flows/invite-user steps | person stage=person; rights stage=rights nextWhen=hasRole,hasEnvironment; check stage=check review | USR-013 USR-014
flows/invite-user person fields | email:text form=email value.pattern=^[^\s@<>(),:⁏"]+@[^\s@<>(),:⁏"]+\.[^\s@<>(),:⁏".]+$; firstName:text limit=nameLength; lastName:text optional limit=nameLength | USR-006 USR-013 USR-014
flows/invite-user rights fields | job:choice-cards options.from=grants.templates options.value=name options.as=work options.also=says chooseWhenOnlyOne; roles:choices showWhen=isCustom options.from=grants.roles options.value=name options.also=area,group,access closed=(in=grants.closedRoles); environments:choices options.from=grants.environments options.value=code chooseWhenOnlyOne closed=(in=grants.closedEnvironments) | USR-006 USR-013 USR-014 TRU-088 TRU-894
flows/invite-user rights roles tells | isMoreClosed | TRU-599
flows/invite-user check shows | user-difference record=difference |
flows/invite-user submit | call=users.create; opens=/settings/users |
flows/invite-user submit body | id=session.organisation.id; email; first_name=firstName; last_name=lastName; roles=givenRoles; environments |
flows/onboarding-activity | facts.saved.call=onboarding.outreach; facts.saved.with.subtask.is=activity; starts=saved.answers; repairs=saved.repairs |
flows/onboarding-activity progress | purpose; volume; countries |
flows/onboarding-activity steps | purpose stage=purpose; volume stage=volume; countries stage=countries |
flows/onboarding-activity purpose fields | plannedUses:choices options=planned-uses; businessDescription:text limit=textLength; website:text optional limit=textLength value.pattern=^https?://\S+$ |
flows/onboarding-activity purpose next | call=onboarding.save; conflict.fault=onboarding-changed; conflict.with=saved; doneWhen=isPurposeSaved; refreshes=saved |
flows/onboarding-activity purpose next body | tenantName=session.organisation.name; subtask.is=activity; step.is=purpose; version=saved.version; answers.plannedUses=plannedUses; answers.businessDescription=businessDescription; answers.website=website |
flows/onboarding-activity volume fields | monthlyVolume:choice options=planned-volumes; monthlyPayments:number value.pattern=^[1-9][0-9]{0,8}$ |
flows/onboarding-activity volume next | call=onboarding.save; conflict.fault=onboarding-changed; conflict.with=saved; doneWhen=isVolumeSaved; refreshes=saved |
flows/onboarding-activity volume next body | tenantName=session.organisation.name; subtask.is=activity; step.is=volume; version=saved.version; answers.monthlyVolume=monthlyVolume; answers.monthlyPayments=monthlyPayments |
flows/onboarding-activity countries fields | sendsFrom:choices options=served-countries; sendsTo:choices options=served-countries |
flows/onboarding-activity submit | call=onboarding.save; conflict.fault=onboarding-changed; conflict.with=saved; opens=/onboarding |
flows/onboarding-activity submit body | tenantName=session.organisation.name; subtask.is=activity; step.is=countries; version=saved.version; done.is; answers.plannedUses=plannedUses; answers.businessDescription=businessDescription; answers.website=website; answers.monthlyVolume=monthlyVolume; answers.monthlyPayments=monthlyPayments; answers.sendsFrom=sendsFrom; answers.sendsTo=sendsTo |
flows/onboarding-certification | facts.saved.call=onboarding.outreach; facts.saved.with.subtask.is=certification; starts=saved.answers; repairs=saved.repairs |
flows/onboarding-certification progress | declarations; certification |
flows/onboarding-certification steps | declarations stage=declarations; certification stage=certification |
flows/onboarding-certification declarations fields | isLawful:consent; isNotSanctioned:consent; isComplete:consent | ONB-049 ONB-050
flows/onboarding-certification declarations next | call=onboarding.save; conflict.fault=onboarding-changed; conflict.with=saved; doneWhen=isDeclarationsSaved; refreshes=saved |
flows/onboarding-certification declarations next body | tenantName=session.organisation.name; subtask.is=certification; step.is=declarations; version=saved.version; answers.isLawful=isLawful; answers.isNotSanctioned=isNotSanctioned; answers.isComplete=isComplete |
flows/onboarding-certification certification fields | certifierTitle:text limit=nameLength; signature:text limit=nameLength | ONB-049 ONB-050
flows/onboarding-certification submit | call=onboarding.save; conflict.fault=onboarding-changed; conflict.with=saved; opens=/onboarding |
flows/onboarding-certification submit body | tenantName=session.organisation.name; subtask.is=certification; step.is=certification; version=saved.version; done.is; answers.isLawful=isLawful; answers.isNotSanctioned=isNotSanctioned; answers.isComplete=isComplete; answers.certifierTitle=certifierTitle; answers.signature=signature |
flows/onboarding-company | facts.saved.call=onboarding.outreach; facts.saved.with.subtask.is=company; starts=saved.answers; repairs=saved.repairs |
flows/onboarding-company progress | details; address; proof |
flows/onboarding-company steps | details stage=details; address stage=address; proof stage=proof |
flows/onboarding-company details fields | legalName:text limit=nameLength; tradingName:text optional limit=nameLength; registrationNumber:text value.maxLength=35; incorporatedOn:date; incorporatedIn:country options=countries |
flows/onboarding-company details checks | isIncorporatedByNow at=incorporatedOn |
flows/onboarding-company details next | call=onboarding.save; conflict.fault=onboarding-changed; conflict.with=saved; doneWhen=isDetailsSaved; refreshes=saved |
flows/onboarding-company details next body | tenantName=session.organisation.name; subtask.is=company; step.is=details; version=saved.version; answers.legalName=legalName; answers.tradingName=tradingName; answers.registrationNumber=registrationNumber; answers.incorporatedOn=incorporatedOn; answers.incorporatedIn=incorporatedIn |
flows/onboarding-company address fields | street:text limit=textLength; street2:text optional limit=textLength; city:text limit=nameLength; state:text optional limit=nameLength; zipCode:text optional form=postal-code of=country value.minLength=2 value.maxLength=15; country:country options=countries | ONB-015
flows/onboarding-company address next | call=onboarding.save; conflict.fault=onboarding-changed; conflict.with=saved; doneWhen=isAddressSaved; refreshes=saved |
flows/onboarding-company address next body | tenantName=session.organisation.name; subtask.is=company; step.is=address; version=saved.version; answers.street=street; answers.street2=street2; answers.city=city; answers.state=state; answers.zipCode=zipCode; answers.country=country |
flows/onboarding-company proof fields | proofOfAddress:file accepts=document-kinds limit=fileBytes most=oneFile; proofIssuedOn:date | LIM-014 OPEN-68 ONB-045
flows/onboarding-company proof checks | isProofFromThePast at=proofIssuedOn; isProofFresh at=proofIssuedOn | LIM-014 OPEN-68 ONB-045
flows/onboarding-company submit | call=onboarding.save; conflict.fault=onboarding-changed; conflict.with=saved; opens=/onboarding |
flows/onboarding-company submit body | tenantName=session.organisation.name; subtask.is=company; step.is=proof; version=saved.version; done.is; answers.legalName=legalName; answers.tradingName=tradingName; answers.registrationNumber=registrationNumber; answers.incorporatedOn=incorporatedOn; answers.incorporatedIn=incorporatedIn; answers.street=street; answers.street2=street2; answers.city=city; answers.state=state; answers.zipCode=zipCode; answers.country=country; answers.proofOfAddress=proofOfAddress; answers.proofIssuedOn=proofIssuedOn |
flows/onboarding-consent | facts.saved.call=onboarding.outreach; facts.saved.with.subtask.is=consent; starts=saved.answers; repairs=saved.repairs |
flows/onboarding-consent steps | consent |
flows/onboarding-consent consent fields | onboardingConsent:consent document=onboarding-consent |
flows/onboarding-consent submit | call=onboarding.save; conflict.fault=onboarding-changed; conflict.with=saved; opens=/onboarding |
flows/onboarding-consent submit body | tenantName=session.organisation.name; subtask.is=consent; step.is=consent; version=saved.version; done.is; answers.onboardingConsent=onboardingConsent |
flows/onboarding-funding | facts.saved.call=onboarding.outreach; facts.saved.with.subtask.is=funding; starts=saved.answers; repairs=saved.repairs |
flows/onboarding-funding progress | source; figures |
flows/onboarding-funding steps | source stage=source; figures stage=figures |
flows/onboarding-funding source fields | fundingSources:choices options=funding-sources; fundingDetails:text optional limit=textLength |
flows/onboarding-funding source next | call=onboarding.save; conflict.fault=onboarding-changed; conflict.with=saved; doneWhen=isSourceSaved; refreshes=saved |
flows/onboarding-funding source next body | tenantName=session.organisation.name; subtask.is=funding; step.is=source; version=saved.version; answers.fundingSources=fundingSources; answers.fundingDetails=fundingDetails |
flows/onboarding-funding figures fields | annualRevenue:number value.minimum=0; employees:number value.pattern=^[0-9]{1,9}$; financialYearEnd:date |
flows/onboarding-funding submit | call=onboarding.save; conflict.fault=onboarding-changed; conflict.with=saved; opens=/onboarding |
flows/onboarding-funding submit body | tenantName=session.organisation.name; subtask.is=funding; step.is=figures; version=saved.version; done.is; answers.fundingSources=fundingSources; answers.fundingDetails=fundingDetails; answers.annualRevenue=annualRevenue; answers.employees=employees; answers.financialYearEnd=financialYearEnd |
flows/organisation | layout=sections; facts.organisation.call=organisations.read; facts.organisation.with.full.is |
flows/organisation starts | name=organisation.name; customerId=organisation.customerId |
flows/organisation steps | organisation |
flows/organisation organisation fields | name:text limit=nameLength; customerId:text value.maxLength=64 | SET-016 SET-017
flows/organisation organisation shows | organisation record=organisation below |
flows/organisation organisation next | permission=organisation.write |
flows/organisation submit | call=organisations.update; conflict.fault=settings-changed; conflict.with=organisation |
flows/organisation submit body | id=session.organisation.id; version=organisation.version; name; customerId |
flows/redeem-stablecoin | draft=offered; facts.stablecoin.call=stablecoin.read; facts.place.call=stablecoin.redemptionAddress; facts.place.with.walletId=walletId |
flows/redeem-stablecoin progress | amount; send |
flows/redeem-stablecoin steps | amount stage=amount nextWhen=isStablecoinOffered,hasVerifiedBank; send stage=send review |
flows/redeem-stablecoin amount fields | walletId:choice-list options.from=stablecoin.wallets options.value=walletId options.also=(path=chain options=chains),holds,address options.as=wallet chooseWhenOnlyOne; amount:money of=wallet.currency |
flows/redeem-stablecoin amount checks | isMoreThanNothing at=amount; isHeld at=amount |
flows/redeem-stablecoin send shows | send-to record=place |
flows/redeem-stablecoin submit | call=stablecoin.redeem; overrule.fault=redemption-duplicate; overrule.records=redemptions; overrule.sends=transactionId; overrule.as=confirmedDuplicates; overrule.opens=/stablecoin/transactions/{transactionId}; opens=/stablecoin/transactions/{transactionId} |
flows/redeem-stablecoin submit body | tenantName=session.organisation.name; walletId; amount |
flows/stablecoin-terms steps | terms |
flows/stablecoin-terms terms fields | agreed:consent document=digital-asset-terms | STB-008
flows/stablecoin-terms submit | call=stablecoin.agree; opens=/stablecoin |
flows/stablecoin-terms submit body | tenantName=session.organisation.name; agreed |
flows/verify-business | facts.saved.call=onboarding.outreach; facts.saved.with.subtask.is=company |
flows/verify-business starts | legalName=saved.answers.legalName; registrationNumber=saved.answers.registrationNumber; country=saved.answers.incorporatedIn |
flows/verify-business steps | business |
flows/verify-business business fields | legalName:text limit=nameLength; registrationNumber:text value.maxLength=35; country:country options=countries; truliooConsent:consent |
flows/verify-business submit | call=trulioo.verify; opens=/onboarding/form/{inquiryId} |
flows/verify-business submit body | tenantName=session.organisation.name; truliooConsent; legalName; registrationNumber; country |
`
