// Generated from schemas/definitions by `npm run types`; do not edit.

/**
 * A number the program asks for by this name, in its unit.
 */
export type NumericLimit = Limit & NumericLimit1
/**
 * A number the program asks for by this name, in its unit, which may be none.
 */
export type LimitOrNone = Limit & LimitOrNone1

/**
 * Every number that has an owner.
 */
export interface Limits {
  $schema: string
  /**
   * Purpose of the definition, for the next person who changes it.
   */
  purpose: string
  /**
   * Every limit, by name: those the program asks for itself, and as many as definitions need.
   */
  limits: {
    textLength?: NumericLimit & {
      unit?: 'characters'
      [k: string]: unknown
    }
    memoLength?: NumericLimit & {
      unit?: 'characters'
      [k: string]: unknown
    }
    internalIdLength?: NumericLimit & {
      unit?: 'characters'
      [k: string]: unknown
    }
    endToEndIdLength?: NumericLimit & {
      unit?: 'characters'
      [k: string]: unknown
    }
    endToEndIdLengthIso?: NumericLimit & {
      unit?: 'characters'
      [k: string]: unknown
    }
    typedChoiceAbove?: LimitOrNone & {
      unit?: 'entries'
      [k: string]: unknown
    }
    searchBoxAbove?: LimitOrNone & {
      unit?: 'entries'
      [k: string]: unknown
    }
    quoteDebounce?: LimitOrNone & {
      unit?: 'milliseconds'
      [k: string]: unknown
    }
    quoteSeconds?: NumericLimit & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    quoteTolerance?: LimitOrNone & {
      unit?: 'basis points'
      [k: string]: unknown
    }
    duplicateSeconds?: LimitOrNone & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    quoteRetries?: LimitOrNone & {
      unit?: 'entries'
      [k: string]: unknown
    }
    fileBytes?: NumericLimit & {
      unit?: 'bytes'
      [k: string]: unknown
    }
    unpackedBytes?: NumericLimit & {
      unit?: 'bytes'
      [k: string]: unknown
    }
    batchRows?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    bulkItems?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    usualPayments?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    usualDays?: NumericLimit & {
      unit?: 'days'
      [k: string]: unknown
    }
    bulkAtOnce?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    batchQuoteSeconds?: NumericLimit & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    batchesPerMinute?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    batchSeconds?: NumericLimit & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    batchLinkSeconds?: NumericLimit & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    batchEverySeconds?: NumericLimit & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    configurationCache?: LimitOrNone & {
      unit?: 'milliseconds'
      [k: string]: unknown
    }
    prefetchStale?: LimitOrNone & {
      unit?: 'milliseconds'
      [k: string]: unknown
    }
    rightsAgain?: NumericLimit & {
      unit?: 'milliseconds'
      [k: string]: unknown
    }
    toast?: NumericLimit & {
      unit?: 'milliseconds'
      [k: string]: unknown
    }
    detailsEverySeconds?: NumericLimit & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    homeEverySeconds?: NumericLimit & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    ratesEverySeconds?: NumericLimit & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    requestsAtOnce?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    requestsOfOrganisation?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    requestsOfPerson?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    uploadsAtOnce?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    requestBytes?: NumericLimit & {
      unit?: 'bytes'
      [k: string]: unknown
    }
    requestPatience?: NumericLimit & {
      unit?: 'milliseconds'
      [k: string]: unknown
    }
    requestRate?: NumericLimit & {
      unit?: 'bytes'
      [k: string]: unknown
    }
    requestsWaiting?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    requestWait?: NumericLimit & {
      unit?: 'milliseconds'
      [k: string]: unknown
    }
    pageSize?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    paymentsPageSize?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    pageSizeMax?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    countExactly?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    sumsUpTo?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    downloadPageSize?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    downloadPageSizeMax?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    quoteMetadataDays?: NumericLimit & {
      unit?: 'days'
      [k: string]: unknown
    }
    approvalSeconds?: NumericLimit & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    payeeCoolingOff?: LimitOrNone & {
      unit?: 'hours'
      [k: string]: unknown
    }
    idempotencyDays?: NumericLimit & {
      unit?: 'days'
      [k: string]: unknown
    }
    retryAfterTooMany?: NumericLimit & {
      unit?: 'milliseconds'
      [k: string]: unknown
    }
    accountReadInterval?: NumericLimit & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    refusalInterval?: NumericLimit & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    refusalsNamed?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    passwordLength?: NumericLimit & {
      unit?: 'characters'
      [k: string]: unknown
    }
    passwordLinkHours?: NumericLimit & {
      unit?: 'hours'
      [k: string]: unknown
    }
    mailTries?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    mailFirstWait?: NumericLimit & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    mailLongestWait?: NumericLimit & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    recoveryCodes?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    decidersNamed?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    signInDays?: NumericLimit & {
      unit?: 'days'
      [k: string]: unknown
    }
    eventDays?: NumericLimit & {
      unit?: 'days'
      [k: string]: unknown
    }
    apiRequestDays?: NumericLimit & {
      unit?: 'days'
      [k: string]: unknown
    }
    webhooks?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    webhookFirstWait?: NumericLimit & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    webhookLongestWait?: NumericLimit & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    webhookJitter?: NumericLimit & {
      unit?: 'percent'
      [k: string]: unknown
    }
    webhookRetrySeconds?: NumericLimit & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    webhooksAtOnce?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    webhookSeconds?: NumericLimit & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    webhookAnswerBytes?: NumericLimit & {
      unit?: 'bytes'
      [k: string]: unknown
    }
    webhookFailingDays?: NumericLimit & {
      unit?: 'days'
      [k: string]: unknown
    }
    webhookOverlap?: NumericLimit & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    passwordResets?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    passwordResetsOfAddress?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    signInTries?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    signInTriesOfAddress?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    signInFirstWait?: NumericLimit & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    signInLongestWait?: NumericLimit & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    signInForgotten?: NumericLimit & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    clientViewMinutes?: NumericLimit & {
      unit?: 'minutes'
      [k: string]: unknown
    }
    freshSignInSeconds?: NumericLimit & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    sessionWarning?: NumericLimit & {
      unit?: 'milliseconds'
      [k: string]: unknown
    }
    sessionExtendEvery?: NumericLimit & {
      unit?: 'milliseconds'
      [k: string]: unknown
    }
    searchDebounce?: LimitOrNone & {
      unit?: 'milliseconds'
      [k: string]: unknown
    }
    searchLength?: NumericLimit & {
      unit?: 'characters'
      [k: string]: unknown
    }
    chatDelay?: LimitOrNone & {
      unit?: 'milliseconds'
      [k: string]: unknown
    }
    surveyPause?: NumericLimit & {
      unit?: 'days'
      [k: string]: unknown
    }
    searchOthers?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    recentPages?: LimitOrNone & {
      unit?: 'entries'
      [k: string]: unknown
    }
    paymentsOnHome?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    presetsOnHome?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    searchHits?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    walletsPerChainStablecoin?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    walletsPerChain?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    walletsToCompleteStablecoin?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    walletsToComplete?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    walletsReusedPerChain?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    contactsPerType?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    onboardingSubmissionDays?: NumericLimit & {
      unit?: 'days'
      [k: string]: unknown
    }
    proofOfAddressDays?: NumericLimit & {
      unit?: 'days'
      [k: string]: unknown
    }
    verificationFrameWait?: NumericLimit & {
      unit?: 'milliseconds'
      [k: string]: unknown
    }
    onboardingEverySeconds?: NumericLimit & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    presets?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    notificationsPerPage?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    notificationDays?: NumericLimit & {
      unit?: 'days'
      [k: string]: unknown
    }
    notificationsEverySeconds?: NumericLimit & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    activityRowsAdvised?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    toFixDays?: NumericLimit & {
      unit?: 'days'
      [k: string]: unknown
    }
    reconciliationDays?: NumericLimit & {
      unit?: 'days'
      [k: string]: unknown
    }
    waitingDays?: NumericLimit & {
      unit?: 'days'
      [k: string]: unknown
    }
    summaryDays?: NumericLimit & {
      unit?: 'days'
      [k: string]: unknown
    }
    allowlistEntries?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    apiCredentials?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    credentialDays?: NumericLimit & {
      unit?: 'days'
      [k: string]: unknown
    }
    credentialLongestDays?: NumericLimit & {
      unit?: 'days'
      [k: string]: unknown
    }
    credentialNoticeDays?: NumericLimit & {
      unit?: 'days'
      [k: string]: unknown
    }
    scimTokenNoticeDays?: NumericLimit & {
      unit?: 'days'
      [k: string]: unknown
    }
    credentialOverlap?: NumericLimit & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    apiTokenSeconds?: NumericLimit & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    maskedSecret?: NumericLimit & {
      unit?: 'characters'
      [k: string]: unknown
    }
    reportingCertificateDays?: NumericLimit & {
      unit?: 'days'
      [k: string]: unknown
    }
    reportDays?: NumericLimit & {
      unit?: 'days'
      [k: string]: unknown
    }
    reportSeconds?: NumericLimit & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    reportsAtOnce?: NumericLimit & {
      unit?: 'entries'
      [k: string]: unknown
    }
    reportKeptDays?: NumericLimit & {
      unit?: 'days'
      [k: string]: unknown
    }
    dailyReportsAt?: LimitOrNone & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    exchangeFileBytes?: NumericLimit & {
      unit?: 'bytes'
      [k: string]: unknown
    }
    unusedFileDays?: NumericLimit & {
      unit?: 'days'
      [k: string]: unknown
    }
    schemaFileBytes?: NumericLimit & {
      unit?: 'bytes'
      [k: string]: unknown
    }
    networkSilence?: NumericLimit & {
      unit?: 'seconds'
      [k: string]: unknown
    }
    databaseSlow?: NumericLimit & {
      unit?: 'milliseconds'
      [k: string]: unknown
    }
    [k: string]:
      | Limit
      | (NumericLimit & {
          unit?: 'characters'
          [k: string]: unknown
        })
      | (LimitOrNone & {
          unit?: 'entries'
          [k: string]: unknown
        })
      | (LimitOrNone & {
          unit?: 'milliseconds'
          [k: string]: unknown
        })
      | (NumericLimit & {
          unit?: 'seconds'
          [k: string]: unknown
        })
      | (LimitOrNone & {
          unit?: 'basis points'
          [k: string]: unknown
        })
      | (LimitOrNone & {
          unit?: 'seconds'
          [k: string]: unknown
        })
      | (NumericLimit & {
          unit?: 'bytes'
          [k: string]: unknown
        })
      | (NumericLimit & {
          unit?: 'entries'
          [k: string]: unknown
        })
      | (NumericLimit & {
          unit?: 'days'
          [k: string]: unknown
        })
      | (NumericLimit & {
          unit?: 'milliseconds'
          [k: string]: unknown
        })
      | (LimitOrNone & {
          unit?: 'hours'
          [k: string]: unknown
        })
      | (NumericLimit & {
          unit?: 'hours'
          [k: string]: unknown
        })
      | (NumericLimit & {
          unit?: 'percent'
          [k: string]: unknown
        })
      | (NumericLimit & {
          unit?: 'minutes'
          [k: string]: unknown
        })
      | undefined
  }
}
export interface Limit {
  /**
   * The number, or a version.
   */
  is: number | string
  /**
   * The unit of the number.
   */
  unit:
    | 'characters'
    | 'bytes'
    | 'milliseconds'
    | 'seconds'
    | 'minutes'
    | 'hours'
    | 'days'
    | 'entries'
    | 'digits'
    | 'version'
    | 'percent'
    | 'basis points'
    | 'amount'
  /**
   * Its meaning, as a sentence.
   */
  says: string
}
export interface NumericLimit1 {
  /**
   * A whole number, at least 1.
   */
  is?: number
  [k: string]: unknown
}
export interface LimitOrNone1 {
  /**
   * A whole number, or 0.
   */
  is?: number
  [k: string]: unknown
}
