/** An account at an exchange, as its owner gives it. */
export interface ExchangeAccount {
  exchange: string
  environment: string
  accountName: string
  apiKey: string
  apiSecret: string
}

/** The exchanges on-demand liquidity trades at. */
export interface ExchangeDesk {
  /** Tries the account at its exchange; the desk holds key and secret only where the exchange takes them. */
  connect(orgId: string, account: ExchangeAccount): Promise<boolean>
}

/** What a key begins with that no exchange knows. */
const UNKNOWN = /^invalid/i

/** Exchanges inside this process: they take every key that does not begin with 'invalid', and nothing is traded. */
export const createSimulatedExchanges = (): ExchangeDesk => ({
  connect: (_, { apiKey, apiSecret }) => Promise.resolve(!UNKNOWN.test(apiKey) && !UNKNOWN.test(apiSecret)),
})
