import { compare, isDecimal } from '#values/decimal.ts'
import { checkUuid } from '#values/uuid.ts'
import { readParts, type PartChecks } from '../http/contract-parts.ts'

/** What a network says of an order, in each of its answers and callbacks. */
export interface OrderStatus {
  /** What the network calls the order. */
  networkId: string
  /** Greater than in whatever was said of this order before; the same status again has the same number. */
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

/** Why an order is on the list of those that are stuck. */
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
  | 'other-balance'
  | 'other-credit'

const LONGEST = 200
const CANCELS: readonly unknown[] = ['ASKED', 'GRANTED', 'TOO_LATE']

/** A text of one line, as long as one may be. */
export const isLine = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length > 0 &&
  value.length <= LONGEST &&
  value.isWellFormed() &&
  !/\p{Cc}/u.test(value)

/** Whether something names an order. */
export const isOrderId = (value: unknown): value is string =>
  isLine(value) && value.trim() !== '' && checkUuid(value) === undefined

/** One line, or nothing. */
export const isLineOrAbsent = (value: unknown) => value === undefined || isLine(value)
const isAmount = (value: unknown) => isLine(value) && isDecimal(value) && compare(value, '0') >= 0

const CHECKS: PartChecks<OrderStatus> = {
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
export const readOrderStatus = <Id extends 'paymentId' | 'orderId'>(
  id: Id,
  body: unknown,
): (OrderStatus & Record<Id, string>) | { wrong: string } => {
  const checks: object = { [id]: isOrderId, ...CHECKS }
  return readParts(checks as PartChecks<OrderStatus & Record<Id, string>>, body)
}
