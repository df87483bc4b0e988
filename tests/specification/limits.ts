import { table } from './table.ts'

/** Every number with its unit: part 2 §9, the validators of part 1 §5, and ours where neither says one. */
export const limits = table('limit', 'is', 'unit', 'source')`
textLength | 255 | characters | LIM-044
scimTokenNoticeDays | 30 | days | TRU-553
ownLowBounds | 30 | entries | TRU-517
repairsPerReview | 50 | entries | TRU-548
nameLength | 140 | characters | IDN-049 IDN-050 IDN-051 IDN-052
addressLength | 70 | characters | IDN-053
memoLength | 140 | characters | OPEN-17
internalIdLength | 36 | characters | WIZ-040 OPEN-11
endToEndIdLength | 128 | characters | LIM-040
endToEndIdLengthIso | 35 | characters | LIM-040 OPEN-12
presetNameLength | 60 | characters | own: the name of a preset has to fit on its card.
jsonLength | 10000 | characters | own: what a person types as JSON stays readable.
ledgerNameLength | 64 | characters | own: the network takes no longer names of accounts.
searchLength | 3 | characters | own: fewer characters would find everything.
maskedSecret | 33 | characters | LIM-019 OPEN-149
typedChoiceAbove | 50 | entries | TRU-578
searchBoxAbove | 8 | entries | LIM-049
bulkItems | 1000 | entries | TRU-146
bulkAtOnce | 8 | entries | own: half of the connections of one process.
bulkBodyBytes | 524288 | bytes | own: a thousand records with what was seen of each.
usualDays | 90 | days | TRU-148
usualPayments | 3 | entries | TRU-148
duplicateSeconds | 86400 | seconds | TRU-049
payeeCoolingOff | 24 | hours | TRU-055
pageSize | 10 | entries | LIM-022
paymentsPageSize | 15 | entries | LIM-001
pageSizeMax | 100 | entries | LIM-001
downloadPageSize | 100 | entries | LIM-002
downloadPageSizeMax | 1000 | entries | LIM-053 OPEN-32
notificationsPerPage | 30 | entries | LIM-020
countExactly | 100000 | entries | own: above it, counting takes longer than reading a page.
sumsUpTo | 20000 | entries | own: above it, adding up takes longer than reading a page.
paymentsOnHome | 5 | entries | HOME-006
presetsOnHome | 4 | entries | own: one row of cards.
recentPages | 4 | entries | own: pages opened last that the search offers.
searchHits | 8 | entries | own: what fits under the search without moving the page.
searchOthers | 3 | entries | own: payments are what most people look for.
passkeys | 20 | entries | own: more than anybody has devices.
recoveryCodes | 10 | entries | TRU-927 TRU-306
decidersNamed | 3 | entries | TRU-927
signInDays | 90 | days | TRU-349 TRU-927
eventDays | 90 | days | TRU-927
viewsPerPerson | 30 | entries | own: a list of views stays a list one can read.
presets | 20 | entries | LIM-008
organisationAdministrators | 5 | entries | LIM-026
apiCredentials | 10 | entries | CRD-007 OPEN-126
allowlistEntries | 256 | entries | LIM-027 ALW-004
contactsPerType | 5 | entries | LIM-015 OPEN-65
activityRowsAdvised | 3000 | entries | LIM-021
batchRows | 100 | entries | LIM-005
batchEntries | 100 | entries | LIM-007 OPEN-127
batchesPerMinute | 20 | entries | own: BAT-041 asks for a limit and names none.
filesPerPayment | 10 | entries | own: a reviewer can look at so many.
oneFile | 1 | entries | LIM-029 ONB-043
walletsPerChainStablecoin | 3 | entries | WAL-058 LIM-009
walletsPerChain | 10 | entries | WAL-059 LIM-009
walletsToCompleteStablecoin | 2 | entries | LIM-041
walletsToComplete | 1 | entries | LIM-042
walletsReusedPerChain | 2 | entries | WAL-056 WAL-057
quoteRetries | 3 | entries | OPEN-08
quoteTolerance | 100 | basis points | own: TRU-046, wider than the price moves within a minute, narrower than anybody would call the same.
reportsAtOnce | 5 | entries | own: ERR-052 asks for a limit and names none.
requestsAtOnce | 10 | entries | own: a transaction of the database each, and none waits for another.
requestsOfOrganisation | 7 | entries | own: TRU-041, one organisation leaves room for the others.
requestsOfPerson | 5 | entries | own: TRU-041, one person leaves room for the others.
uploadsAtOnce | 16 | entries | own: they are whole in memory.
requestsWaiting | 30 | entries | own: TRU-043, the embedded engine works on so many in a second; more would wait in vain.
passwordLength | 15 | characters | own: TRU-217, NIST SP 800-63B where a password stands alone.
passwordLinkHours | 72 | hours | own: TRU-216, over a weekend.
mailTries | 15 | entries | own: TRU-177, with the waits some 24 hours: a mail server that is away for a night loses nothing.
mailFirstWait | 30 | seconds | own: TRU-177, most failures of mail servers pass within a minute.
mailLongestWait | 14400 | seconds | own: TRU-177, RFC 5321 4.5.4.1 tries for days; a notice of a payment is of use the same day.
apiRequestDays | 14 | days | own: TRU-320, two weeks to look into what a program did.
webhooks | 10 | entries | own: TRU-224, as many as there may be API credentials.
webhookFirstWait | 30 | seconds | own: TRU-226, a program that is started anew is back by then.
webhookLongestWait | 14400 | seconds | own: TRU-226, six tries a day for one that is away for long.
webhookJitter | 25 | percent | own: TRU-226, what failed together does not come back together.
webhookRetrySeconds | 86400 | seconds | own: TRU-226, issue 30 names 24 hours.
webhooksAtOnce | 8 | entries | own: TRU-226, one that is slow holds up no other.
webhookSeconds | 10 | seconds | own: TRU-227, less than the first wait, so that nobody sends beside one that still waits.
webhookAnswerBytes | 512 | bytes | own: TRU-227, enough for a sentence.
webhookFailingDays | 7 | days | own: TRU-229, issue 30 names a week.
webhookOverlap | 86400 | seconds | own: TRU-224, a day to exchange a key, as with API credentials.
passwordResets | 3 | entries | own: TRU-182, a mail may get lost twice.
passwordResetsOfAddress | 20 | entries | own: TRU-182, an office shares an address.
signInTries | 5 | entries | own: TRU-064, who mistypes needs two or three.
signInTriesOfAddress | 50 | entries | own: TRU-064, an office shares an address.
refusalsNamed | 50 | entries | own: TRU-082, a reader looks through so many; an attacker fills no more.
requestBytes | 65536 | bytes | own: TRU-042, no form of the portal says more.
batchBodyBytes | 262144 | bytes | own: a hundred payments with every text as long as it may be.
requestRate | 1000 | bytes | own: TRU-040, a bad line of a phone is faster.
fileBytes | 4194304 | bytes | LIM-032 OPEN-67
exchangeFileBytes | 5242880 | bytes | LIM-033 OPEN-67
# 'JSON file must smaller than 5MB': exactly 5 MB is refused.
schemaFileBytes | 5242879 | bytes | LIM-030 OPEN-67
unpackedBytes | 67108864 | bytes | own: a packed document may not fill the memory once it is unpacked.
quoteDebounce | 500 | milliseconds | OPEN-13
batchIntroMs | 400 | milliseconds | LIM-004
configurationCache | 300000 | milliseconds | LIM-023 OPEN-110
prefetchStale | 300000 | milliseconds | LIM-025
toast | 5000 | milliseconds | LIM-046
walletToast | 10000 | milliseconds | LIM-010
chatDelay | 5000 | milliseconds | NAV-096
retryAfterTooMany | 10000 | milliseconds | LIM-052 OPEN-127
verificationFrameWait | 15000 | milliseconds | own: ERR-090 says that a connection issue is told, not when.
rightsAgain | 30000 | milliseconds | own: a refusal makes a page ask anew, and not with every click.
requestWait | 900 | milliseconds | own: TRU-084, whoever is refused knows it within a second.
requestPatience | 10000 | milliseconds | own: TRU-040, a line may falter.

sessionWarning | 300000 | milliseconds | own: five minutes are enough to finish a form.
sessionExtendEvery | 60000 | milliseconds | own: work on a page extends its session, once a minute.
routeDebounce | 400 | milliseconds | own: a receiver is looked up when the typing rests.
lookupDebounce | 400 | milliseconds | own: an account is looked up among the beneficiaries when typing pauses.
searchDebounce | 200 | milliseconds | own: the portal is searched when the typing rests.
databaseSlow | 1000 | milliseconds | own: one answer takes some milliseconds where all is well.
quoteSeconds | 120 | seconds | own: the simulated network keeps its quotes so long; a real one says its own expiresAt.
signInFirstWait | 30 | seconds | own: TRU-064, who guesses is stopped, who mistypes is not.
signInLongestWait | 900 | seconds | own: TRU-064, nobody is kept out for longer.
signInForgotten | 86400 | seconds | own: TRU-064, a day of quiet.
accountReadInterval | 3600 | seconds | own: TRU-114, a page that asks every few seconds is one look, a second look after lunch another.
refusalInterval | 3600 | seconds | own: TRU-082, an hour of tries is one line that says how many.
freshSignInSeconds | 900 | seconds | own: TRU-065, who decides several in a row is asked once.
clientViewMinutes | 30 | minutes | own: TRU-477, long enough to follow one question, and short enough to be forgotten.
loginGroupsLength | 4000 | characters | own: TRU-402, room for some fifty groups by their ids.
batchQuoteSeconds | 30 | seconds | LIM-006 OPEN-29
batchSeconds | 900 | seconds | own: a hundred rows take a minute where all is well.
batchLinkSeconds | 300 | seconds | own: a link to a file of payments is not kept.
batchEverySeconds | 1 | seconds | own: a batch being quoted has thirty seconds to be seen.
detailsEverySeconds | 10 | seconds | LIM-045
onboardingEverySeconds | 10 | seconds | own: a task is decided by somebody else while its page is open.
homeEverySeconds | 30 | seconds | own: the cards of the home page may be a little older.
ratesEverySeconds | 15 | seconds | own: a rate is old sooner than a balance.
notificationsEverySeconds | 30 | seconds | own: new notifications are looked for twice a minute.
approvalSeconds | 86400 | seconds | OPEN-19
controlChangeSeconds | 172800 | seconds | TRU-021
credentialOverlap | 86400 | seconds | own: a day to exchange a key everywhere it is used.
apiTokenSeconds | 900 | seconds | own: a stolen token is of little use.
reportSeconds | 60 | seconds | LIM-018
# 1:00 UTC is an hour after midnight.
dailyReportsAt | 3600 | seconds | LIM-017
networkSilence | 60 | seconds | own: a network that says nothing for a minute counts as down.
allowlistApplies | 5 | minutes | LIM-028 ALW-005
credentialDays | 90 | days | own: TRU-068, a quarter is long enough for a program to be given a new one.
credentialLongestDays | 365 | days | own: TRU-068, no secret is older than a year.
credentialNoticeDays | 14 | days | own: TRU-068, two weeks to give a program a new one.
quoteMetadataDays | 90 | days | LIM-003
proofOfAddressDays | 90 | days | LIM-014
onboardingSubmissionDays | 365 | days | TRU-501
reportDays | 90 | days | LIM-034 REP-015
notificationDays | 21 | days | LIM-031 NOT-008
surveyPause | 7 | days | LIM-047
idempotencyDays | 30 | days | own: whoever sends again after a month means a new payment.
waitingDays | 7 | days | own: a failed payment of last week still waits for somebody.
toFixDays | 90 | days | TRU-200
lowBalanceUSD | 10000 | amount | TRU-577
lowBalanceEUR | 10000 | amount | TRU-577
lowBalanceGBP | 10000 | amount | TRU-577
lowBalanceMXN | 200000 | amount | TRU-577
lowBalanceRLUSD | 10000 | amount | TRU-577
lowBalanceXRP | 5000 | amount | TRU-577
reconciliationDays | 31 | days | TRU-220
summaryDays | 3660 | days | own: ten years of payments, and no endless range.
reportKeptDays | 180 | days | own: reports hold personal data, and can be made again.
unusedFileDays | 30 | days | own: what nothing uses is forgotten.
reportingCertificateDays | 365 | days | own: a certificate is renewed once a year.
wholeShare | 100 | percent | ONB-047 ONB-051
ledgerScale | 9 | digits | LIM-035
ledgerMaximum | 9999999999999900000 | amount | LIM-036
ledgerMinimum | -9999999999999900000 | amount | LIM-036
feature570Version | 5.7.0 | version | PRM-044
autoSettleVersion | 6.1.0 | version | PRM-045
`
