/** How far the payments of a batch are. */
export interface Progress {
  payments: number
  /** Those that have come to an end, well or not. */
  ended: number
  failed: number
}

/** The status of an accepted batch: in progress until every payment has ended (BAT-023, BAT-024). */
export const acceptedStatus = ({ payments, ended, failed }: Progress) => {
  if (ended !== payments) return 'QUOTES_ACCEPTED'
  if (failed === payments) return 'FAILED'
  return failed === 0 ? 'COMPLETED' : 'INCOMPLETE'
}

/** The status of a batch nobody accepted yet (BAT-019, BAT-024). */
export const openStatus = (expiresAt: Date, now: Date) =>
  expiresAt <= now ? 'BATCH_QUOTE_EXPIRED' : 'BATCH_QUOTE_CREATED'
