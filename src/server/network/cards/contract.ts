import { objectOf } from '#values/object.ts'
import type { AccountHolder } from '../credit/contract.ts'
import { readParts, sayWrong, type PartChecks } from '../http/contract-parts.ts'
import { isLine } from '../order/contract.ts'

/** The organisation as a provider of cards and debits is to know it; asked again it is the same customer. */
export interface CardCustomerRequest extends AccountHolder {
  organisation: string
}

/** What every other request begins with. */
interface OfCustomer extends AccountHolder {
  customerId: string
}

/** A form of the provider in which a card is entered. */
export interface CardSetupRequest extends OfCustomer {
  setupId: string
}

/** A bank account to be debited, which a small deposit is to prove. */
export interface DebitAccountRequest extends OfCustomer {
  accountId: string
  accountHolderName: string
  accountType: 'CHECKING' | 'SAVINGS'
  routingNumber: string
  accountNumber: string
}

/** The code of the deposit, as somebody read it. */
export interface DepositRequest extends OfCustomer {
  confirmationId: string
  methodId: string
  code: string
}

/** What is to be forgotten. */
export interface RemovalRequest extends OfCustomer {
  methodId: string
  status: 'REMOVED'
}

export const METHOD_STATUSES = ['PENDING', 'VERIFIED', 'REFUSED', 'REMOVED'] as const

/** A card or an account as the provider knows it; whole numbers stay there. */
export interface PaymentMethod {
  methodId: string
  kind: 'card' | 'us_bank_account'
  bankName: string
  last4: string
  /** Greater than in whatever was said of it before. */
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

/** A method as the contract has it, or the name of the first part that is not; nothing else that is said of it is kept (TRU-535). */
export const readMethod = (body: unknown): PaymentMethod | { wrong: string } => readParts(CHECKS, body)

type Read<T> = { content: T } | { why: string }

/** The customer that an answer names. */
export const readCustomer = (body: unknown): Read<{ customerId: string }> => {
  const { customerId } = objectOf(body)
  return isLine(customerId) ? { content: { customerId } } : { why: sayWrong('customerId') }
}

/** The secret of a form; it goes to the browser, and is kept nowhere. */
export const readSetup = (setupId: string, body: unknown): Read<{ clientSecret: string }> => {
  const { setupId: named, clientSecret } = objectOf(body)
  if (named !== setupId) return { why: 'It is about another form.' }
  return typeof clientSecret === 'string' &&
    /^[\x21-\x7e]+$/.test(clientSecret) &&
    clientSecret.length <= LONGEST_SECRET
    ? { content: { clientSecret } }
    : { why: sayWrong('clientSecret') }
}

/** The method in an answer that is about this one, with the digits that it must end with. */
export const readMethodOf = (
  { methodId, last4 }: { methodId?: string; last4: string },
  body: unknown,
): Read<PaymentMethod> => {
  const method = readMethod(body)
  if ('wrong' in method) return { why: sayWrong(method.wrong) }
  if (methodId !== undefined && method.methodId !== methodId) return { why: 'It is about another method.' }
  return method.last4 === last4 ? { content: method } : { why: 'Its last digits are others.' }
}
