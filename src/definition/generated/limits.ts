// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * A number the program asks for by this name.
 */
export type NumericLimit = Limit & NumericLimit1

/**
 * Every number that has an owner.
 */
export interface Limits {
  $schema: string
  /**
   * Why this exists, for the next person who changes it.
   */
  purpose: string
  /**
   * Every limit, by name: those the program asks for itself, and as many as definitions need.
   */
  limits: {
    textLength?: NumericLimit
    memoLength?: NumericLimit
    internalIdLength?: NumericLimit
    endToEndIdLength?: NumericLimit
    endToEndIdLengthIso?: NumericLimit
    searchBoxAbove?: NumericLimit
    quoteDebounce?: NumericLimit
    quoteSeconds?: NumericLimit
    quoteRetries?: NumericLimit
    fileBytes?: NumericLimit
    unpackedBytes?: NumericLimit
    batchRows?: NumericLimit
    batchQuoteSeconds?: NumericLimit
    batchesPerMinute?: NumericLimit
    batchSeconds?: NumericLimit
    batchLinkSeconds?: NumericLimit
    batchEverySeconds?: NumericLimit
    configurationCache?: NumericLimit
    prefetchStale?: NumericLimit
    toast?: NumericLimit
    detailsEverySeconds?: NumericLimit
    homeEverySeconds?: NumericLimit
    ratesEverySeconds?: NumericLimit
    requestsAtOnce?: NumericLimit
    requestsWaiting?: NumericLimit
    requestWait?: NumericLimit
    pageSize?: NumericLimit
    paymentsPageSize?: NumericLimit
    pageSizeMax?: NumericLimit
    countExactly?: NumericLimit
    downloadPageSize?: NumericLimit
    downloadPageSizeMax?: NumericLimit
    quoteMetadataDays?: NumericLimit
    approvalSeconds?: NumericLimit
    idempotencyDays?: NumericLimit
    retryAfterTooMany?: NumericLimit
    sessionWarning?: NumericLimit
    sessionExtendEvery?: NumericLimit
    searchDebounce?: NumericLimit
    searchLength?: NumericLimit
    chatDelay?: NumericLimit
    surveyPause?: NumericLimit
    viewsPerPerson?: NumericLimit
    searchOthers?: NumericLimit
    recentPages?: NumericLimit
    paymentsOnHome?: NumericLimit
    presetsOnHome?: NumericLimit
    searchHits?: NumericLimit
    walletsPerChainStablecoin?: NumericLimit
    walletsPerChain?: NumericLimit
    walletsToCompleteStablecoin?: NumericLimit
    walletsToComplete?: NumericLimit
    walletsReusedPerChain?: NumericLimit
    contactsPerType?: NumericLimit
    proofOfAddressDays?: NumericLimit
    verificationFrameWait?: NumericLimit
    onboardingEverySeconds?: NumericLimit
    presets?: NumericLimit
    notificationsPerPage?: NumericLimit
    notificationDays?: NumericLimit
    notificationsEverySeconds?: NumericLimit
    activityRowsAdvised?: NumericLimit
    waitingDays?: NumericLimit
    summaryDays?: NumericLimit
    allowlistEntries?: NumericLimit
    apiCredentials?: NumericLimit
    credentialOverlap?: NumericLimit
    apiTokenSeconds?: NumericLimit
    maskedSecret?: NumericLimit
    reportingCertificateDays?: NumericLimit
    reportDays?: NumericLimit
    reportSeconds?: NumericLimit
    reportsAtOnce?: NumericLimit
    reportKeptDays?: NumericLimit
    dailyReportsAt?: NumericLimit
    exchangeFileBytes?: NumericLimit
    unusedFileDays?: NumericLimit
    schemaFileBytes?: NumericLimit
    networkSilence?: NumericLimit
    databaseSlow?: NumericLimit
    [k: string]: Limit | NumericLimit | undefined
  }
}
export interface Limit {
  /**
   * The number, or a version.
   */
  is: number | string
  /**
   * What it counts.
   */
  unit:
    | 'characters'
    | 'bytes'
    | 'milliseconds'
    | 'seconds'
    | 'minutes'
    | 'days'
    | 'entries'
    | 'digits'
    | 'version'
    | 'percent'
    | 'amount'
  /**
   * What it means, as a sentence.
   */
  says: string
}
export interface NumericLimit1 {
  /**
   * A whole number.
   */
  is?: number
  [k: string]: unknown
}
