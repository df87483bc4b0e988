import { objectOf } from '#values/object.ts'
import { sayWrong } from '../http/contract-parts.ts'

/** The verdicts of each kind of review. */
export const VERDICTS = {
  wallet: ['APPROVED', 'DENIED', 'BLOCKED'],
  bank: ['APPROVED', 'DENIED'],
  business: ['APPROVED', 'DENIED', 'NEEDS_REVIEW', 'FAILED', 'EXPIRED'],
} as const

export type ReviewKind = keyof typeof VERDICTS

export const REVIEW_KINDS = Object.keys(VERDICTS) as ReviewKind[]

/** Returns the capability that serves one kind of review. */
export const reviews = <Kind extends ReviewKind>(kind: Kind): `${Kind}-reviews` => `${kind}-reviews`

/** A request for a review; a repeated request is identical byte for byte. */
export interface ReviewRequest<Kind extends ReviewKind = ReviewKind> {
  /** Our ID; the network decides it once. */
  reviewId: string
  kind: Kind
  organisationId: string
  organisation: string
  /** The time of submission. */
  requestedAt: string
  /** The subject, under the names of the contract; empty parts are absent. */
  subject: Readonly<Record<string, string>>
}

export type Verdict<Kind extends ReviewKind = ReviewKind> = (typeof VERDICTS)[Kind][number]

/** The verdict on a review; WAITING until it is decided. */
export interface Review<Kind extends ReviewKind = ReviewKind> {
  reviewId: string
  verdict: Verdict<Kind> | 'WAITING'
}

const isVerdict = <Kind extends ReviewKind>(
  kind: Kind,
  verdict: unknown,
): verdict is Review<Kind>['verdict'] =>
  verdict === 'WAITING' || (VERDICTS[kind] as readonly unknown[]).includes(verdict)

/** Parses a review, or returns why the answer does not belong to this request (TRU-425). */
export const readReview = <Kind extends ReviewKind>(
  { reviewId, kind }: Pick<ReviewRequest<Kind>, 'reviewId' | 'kind'>,
  body: unknown,
): { content: Review<Kind> } | { why: string } => {
  const { reviewId: named, verdict } = objectOf(body)
  if (named !== reviewId) return { why: 'It is about another review.' }
  return isVerdict(kind, verdict) ? { content: { reviewId, verdict } } : { why: sayWrong('verdict') }
}
