import { randomUUID } from 'node:crypto'
import type { Request } from '#definition/wire.ts'

/** An account at an exchange, as its owner gives it. */
export type ExchangeAccount = Request<'exchangeCredentials.create'>

/** The exchanges on-demand liquidity trades at. */
export interface ExchangeController {
  /**
   * Tries the account at its exchange, and where the exchange takes it holds key and secret under a new reference.
   * It counts once a record names that reference: trying again, or giving up afterwards, replaces nothing.
   */
  tryAccount(orgId: string, account: ExchangeAccount): Promise<string | undefined>
}

/** What a key begins with that no exchange knows. */
const UNKNOWN = /^invalid/i

/** Exchanges inside this process: they take every key that does not begin with 'invalid', and nothing is traded. */
export const createSimulatedExchanges = (): ExchangeController => ({
  tryAccount: (_, { apiKey, apiSecret }) =>
    Promise.resolve(UNKNOWN.test(apiKey) || UNKNOWN.test(apiSecret) ? undefined : randomUUID()),
})
