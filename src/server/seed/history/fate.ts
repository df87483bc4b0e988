import type { Luck } from '../luck.ts'

export interface Fate {
  state: string
  cause: string | null
  created_at: string
  /** The time of the approval decision, if one was needed. */
  decided_at: string | null
  approval: string | null
  modified_at: string
}

export interface Circumstances {
  at: Date
  end: Date
  isCareful: boolean
  isWaiting: boolean
  flow: 'DIRECT' | 'LEGACY'
}

const DAY = 86_400_000
const OUTAGE_DAYS_AGO = 40
const FAILED = 0.03
const RETURNED = 0.006
const UNDECIDED = 0.01
const CAUSES = [
  'account-closed',
  'account-unknown',
  'compliance-refused',
  'partner-outage',
  'partner-credentials',
  'route-misconfigured',
  'no-reason',
]
const REFUSALS: [approval: string, state: string][] = [
  ['rejected', 'FAILED'],
  ['cancelled', 'CANCELED'],
  ['expired', 'EXPIRED'],
]

const outcome = ({ at, end }: Circumstances, luck: Luck): { state: string; cause: string | null } => {
  const daysAgo = Math.floor((end.getTime() - at.getTime()) / DAY)
  if (daysAgo === OUTAGE_DAYS_AGO && luck.share() < 0.5) return { state: 'FAILED', cause: 'partner-outage' }
  const share = luck.share()
  if (share < FAILED) return { state: 'FAILED', cause: luck.pick(CAUSES) }
  if (share < FAILED + RETURNED) return { state: 'RETURNED', cause: 'sent-back' }
  return { state: 'COMPLETED', cause: null }
}

/**
 * Draws the outcome of a payment: most arrive, 3 % fail, some are returned, and on one day the partner was
 * down.
 */
export const fateOf = (circumstances: Circumstances, luck: Luck): Fate => {
  const { at, isCareful, isWaiting } = circumstances
  const later = (seconds: number, from = at) => new Date(from.getTime() + seconds * 1000).toISOString()
  const created_at = at.toISOString()
  if (isWaiting) {
    return {
      state: 'PENDING_APPROVAL',
      cause: null,
      created_at,
      decided_at: null,
      approval: 'pending',
      modified_at: created_at,
    }
  }
  const wait = isCareful ? 300 + luck.below(7200) : 0
  if (isCareful && luck.share() < UNDECIDED) {
    const [approval, state] = luck.pick(REFUSALS)
    const decided_at = later(approval === 'expired' ? DAY / 1000 : wait)
    return { state, cause: null, created_at, decided_at, approval, modified_at: decided_at }
  }
  const ends = outcome(circumstances, luck)
  const lasts = ends.state === 'RETURNED' ? DAY / 1000 : 15 + luck.below(75)
  const modified_at = later(wait + lasts)
  return {
    ...ends,
    created_at,
    decided_at: isCareful ? later(wait) : null,
    approval: isCareful ? 'approved' : null,
    modified_at,
  }
}
