import { compare, isDecimal } from '#values/decimal.ts'
import { checkUuid } from '#values/uuid.ts'
import { readParts, type PartChecks } from '../http/contract-parts.ts'

/** The status of an order, in every answer and callback of a network. */
export interface OrderStatus {
  /** The network's own ID of the order. */
  networkId: string
  /** Increases with every status of this order; a repeated status has the same number. */
  sequence: number
  occurredAt: string
  status: string
  amount: string
  currency: string
  cause?: string
  message?: string
  transactionHash?: string
  /** The state of the request to cancel. */
  cancel?: 'ASKED' | 'GRANTED' | 'TOO_LATE'
}

/** The reason an order is stuck. */
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
  | 'reversed-credit'

const LONGEST = 200
const CANCELS: readonly unknown[] = ['ASKED', 'GRANTED', 'TOO_LATE']

/** Returns true for a one-line text within the length limit. */
export const isLine = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length > 0 &&
  value.length <= LONGEST &&
  value.isWellFormed() &&
  !/\p{Cc}/u.test(value)

/** Returns true for a UUID, the form of our order IDs. */
export const isOrderId = (value: unknown): value is string =>
  isLine(value) && value.trim() !== '' && checkUuid(value) === undefined

/** Returns true for a one-line text or undefined. */
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

/** Parses a status, or returns the name of the first wrong part; unknown parts are dropped. */
export const readOrderStatus = <Id extends 'paymentId' | 'orderId'>(
  id: Id,
  body: unknown,
): (OrderStatus & Record<Id, string>) | { wrong: string } => {
  const checks: object = { [id]: isOrderId, ...CHECKS }
  return readParts(checks as PartChecks<OrderStatus & Record<Id, string>>, body)
}
