import { compare, isDecimal } from '#values/decimal.ts'
import { checkUuid } from '#values/uuid.ts'
import { objectOf } from '#values/object.ts'

/** A payout as a network is given it; sent again it is the same to the letter. */
export interface Payout {
  /** Ours; the network knows the payout by it, and takes it once. */
  paymentId: string
  organisationId: string
  environment: string
  endToEndId: string
  /** What the beneficiary gets. */
  amount: string
  currency: string
  rail: string
  payoutCategory: string
  country?: string
  blockchain?: string
  /** What the network called the price that its sender saw, where it gave one. */
  quoteId?: string
  memo?: string
  purposeCode?: string
  /** Under the names of ISO 20022, such as 'Cdtr.Nm' and 'CdtrAcct.Id.IBAN'. */
  beneficiary: Readonly<Record<string, string>>
  /** The same, such as 'Dbtr.Nm'; absent where the organisation itself sends. */
  originator?: Readonly<Record<string, string>>
  /** The name of whoever sends. */
  organisation: string
}

/** What a network says of a payout, in each of its answers and callbacks. */
export interface PayoutStatus {
  paymentId: string
  /** What the network calls the payout. */
  networkId: string
  /** Greater than in whatever was said of this payout before; the same status again has the same number. */
  sequence: number
  occurredAt: string
  status: string
  amount: string
  currency: string
  cause?: string
  message?: string
  transactionHash?: string
  /** What became of the request to cancel. */
  cancel?: 'ASKED' | 'GRANTED' | 'TOO_LATE'
}

/** Why a payout is on the list of those that are stuck. */
export type StuckReason =
  | 'silent'
  | 'overdue'
  | 'forgotten'
  | 'unreadable'
  | 'unknown-status'
  | 'rejected'
  | 'unauthorized'
  | 'nowhere'
  | 'conflict'
  | 'other-amount'
  | 'contradiction'

const LONGEST = 200
const CANCELS: readonly unknown[] = ['ASKED', 'GRANTED', 'TOO_LATE']

const isLine = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length > 0 &&
  value.length <= LONGEST &&
  value.isWellFormed() &&
  !/\p{Cc}/u.test(value)
/** Whether something names a payment. */
export const isPaymentId = (value: unknown): value is string =>
  isLine(value) && value.trim() !== '' && checkUuid(value) === undefined

const isLineOrAbsent = (value: unknown) => value === undefined || isLine(value)
const isAmount = (value: unknown) => isLine(value) && isDecimal(value) && compare(value, '0') >= 0

const CHECKS: Readonly<Record<keyof PayoutStatus, (value: unknown) => boolean>> = {
  paymentId: isPaymentId,
  networkId: isLine,
  sequence: (value) => typeof value === 'number' && Number.isSafeInteger(value) && value > 0,
  occurredAt: (value) => isLine(value) && !Number.isNaN(Date.parse(value)),
  status: isLine,
  amount: isAmount,
  currency: isLine,
  cause: isLineOrAbsent,
  message: isLineOrAbsent,
  transactionHash: isLineOrAbsent,
  cancel: (value) => value === undefined || CANCELS.includes(value),
}

/** A status as the contract has it, or the name of the first part that is not; parts that nobody knows are left out. */
export const readStatus = (body: unknown): PayoutStatus | { wrong: string } => {
  const given = objectOf(body)
  const parts = Object.entries(CHECKS)
  const wrong = parts.find(([name, isRight]) => !isRight(given[name] ?? undefined))
  if (wrong) return { wrong: wrong[0] }
  return Object.fromEntries(
    parts.flatMap(([name]) => ((given[name] ?? undefined) === undefined ? [] : [[name, given[name]]])),
  ) as unknown as PayoutStatus
}
