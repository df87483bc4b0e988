import { randomUUID } from 'node:crypto'
import {
  readReview,
  reviews,
  REVIEW_KINDS,
  type ReviewKind,
  type ReviewRequest,
} from '#server/network/review/contract.ts'
import type { Answer } from './caller.ts'
import { offered } from './offered-capabilities.ts'
import { isStatus, shown, type Broken, type Promises, type Subject } from './subject.ts'

const SUBJECTS: Record<ReviewKind, ReviewRequest['subject']> = {
  wallet: {
    address: '0x52908400098527886E0F7030069857D2E4169EE7',
    chain: 'Ethereum',
    asset: 'RLUSD',
    type: 'unhosted',
    counterparty: 'Conformity Test',
  },
  bank: {
    bankName: 'Conformity Bank',
    accountName: 'Conformity Test',
    accountNumber: '123456789',
    routingNumber: '021000021',
  },
  business: { legalName: 'Conformity Test', registrationNumber: 'NL-1', country: 'NL' },
}

const requestOf = (subject: Subject, kind: ReviewKind): ReviewRequest => ({
  reviewId: randomUUID(),
  kind,
  organisationId: subject.payoutOf().organisationId,
  organisation: 'Conformity Test',
  requestedAt: new Date().toISOString(),
  subject: SUBJECTS[kind],
})

const ask = ({ call }: Subject, request: ReviewRequest): Promise<Answer> =>
  call('PUT', `/reviews/${request.reviewId}`, JSON.stringify(request))

const verdictIn = (answer: Answer, request: ReviewRequest): { verdict: string } | string => {
  if (answer.status < 200 || answer.status > 299) return shown(answer)
  const review = readReview(request, answer.body)
  return 'why' in review ? `${review.why} ${shown(answer)}` : review.content
}

const isDecidedOnce = async (subject: Subject, kind: ReviewKind): Promise<Broken> => {
  const request = requestOf(subject, kind)
  const [first, second] = [
    verdictIn(await ask(subject, request), request),
    verdictIn(await ask(subject, request), request),
  ]
  if (typeof first === 'string') return first
  if (typeof second === 'string') return second
  if (first.verdict !== 'WAITING' && first.verdict !== second.verdict)
    return `It was ${first.verdict}, and then ${second.verdict}.`
  const other = { ...request, organisation: 'Another Test' }
  return isStatus(await ask(subject, other), 409)
}

const isUnreadable = async (subject: Subject, kind: ReviewKind): Promise<Broken> => {
  const { subject: _, ...rest } = requestOf(subject, kind)
  return isStatus(await subject.call('PUT', `/reviews/${rest.reviewId}`, JSON.stringify(rest)), 422)
}

/** Requirements on a network that reviews, for each kind of review it offers. */
export const reviewPromises: Promises = REVIEW_KINDS.flatMap((kind) => [
  [
    `A review of a ${kind} is answered with a verdict, the same again once it is decided; another under its ID is refused with 409`,
    offered(reviews(kind), (subject) => isDecidedOnce(subject, kind)),
  ],
  [
    `What is no review of a ${kind} is refused with 422`,
    offered(reviews(kind), (subject) => isUnreadable(subject, kind)),
  ],
])
