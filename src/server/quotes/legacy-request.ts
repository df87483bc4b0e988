import type { Request } from '#definition/wire.ts'

/** The get-quote form of the legacy flow as it arrives (QUO-014..019). */
export type LegacyQuoteRequest = Request<'quotes.createLegacy'>

export type CustomRate = NonNullable<LegacyQuoteRequest['customRate']>

/** An account at a host; an account that names its host already stands as it is. */
const addressOf = (account: string, host: string): string =>
  account.includes('@') ? account : `${account}@${host}`

/** The address of an organisation's own node. */
export const hostOf = (organisation: string): string =>
  `rn.org.${organisation.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`

/** The sending and the receiving account; a segregated account stands in for the account it belongs to. */
export const addressesOf = (request: LegacyQuoteRequest, organisation: string) => ({
  senderAddress: addressOf(
    request.senderSegregatedAccount ?? request.senderAccount,
    request.host ?? hostOf(organisation),
  ),
  receiverAddress: addressOf(request.receiverAccount, request.receiverHost),
})
