import { randomUUID } from 'node:crypto'
import type { Request } from '#definition/wire.ts'
import { objectOf } from '#values/object.ts'
import type { AskNetwork, NetworkAnswer } from '../http/asking.ts'
import { isLine } from '../order/contract.ts'
import { sayWrong } from '../http/contract-parts.ts'

/** An account at an exchange, as a person entered it. */
export type ExchangeAccount = Request<'exchangeCredentials.create'>

/** The request to test an account at its exchange. */
export type ExchangeAccountRequest = ExchangeAccount & { requestId: string; organisationId: string }

/** The answer of an exchange: the credentials work and are stored under a reference, or they do not work. */
export type ExchangeVerdict = { verdict: 'TAKEN'; reference: string } | { verdict: 'INVALID' }

/** Tests accounts at the exchanges that on-demand liquidity uses. */
export interface ExchangeController {
  /**
   * Tests the credentials; if they work, the network stores key and secret under a new reference. The
   * reference counts once a record names it, so a repeated or abandoned test replaces nothing.
   */
  tryAccount(orgId: string, account: ExchangeAccount): Promise<NetworkAnswer<ExchangeVerdict>>
}

/** Parses a verdict, or returns why the answer does not belong to this request (TRU-537). */
export const readVerdict = (
  requestId: string,
  body: unknown,
): { content: ExchangeVerdict } | { why: string } => {
  const { requestId: named, verdict, reference } = objectOf(body)
  if (named !== requestId) return { why: 'It is about another account.' }
  if (verdict === 'INVALID') return { content: { verdict } }
  if (verdict !== 'TAKEN') return { why: sayWrong('verdict') }
  return isLine(reference) ? { content: { verdict, reference } } : { why: sayWrong('reference') }
}

/** Sends credentials to the network; key and secret are not stored here. */
export const createExchangeController = (ask: AskNetwork): ExchangeController => ({
  tryAccount: (organisationId, account) => {
    const requestId = randomUUID()
    const content: ExchangeAccountRequest = { ...account, requestId, organisationId }
    return ask({
      capability: 'exchanges',
      method: 'PUT',
      path: `/exchanges/accounts/${requestId}`,
      content,
      read: (body) => readVerdict(requestId, body),
    })
  },
})
