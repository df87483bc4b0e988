/** What a payment is created from; no amount, rate or fee is taken from anybody but the quote (PAY-028). */
export interface PaymentRequest {
  quoteId: string
  beneficiaryIdentityId: string
  internalId: string
  endToEndId?: string
  purposeCode?: string
  sourceOfCash?: string
  originatorIdentityId?: string
  paymentMemo?: string
  fileIds?: string[]
  meta?: Record<string, unknown>
}
