import { objectOf } from '#values/object.ts'
import { sayWrong } from '../http/contract-parts.ts'

/** What a network may look at, and what it may say of each. */
export const VERDICTS = {
  wallet: ['APPROVED', 'DENIED', 'BLOCKED'],
  bank: ['APPROVED', 'DENIED'],
  business: ['APPROVED', 'DENIED', 'NEEDS_REVIEW', 'FAILED', 'EXPIRED'],
} as const

export type ReviewKind = keyof typeof VERDICTS

export const REVIEW_KINDS = Object.keys(VERDICTS) as ReviewKind[]

/** The capability of a network that reviews such things. */
export const reviews = <Kind extends ReviewKind>(kind: Kind): `${Kind}-reviews` => `${kind}-reviews`

/** What a network is asked to look at; asked again it is the same to the letter. */
export interface ReviewRequest<Kind extends ReviewKind = ReviewKind> {
  /** Ours; the network knows the review by it, and decides it once. */
  reviewId: string
  kind: Kind
  organisationId: string
  organisation: string
  /** When it was handed over. */
  requestedAt: string
  /** What it is about, by the names of the contract; what it does not have is left out. */
  subject: Readonly<Record<string, string>>
}

export type Verdict<Kind extends ReviewKind = ReviewKind> = (typeof VERDICTS)[Kind][number]

/** What a network says of a review; WAITING until it has decided. */
export interface Review<Kind extends ReviewKind = ReviewKind> {
  reviewId: string
  verdict: Verdict<Kind> | 'WAITING'
}

const isVerdict = <Kind extends ReviewKind>(
  kind: Kind,
  verdict: unknown,
): verdict is Review<Kind>['verdict'] =>
  verdict === 'WAITING' || (VERDICTS[kind] as readonly unknown[]).includes(verdict)

/** A review as the contract has it, or why an answer is none of this request (TRU-425). */
export const readReview = <Kind extends ReviewKind>(
  { reviewId, kind }: Pick<ReviewRequest<Kind>, 'reviewId' | 'kind'>,
  body: unknown,
): { content: Review<Kind> } | { why: string } => {
  const { reviewId: named, verdict } = objectOf(body)
  if (named !== reviewId) return { why: 'It is about another review.' }
  return isVerdict(kind, verdict) ? { content: { reviewId, verdict } } : { why: sayWrong('verdict') }
}
