import { randomUUID } from 'node:crypto'
import type { AskNetwork, NetworkAnswer } from '../http/asking.ts'
import { askOutside } from '../http/outside-transaction.ts'
import { digestOf } from '../http/signed-request.ts'
import {
  readCustomer,
  readMethodOf,
  readSetup,
  type CardCustomerRequest,
  type CardSetupRequest,
  type DebitAccountRequest,
  type DepositRequest,
  type PaymentMethod,
  type RemovalRequest,
} from './contract.ts'

const LAST = 4
const capability = 'cards'
const method = 'PUT'

type LastDigits = Pick<PaymentMethod, 'last4'>

/** The interface to a provider of cards and bank debits; called outside transactions only. */
export interface CardProvider {
  createCustomer(request: CardCustomerRequest): Promise<NetworkAnswer<{ customerId: string }>>
  /** Returns a client secret for the provider's own card form. */
  createSetup(request: Omit<CardSetupRequest, 'setupId'>): Promise<NetworkAnswer<{ clientSecret: string }>>
  /** Starts proof of ownership of an account: a small deposit with a code. */
  addAccount(request: Omit<DebitAccountRequest, 'accountId'>): Promise<NetworkAnswer<PaymentMethod>>
  /** Sends the code of the deposit; with a wrong code the method stays PENDING. */
  confirmDeposit(
    request: Omit<DepositRequest, 'confirmationId'> & LastDigits,
  ): Promise<NetworkAnswer<PaymentMethod>>
  remove(request: RemovalRequest & LastDigits): Promise<NetworkAnswer<PaymentMethod>>
}

/**
 * Creates the provider of cards, which the network serves. The key of a repeated request contains no account
 * number and no code.
 */
export const createCardProvider = (ask: AskNetwork): CardProvider => {
  const secretTerms = (what: string) => (request: object) => ({ what, of: digestOf(JSON.stringify(request)) })
  const askCustomer = (content: CardCustomerRequest) =>
    ask({
      capability,
      method,
      path: `/cards/customers/${content.environment}/${content.organisationId}`,
      content,
      read: readCustomer,
    })
  const askSetup = (request: Omit<CardSetupRequest, 'setupId'>) => {
    const content = { ...request, setupId: randomUUID() }
    const { setupId } = content
    const read = (body: unknown) => readSetup(setupId, body)
    return ask({ capability, method, path: `/cards/setups/${setupId}`, content, read })
  }
  const askAccount = (request: Omit<DebitAccountRequest, 'accountId'>) => {
    const content = { ...request, accountId: randomUUID() }
    const last4 = request.accountNumber.slice(-LAST)
    const read = (body: unknown) => readMethodOf({ last4 }, body)
    return ask({ capability, method, path: `/cards/accounts/${content.accountId}`, content, read })
  }
  const askDeposit = ({ last4, ...request }: Omit<DepositRequest, 'confirmationId'> & LastDigits) => {
    const content = { ...request, confirmationId: randomUUID() }
    const read = (body: unknown) => readMethodOf({ methodId: request.methodId, last4 }, body)
    return ask({ capability, method, path: `/cards/confirmations/${content.confirmationId}`, content, read })
  }
  const askRemoval = ({ last4, ...content }: RemovalRequest & LastDigits) => {
    const { methodId } = content
    const read = (body: unknown) => readMethodOf({ methodId, last4 }, body)
    return ask({ capability, method, path: `/cards/methods/${encodeURIComponent(methodId)}`, content, read })
  }
  return {
    createCustomer: askOutside(askCustomer, secretTerms('customer')),
    createSetup: askOutside(askSetup, secretTerms('setup')),
    addAccount: askOutside(askAccount, secretTerms('account')),
    confirmDeposit: askOutside(askDeposit, secretTerms('deposit')),
    remove: askOutside(askRemoval, secretTerms('removal')),
  }
}
