import type { Request } from '#definition/wire.ts'

/** The request of the legacy get-quote form (QUO-014..019). */
export type LegacyQuoteRequest = Request<'quotes.createLegacy'>

export type CustomRate = NonNullable<LegacyQuoteRequest['customRate']>

/** Returns an account's address at a host; one that names its host is unchanged. */
const addressOf = (account: string, host: string): string =>
  account.includes('@') ? account : `${account}@${host}`

/** Returns the host name of an organisation's own node. */
export const hostOf = (organisation: string): string =>
  `rn.org.${organisation.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`

/** Returns the sending and receiving addresses; a segregated account replaces the account it belongs to. */
export const addressesOf = (request: LegacyQuoteRequest, organisation: string) => ({
  senderAddress: addressOf(
    request.senderSegregatedAccount ?? request.senderAccount,
    request.host ?? hostOf(organisation),
  ),
  receiverAddress: addressOf(request.receiverAccount, request.receiverHost),
})
