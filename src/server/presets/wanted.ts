/** A preset as it is written (schemas/entities/preset-create): of a payment there was, or with terms of its own. */
export interface PresetWanted {
  name: string
  paymentId?: string
  quoteType?: string
  amount?: string
  beneficiaryIdentityId?: string
  originatorIdentityId?: string
  payinCategory?: string
  purposeCode?: string
  sourceOfCash?: string
  paymentMemo?: string
  paymentCurrency?: string
  payoutCurrency?: string
  senderAccount?: string
  receiverHost?: string
  receiverAccount?: string
  country?: string
  payoutMethodCategory?: string
  outletId?: string
}
