/** The get-quote form of the legacy flow as it arrives (QUO-014..019). */
export interface LegacyQuoteRequest {
  senderAccount: string
  senderSegregatedAccount?: string
  senderOption?: string
  quoteType: 'SENDING_AMOUNT' | 'RECEIVING_AMOUNT' | 'TOTAL_RECEIVED' | 'TOTAL_RECEIVED_MINUS_FEES'
  amount: string
  currency: string
  payoutCurrency: string
  host?: string
  country: string
  customFee?: string
  customRate?: CustomRate
  quoteRoute?: string
  receiverHost: string
  receiverCountry?: string
  receiverAccount: string
  paymentMethod?: string
  payoutMethodCategory?: string
  outletId?: string
  returnAmountType?: boolean
  walletSend?: boolean
}

export interface CustomRate {
  rate: string
  baseCurrency: string
  counterCurrency: string
  rateType: 'buyer' | 'seller'
}

/** An account at a host; an account that names its host already stands as it is. */
const addressOf = (account: string, host: string): string =>
  account.includes('@') ? account : `${account}@${host}`

/** The address of an organisation's own node. */
export const hostOf = (organisation: string): string =>
  `rn.org.${organisation.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`

/** Who sends and who receives; a segregated account stands in for the account it belongs to. */
export const addressesOf = (request: LegacyQuoteRequest, organisation: string) => ({
  senderAddress: addressOf(
    request.senderSegregatedAccount ?? request.senderAccount,
    request.host ?? hostOf(organisation),
  ),
  receiverAddress: addressOf(request.receiverAccount, request.receiverHost),
})
