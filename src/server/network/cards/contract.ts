import { objectOf } from '#values/object.ts'
import type { AccountHolder } from '../credit/contract.ts'
import { readParts, sayWrong, type PartChecks } from '../http/contract-parts.ts'
import { isLine } from '../order/contract.ts'

/**
 * The request that registers the organisation at the provider of cards; a repeated one returns the same
 * customer.
 */
export interface CardCustomerRequest extends AccountHolder {
  organisation: string
}

/** The holder and the customer, which every other request has. */
interface OfCustomer extends AccountHolder {
  customerId: string
}

/** A request for the provider's form, in which a card number is entered. */
export interface CardSetupRequest extends OfCustomer {
  setupId: string
}

/** A bank account to be debited, verified by a small deposit. */
export interface DebitAccountRequest extends OfCustomer {
  accountId: string
  accountHolderName: string
  accountType: 'CHECKING' | 'SAVINGS'
  routingNumber: string
  accountNumber: string
}

/** The verification code of the deposit, as a person entered it. */
export interface DepositRequest extends OfCustomer {
  confirmationId: string
  methodId: string
  code: string
}

/** A request to remove a card or account. */
export interface RemovalRequest extends OfCustomer {
  methodId: string
  status: 'REMOVED'
}

export const METHOD_STATUSES = ['PENDING', 'VERIFIED', 'REFUSED', 'REMOVED'] as const

/** A stored card or account; its full number stays at the provider. */
export interface PaymentMethod {
  methodId: string
  kind: 'card' | 'us_bank_account'
  bankName: string
  last4: string
  /** Increases with every status of this method. */
  sequence: number
  status: (typeof METHOD_STATUSES)[number]
}

const LONGEST_SECRET = 500

const CHECKS: PartChecks<PaymentMethod> = {
  methodId: isLine,
  kind: (value) => value === 'card' || value === 'us_bank_account',
  bankName: isLine,
  last4: (value) => typeof value === 'string' && /^[0-9A-Z]{4}$/.test(value),
  sequence: (value) => typeof value === 'number' && Number.isSafeInteger(value) && value > 0,
  status: (value) => METHOD_STATUSES.some((one) => one === value),
}

/** Parses a method, or returns the name of the first wrong part; further parts are dropped (TRU-535). */
export const readMethod = (body: unknown): PaymentMethod | { wrong: string } => readParts(CHECKS, body)

type Read<T> = { content: T } | { why: string }

/** Parses the customer ID of an answer. */
export const readCustomer = (body: unknown): Read<{ customerId: string }> => {
  const { customerId } = objectOf(body)
  return isLine(customerId) ? { content: { customerId } } : { why: sayWrong('customerId') }
}

/** Parses the secret of a form; it goes to the browser and is never stored. */
export const readSetup = (setupId: string, body: unknown): Read<{ clientSecret: string }> => {
  const { setupId: named, clientSecret } = objectOf(body)
  if (named !== setupId) return { why: 'It is about another form.' }
  return typeof clientSecret === 'string' &&
    /^[\x21-\x7e]+$/.test(clientSecret) &&
    clientSecret.length <= LONGEST_SECRET
    ? { content: { clientSecret } }
    : { why: sayWrong('clientSecret') }
}

/** Parses a method, and checks its ID and its last digits. */
export const readMethodOf = (
  { methodId, last4 }: { methodId?: string; last4: string },
  body: unknown,
): Read<PaymentMethod> => {
  const method = readMethod(body)
  if ('wrong' in method) return { why: sayWrong(method.wrong) }
  if (methodId !== undefined && method.methodId !== methodId) return { why: 'It is about another method.' }
  return method.last4 === last4 ? { content: method } : { why: 'Its last digits are others.' }
}
