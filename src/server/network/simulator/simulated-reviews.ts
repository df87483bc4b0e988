import { drawUpTo } from '../chance.ts'
import type { NetworkData } from '../data.ts'
import type { ReviewKind, ReviewRequest, Verdict } from '../review/contract.ts'

export type ReviewData = Pick<NetworkData, 'walletReview' | 'stablecoin' | 'onboarding'>

interface Decision {
  /** Seconds until the verdict. */
  after: number
  verdict: Verdict
}

/** Decides a wallet by its address alone, so that the same address always gets the same verdict. */
const screenWallet = ({ walletReview }: ReviewData, address: string): Decision => {
  const { after, jitter, outOfHundred } = walletReview
  const drawn = drawUpTo(99, 'wallet review', address)
  const verdict =
    drawn < outOfHundred.blocked
      ? 'BLOCKED'
      : drawn < outOfHundred.blocked + outOfHundred.denied
        ? 'DENIED'
        : 'APPROVED'
  return { after: after + drawUpTo(jitter, address), verdict }
}

const checkBank = ({ stablecoin }: ReviewData, accountNumber: string): Decision => {
  const { after, declinedEndsWith } = stablecoin.bankReview
  return { after, verdict: accountNumber.endsWith(declinedEndsWith) ? 'DENIED' : 'APPROVED' }
}

const VERDICTS = {
  approved: 'APPROVED',
  declined: 'DENIED',
  needs_review: 'NEEDS_REVIEW',
  failed: 'FAILED',
  expired: 'EXPIRED',
} as const

const checkBusiness = ({ onboarding }: ReviewData, registrationNumber: string): Decision => {
  const { verification, verdicts } = onboarding
  const named = verdicts.find(({ endsWith }) => registrationNumber.endsWith(endsWith))
  return { after: verification.after, verdict: VERDICTS[named?.status ?? 'approved'] }
}

const DECIDE: Record<ReviewKind, (data: ReviewData, subject: ReviewRequest['subject']) => Decision> = {
  wallet: (data, { address = '' }) => screenWallet(data, address),
  bank: (data, { accountNumber = '' }) => checkBank(data, accountNumber),
  business: (data, { registrationNumber = '' }) => checkBusiness(data, registrationNumber),
}

/** Returns the verdict on a review received at `at`; WAITING until its time has passed (TRU-425). */
export const verdictOn = (
  data: ReviewData,
  { kind, subject }: ReviewRequest,
  at: number,
  now: Date,
): Verdict | 'WAITING' => {
  const { after, verdict } = DECIDE[kind](data, subject)
  return now.getTime() >= at + after * 1000 ? verdict : 'WAITING'
}
