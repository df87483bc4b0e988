import { randomUUID } from 'node:crypto'
import type { Request } from '#definition/wire.ts'
import { objectOf } from '#values/object.ts'
import type { AskNetwork, NetworkAnswer } from '../http/asking.ts'
import { isLine } from '../order/contract.ts'
import { sayWrong } from '../http/contract-parts.ts'

/** An account at an exchange, as its owner gives it. */
export type ExchangeAccount = Request<'exchangeCredentials.create'>

/** An account as the network is to try it. */
export type ExchangeAccountRequest = ExchangeAccount & { requestId: string; organisationId: string }

/** What the exchange says: it takes the account, which is held under a reference, or does not. */
export type ExchangeVerdict = { verdict: 'TAKEN'; reference: string } | { verdict: 'INVALID' }

/** The exchanges on-demand liquidity trades at. */
export interface ExchangeController {
  /**
   * Tries the account at its exchange, and where the exchange takes it holds key and secret under a new reference.
   * It counts once a record names that reference: trying again, or giving up afterwards, replaces nothing.
   */
  tryAccount(orgId: string, account: ExchangeAccount): Promise<NetworkAnswer<ExchangeVerdict>>
}

/** A verdict as the contract has it, or why an answer is none of this request (TRU-537). */
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

/** Exchanges as the network reaches them; key and secret go there, and are kept nowhere here. */
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
