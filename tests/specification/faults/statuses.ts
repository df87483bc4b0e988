import { table } from '../table.ts'

/**
 * HTTP status of each fault. The specification gives few: 401 and 403 (part 2 §6.1 and §7.3), 404 of a template
 * (ERR-047), 429 (BAT-041) and 440 (OPEN-127). The others follow from RFC 9110 and RFC 6585, once per group.
 */
export const statuses = table('status', 'faults', 'source')`
400 | invalid-request unkept-text unshown-text unkept-depth malformed-request idempotency-key-missing idempotency-key-invalid end-to-end-id-required login-not-started | own: the request itself is not as it must be, whatever the server holds.
400 | filter-needs-side filter-needs-amount filter-dates-crossed filter-amounts-crossed filter-state-unknown | PAY-056 PAY-059 PAY-060 OPEN-30
400 | filter-empty filter-min-amount filter-max-amount filter-date-format filter-date-input filter-payment-id | BAT-035 OPEN-30
400 | file-required | ERR-016
400 | bulk-too-many | TRU-146
400 | colleague-unfit | TRU-891
401 | unauthenticated session-ended | API-002 NAV-085 OPEN-101
401 | passkey-wrong code-wrong | TRU-301 TRU-307
401 | login-failed login-wrong | AUTH-026 NAV-086
403 | auth-user-id auth-user-org-id auth-user-org-name | AUTH-007 AUTH-008 AUTH-009 AUTH-010 OPEN-88
403 | user-blocked | AUTH-011 OPEN-89
403 | environment-not-assigned | USR-002
403 | permission-denied | PRM-052 NAV-093
403 | no-production-access | PRM-013 PRM-049
403 | not-allowlisted | ERR-012
401 | sign-in-again | own: TRU-065, what RFC 9470 says of a proof that is too old.
403 | proof-passkey-wrong proof-code-wrong | TRU-304 TRU-309
403 | proof-wrong | own: TRU-065, the session is known all the same.
403 | other-site | own: TRU-060 TRU-065, only a page of the portal signs out, or proves who is there.
403 | scope-missing | own: TRU-067, as RFC 6750 has it: insufficient_scope.
401 | credential-expired | own: TRU-068, it proves nothing any more.
403 | credential-stopped | own: TRU-069, the credential is known, its owner may not enter.
403 | people-only | own: a key is no person, and some things only people do.
403 | approval-own | APR-001 OPEN-18
403 | approval-of-others | OPEN-19
403 | right-younger | TRU-022
403 | control-change-own control-change-of-others | TRU-020
403 | control-change-elsewhere | TRU-824
403 | move-other-side | PAY-045 PAY-047 PAY-049
403 | tenant-differs | own: what was sent is meant for an organisation that the person is not of.
403 | administrator-only role-not-held environment-not-held | PRM-007 Appendix B
403 | view-not-own | own: a view belongs to the person who saved it.
403 | batch-upload-off | BAT-038 BAT-039
403 | batch-sender-stopped | TRU-714
403 | balances-denied | HOME-014 HOME-015
403 | v3-identity-off | FLG-030
403 | verification-off | FLG-029
403 | card-payment-off | FLG-020 ONB-054
403 | reports-off | FLG-026 OPEN-143
403 | rewards-off | FLG-032
403 | collections-off connections-off liquidity-off ledger-off | USR-005 OPEN-80
404 | not-found call-not-found | NAV-080 API-170
404 | preset-gone batch-link-over | own: what the address names is not there any more.
404 | remote-account-not-found | ERR-068
404 | batch-template-none | ERR-047
408 | request-too-slow | own: RFC 9110 has a status for a request that did not arrive in time.
409 | request-in-flight | own: the same intent is being worked on, so that it conflicts with itself.
409 | quote-expired batch-quote-expired | QUO-027 BAT-026 ERR-031 ERR-045
409 | quote-accepted-already batch-accepted-already | own: what was accepted once is not accepted again.
409 | payment-duplicate batch-duplicate transfer-duplicate redemption-duplicate | own: TRU-049, TRU-037, TRU-133, something stands that it looks like, until it is confirmed.
409 | quote-moved requote-failed | own: TRU-045, the payment is not any more at the price that was decided about.
409 | document-too-late | TRU-816
409 | account-overdrawn | TRU-825
409 | resend-moved | TRU-201
409 | resend-unpriced | TRU-201
409 | resend-waits | TRU-201
409 | resend-stuck | TRU-282
409 | resend-changed | TRU-201
409 | not-to-fix | TRU-201
409 | approvals-off | APR-011
409 | approval-decided approval-void approval-outdated approval-expired | APR-009 OPEN-19
409 | move-not-open move-under-way contract-expired | PAY-035 PAY-046 Appendix A
409 | move-waits-for-approval | PAY-048
409 | batch-not-quoted batch-unquoted | BAT-020
409 | identity-changed preset-changed user-changed settings-changed allowlist-changed configuration-changed connection-changed ledger-account-changed onboarding-changed | own: somebody else was faster, so that both versions are shown.
409 | wallets-blocked wallet-blocked | WAL-052 WAL-053 OPEN-72
409 | wallet-known wallet-removed-already wallet-differs | WAL-027 WAL-054
409 | too-many-wallets | WAL-058 WAL-059
409 | notification-too-old | NOT-008
409 | email-in-use | ERR-008
409 | too-many-administrators | LIM-026 USR-015
409 | last-administrator | own: an organisation that nobody administers could not be put right again.
409 | mail-off signs-in-elsewhere | own: TRU-183 TRU-659, nothing was mailed, and it says so.
409 | user-standing user-own-standing | USR-011 USR-012
409 | view-name-taken too-many-views | own: a name is given once, and views are counted.
409 | preset-name-taken | PRE-006 PRE-007
409 | too-many-presets | LIM-008
409 | onboarding-closed onboarding-over onboarding-documents-wanted | ONB-022 ONB-041
409 | too-many-contacts | LIM-015
409 | subtask-given-meanwhile | TRU-891
409 | exposure-country-twice document-twice payin-account-twice | own: it is there already, and would count twice.
409 | bank-exists bank-removed-already | BNK-010
409 | deleted-already request-answered-already session-over credential-rotated-already | own: somebody did it already, and nothing is done twice.
409 | control-change-decided control-change-waits control-change-differs | TRU-020
409 | inquiry-over | ONB-039
409 | payin-nothing-waits | LIM-013
409 | allowlist-locked | ALW-006 ERR-015
409 | credential-name-taken connection-name-taken schema-name-taken | own: a name is given once.
403 | credential-secret-of-owner | own: TRU-153, a secret is for the person it acts for.
409 | credential-secret-taken credential-secret-waits | own: TRU-153, it is shown once, and rotated only then.
409 | credential-owned credential-expired-before credential-scopes-empty | own: TRU-069, what it is now does not allow it.
409 | too-many-credentials | CRD-007 ERR-011
409 | too-many-webhooks webhook-silent | own: TRU-224, what there is now does not allow it.
409 | too-many-passkeys | TRU-300
409 | second-factor-on second-factor-off second-factor-required | TRU-306 TRU-310
422 | second-factor-code | TRU-306
422 | passkey-refused | TRU-301
422 | webhook-url | own: TRU-227, what was sent is no address that events may go to.
409 | exchange-credentials-exist | ERR-007
409 | schema-deprecated | CON-012 CON-013
409 | schema-own schema-asked-already schema-file-used access-standing | CON-014 CON-029
409 | report-not-available report-empty | ERR-048 ERR-051 REP-009
409 | report-name-taken | ERR-054 REP-011
409 | ledger-account-exists | ERR-065
409 | ledger-balance-outside | ACC-024 ACC-025 ERR-066
409 | ledger-account-standing ledger-account-disabled | ACC-018 ERR-063 ERR-064
409 | transfer-standing transfer-no-room | ACC-015 ACC-016 ERR-060 ERR-062
409 | mock-exchange-real | ERR-069
410 | identity-deleted | API-114
410 | password-link-over password-link-revoked | own: TRU-216 TRU-657, RFC 9110 15.5.11: it was there and does not come back.
412 | page-older | own: the page was drawn by definitions that are older than those it is sent to.
413 | body-too-large | own: RFC 9110 has a status for content that is too large.
413 | file-too-large | ERR-016 LIM-032 ONB-045
413 | exchange-file-size | CON-022 LIM-033
413 | schema-file-size | ERR-018 LIM-030
415 | unsupported-media-type | own: RFC 9110 has a status for a kind of content that is not understood.
422 | idempotency-key-reused | own: the draft of the Idempotency-Key header asks for this status.
422 | payout-not-available | ERR-035
422 | no-quotes payment-method-invalid | ERR-033 ERR-034
422 | quote-failed | ERR-038
422 | no-accounts | ERR-036
422 | payin-not-allowed | SET-014
422 | amount-below-corridor amount-above-corridor | QUO-035
422 | insufficient-funds | TRU-011
422 | country-sanctioned exposure-sanctioned | LIM-050 OPEN-129
422 | partner-not-found partner-country-missing partner-address-not-found | ERR-003 ERR-004 ERR-005
422 | quote-unknown beneficiary-unknown beneficiary-differs originator-unknown file-unknown | PAY-028 ERR-028 ERR-029
422 | originator-not-allowed | PRM-046
422 | purpose-required purpose-unknown source-of-cash-required source-of-cash-unknown documents-required | OPEN-10 WIZ-039
422 | memo-not-allowed | OPEN-17 SET-012
422 | requirements-not-met requirements-empty | IDN-043 IDN-044 IDN-045 ERR-080
422 | identity-holder-differs individual-originators-off | IDN-059 API-115
422 | identity-unchanged | IDN-041 ERR-079
422 | us-ach-account-number us-ach-routing-number | ERR-082 ERR-083
422 | instrument-not-for-originators | API-116
422 | file-bad-policy file-bad-type | ERR-016 ONB-044
422 | one-file | ERR-040 BAT-036
422 | batch-file-unreadable batch-columns batch-empty batch-rows | ERR-039 BAT-037 OPEN-28
422 | batch-too-long | LIM-005
422 | batch-template-unsupported | ERR-046
422 | wallet-product-differs wallet-not-accepted wallet-id-missing | WAL-041 WAL-042 ERR-096
422 | onboarding-incomplete onboarding-unfinished | ERR-088 ONB-029
422 | ownership-too-low ownership-too-high | ONB-046 ONB-047 ONB-048
422 | exposure-too-low exposure-too-high | ONB-051 OPEN-69
422 | document-one-file document-unknown | ONB-043 ERR-092
422 | bank-not-accepted | BNK-008 BNK-009
422 | stablecoin-terms-open | STB-008
422 | stablecoin-amount stablecoin-wallet-unusable | STB-001 OPEN-52
422 | stablecoin-bank-unverified | STB-004
422 | payin-code-wrong | LIM-013
422 | zone-unknown time-zone-unknown currency-unknown flag-unknown product-unknown exchange-unknown | own: the name is well formed, and nothing bears it.
422 | quiet-hours-unusable environment-not-yours | TRU-346 TRU-429
422 | range-reversed range-too-long report-range range-future | REP-014 REP-015 ERR-055 LIM-034
422 | settings-exclusive setting-not-offered | SET-004 SET-005 PRM-045
422 | organisation-incomplete | SET-016 SET-017
422 | allowlist-format allowlist-twice allowlist-full | ALW-003 ALW-004 ERR-013 OPEN-102
422 | allowlist-lock-out | own: whoever shuts themselves out is asked first whether that is meant.
422 | scope-not-held credential-term-too-long | own: TRU-067 TRU-068, what was asked for may not be given.
422 | credential-name-missing report-name-missing schema-name-required schema-country-required schema-file-required report-columns | REP-010 CON-015 CON-016 CON-017
422 | keystore-password-differs | CRD-006
422 | exchange-credentials-invalid | ERR-006
422 | configuration-not-accepted | SET-007 SET-008
422 | ach-sizes | CON-019
422 | exchange-icon exchange-document exchange-file-type | CON-022 CON-023
422 | schema-file-type schema-file-policy | ERR-016 ERR-017 CON-030
422 | schema-unknown | CON-006
422 | report-type-unknown report-type-off | REP-001 REP-012 FLG-011
422 | ledger-account-invalid ledger-account-unknown | ACC-022 ACC-023 ACC-026
422 | ledger-peering-differs | ACC-028
422 | transfer-same-account transfer-currency transfer-amount | ACC-030
422 | mock-exchange-balance | ERR-069
422 | email-missing | own: TRU-181, what was typed is no address.
422 | password-too-short password-guessable passwords-differ | own: TRU-217, what was typed cannot be saved.
429 | code-too-early | TRU-308
429 | sign-in-too-early reset-too-early | own: TRU-064, what RFC 6585 says of too many tries.
429 | too-many-requests | LIM-052 OPEN-127
429 | batch-too-fast | BAT-041
429 | too-many-reports | ERR-052
431 | head-too-large | own: RFC 6585 has a status for headers that are too large.
500 | unexpected file-failed not-recorded | ERR-016 ERR-001
500 | verdicts-differ | own: TRU-186, the fault lies with the rules of the server, and nothing was changed.
502 | requirements-failed | ERR-081
502 | environments-failed | ERR-009
503 | busy away disk-full login-away login-unreached definition-broken | own: the service cannot answer for a while, and nothing is wrong with the request.
403 | client-disabled | TRU-352
409 | client-standing provider-alone | TRU-352
403 | client-view-over client-view-closed | TRU-476 TRU-477
409 | client-shut-out | TRU-477
409 | review-over | TRU-354
409 | replay-elsewhere replay-not-kept | TRU-551
403 | replay-right | TRU-551
409 | payout-not-stuck | TRU-357
409 | stablecoin-not-offered | TRU-449
409 | not-offered | TRU-454
503 | cards-unavailable | TRU-535
422 | payin-account-refused | TRU-535
503 | exchange-unavailable | TRU-537
503 | stablecoin-unavailable | TRU-449
403 | only-organisation-login | TRU-414
403 | idp-off idp-refused idp-acr idp-no-email idp-email-unverified idp-other-domain idp-no-subject idp-other-subject idp-not-invited idp-no-group idp-address-taken idp-too-many | TRU-405 TRU-407
503 | idp-unreached idp-private idp-discovery idp-secret | TRU-405 TRU-407
401 | idp-token idp-proof-old | TRU-405 TRU-407
409 | identity-provider-domain | TRU-405 TRU-407
422 | identity-provider-issuer identity-provider-groups identity-provider-rule | TRU-405 TRU-407
`
