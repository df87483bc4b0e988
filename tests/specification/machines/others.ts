import { moveTable, stateTable } from './columns.ts'

/** The other state sets of part 1 §4; names of states that hold spaces are written with underscores. */
export const otherStates = stateTable`
user | >CREATED ACTIVE REJECTED DISABLED DELETED* | USR-011
transfer | >QUOTED PENDING PREPARED EXECUTED COMPLETED* FAILED* | ACC-015
ledger-account | >ENABLED DISABLED | ACC-018
liquidation | >In_Progress Partially_Completed Incomplete Completed* Failed* | CON-011
report | >Pending Ready* Empty* Failed* | REP-008
rpo-schema | >ACTIVE DEPRECATED* | CON-012
schema-access | >PENDING GRANTED DENIED* REVOKED* | CON-014
reward | >upcoming ineligible* eligible paid_out* | RWD-009
collection | >processing completed failed* refunded* | COL-003
invoice | >NOT_PAID Partially_Paid PAID* | REP-006
wallet | >Pending Yes No Blocked Deactivated* | WAL-006 WAL-007 WAL-027
wallet-step | >Not_Started In_Progress In_Review Approved Declined Expired Failed | WAL-030
bank-verification | >Pending Verified* Declined* | STB-004
stablecoin-transaction | >WAITING COMPLETED* RETURNED* | STB-001
network-part | >UP DEGRADED DOWN | API-069 ERR-105
control-change | >waiting done* rejected* cancelled* failed* | TRU-020
failed-payment | >open resent* put-away* | TRU-200
session | >LIVE ENDED* | own: a person sees and ends their sessions.
passkey | >ADDED REMOVED* | TRU-300
provider-client | >ACTIVE DISABLED | TRU-352
provider-review | >WAITING APPROVED* DECLINED* | TRU-354
stuck-payout | >STUCK ASKED* | TRU-357
`

export const otherMoves = moveTable`
user.approve | CREATED | ACTIVE | users.write | canBeLetIn | users.approve | | confirm | USR-012
user.reject | CREATED | REJECTED | users.write | isSomeoneElse | users.reject | | confirm | USR-012
user.disable | ACTIVE | DISABLED | users.write | isSomeoneElse | users.disable | | confirm | USR-011
user.enable | DISABLED | ACTIVE | users.write | canBeLetIn | users.enable | | confirm | USR-011
user.delete | CREATED ACTIVE REJECTED DISABLED | DELETED | users.write | isSomeoneElse | users.delete | | confirm | USR-011 API-046
transfer.execute | QUOTED | EXECUTED | accounts.write | isOwnLedger | transfers.execute | | | ACC-016 API-072
transfer.hand-over | QUOTED | PENDING | accounts.write | isOtherLedger | transfers.execute | | | ACC-015 ACC-016
transfer.prepare | PENDING | PREPARED | | | | | | ACC-015
transfer.settle | PREPARED | EXECUTED | | | | | | ACC-015
transfer.refuse | PENDING PREPARED | FAILED | | | | | | ACC-015
transfer.complete | EXECUTED | COMPLETED | accounts.write | | transfers.complete | | confirm | ACC-016 ACC-017
transfer.cancel | QUOTED PENDING PREPARED EXECUTED | FAILED | accounts.write | isCancellable | transfers.cancel | | confirm | ACC-016 ACC-017 TRU-764
ledger-account.disable | ENABLED | DISABLED | accounts.write | | ledgerAccounts.disable | | confirm | ACC-018
ledger-account.enable | DISABLED | ENABLED | accounts.write | | ledgerAccounts.enable | | confirm | ACC-018
liquidation.sell-part | In_Progress | Partially_Completed | | | | | | CON-011
liquidation.stop | In_Progress Partially_Completed | Incomplete | | | | | | CON-011
liquidation.complete | In_Progress Partially_Completed Incomplete | Completed | | | | | | CON-011
liquidation.fail | In_Progress Incomplete | Failed | | | | | | CON-011
report.finish | Pending | Ready | | | | | | REP-008
report.find-nothing | Pending | Empty | | | | | | REP-008
report.fail | Pending | Failed | | | | | | REP-008
rpo-schema.deprecate | ACTIVE | DEPRECATED | schemas.write | isOwn | schemas.deprecate | | confirm | CON-028
schema-access.grant | PENDING | GRANTED | schemas.write | isAskedOfUs | accessRequests.change | | confirm | CON-029
schema-access.deny | PENDING | DENIED | schemas.write | isAskedOfUs | accessRequests.change | | confirm | CON-029
schema-access.revoke | GRANTED | REVOKED | schemas.write | isAskedOfUs | accessRequests.change | | confirm | CON-029
reward.earn | upcoming | eligible | | | | | | RWD-007 RWD-009
reward.miss | upcoming | ineligible | | | | | | RWD-007 RWD-009
reward.pay | eligible | paid_out | | | | | | RWD-004 RWD-009
collection.complete | processing | completed | | | | | | COL-003
collection.fail | processing | failed | | | | | | COL-003
collection.refund | completed | refunded | | | | | | COL-003
invoice.pay-part | NOT_PAID | Partially_Paid | | | | | | REP-006
invoice.pay | NOT_PAID Partially_Paid | PAID | | | | | | REP-006
wallet.approve | Pending | Yes | | | | | | WAL-023
wallet.deny | Pending | No | | | | | | WAL-024
wallet.block | Pending Yes | Blocked | | | | | | WAL-053
wallet.release | Blocked | Pending | | | | | | WAL-053
wallet.remove | Pending Yes No | Deactivated | wallets.write | | wallets.remove | | confirm | WAL-015 WAL-027 API-140
wallet-step.start | Not_Started Declined Expired | In_Progress | | | | | | ONB-033 WAL-030
wallet-step.complete | Not_Started In_Progress Declined Expired | In_Review | | | | | | ONB-034 WAL-030
wallet-step.approve | In_Review | Approved | | | | | | WAL-030
wallet-step.decline | In_Progress In_Review Approved | Declined | | | | | | WAL-030
wallet-step.expire | In_Progress In_Review | Expired | | | | | | WAL-030
wallet-step.fail | In_Review | Failed | | | | | | WAL-030
wallet-step.review-again | Approved Failed | In_Review | | | | | | WAL-030
bank-verification.verify | Pending | Verified | | | | | | STB-004
bank-verification.decline | Pending | Declined | | | | | | STB-004
stablecoin-transaction.complete | WAITING | COMPLETED | | | | | | STB-002 STB-005
stablecoin-transaction.return | WAITING | RETURNED | | | | | | STB-004
network-part.slow | UP DOWN | DEGRADED | | | | | | API-069
network-part.fail | UP DEGRADED | DOWN | | | | | | API-069
network-part.recover | DEGRADED DOWN | UP | | | | | | API-069
control-change.approve | waiting | done | changes.decide | canDecideChange | controlChanges.approve | | confirm | TRU-020
control-change.reject | waiting | rejected | changes.decide | canDecideChange | controlChanges.reject | | confirm | TRU-020
control-change.cancel | waiting | cancelled | self.write | isOwnChange | controlChanges.cancel | | confirm | TRU-020
control-change.take-effect | waiting | done | | | | | | TRU-021
control-change.fail | waiting | failed | | | | | | TRU-020
failed-payment.resend | open | resent | payments.write | canResend | payments.resend | | confirm | TRU-201
failed-payment.put-away | open | put-away | payments.write | | payments.putAway | | confirm | TRU-200
session.end | LIVE | ENDED | self.write | isAnother | sessions.end | | confirm | own: this session is ended by signing out.
passkey.remove | ADDED | REMOVED | self.write | | passkeys.remove | | confirm | TRU-300
provider-client.disable | ACTIVE | DISABLED | provider.change | | providerClients.disable | | confirm | TRU-352
provider-client.enable | DISABLED | ACTIVE | provider.change | | providerClients.enable | | confirm | TRU-352
provider-review.approve | WAITING | APPROVED | provider.change | isUnrequested | providerReviews.approve | | confirm | TRU-354 TRU-677
provider-review.decline | WAITING | DECLINED | provider.change | isUnrequested | providerReviews.decline | | confirm | TRU-354 TRU-677
stuck-payout.ask-again | STUCK | ASKED | provider.assist | | providerStuck.askAgain | | confirm | TRU-357
`
