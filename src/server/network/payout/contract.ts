import { readOrderStatus, type OrderStatus } from '../order/contract.ts'

/** A payout order; a repeated request is identical byte for byte. */
export interface Payout {
  /** Our ID; the network processes it once. */
  paymentId: string
  organisationId: string
  environment: string
  endToEndId: string
  /** The amount that the beneficiary receives. */
  amount: string
  currency: string
  rail: string
  payoutCategory: string
  country?: string
  blockchain?: string
  /** The network's ID of the quote that the sender saw, if there was one. */
  quoteId?: string
  memo?: string
  purposeCode?: string
  /** The beneficiary's data by ISO 20022 name, such as 'Cdtr.Nm' and 'CdtrAcct.Id.IBAN'. */
  beneficiary: Readonly<Record<string, string>>
  /** The originator's data, such as 'Dbtr.Nm'; absent if the organisation itself sends. */
  originator?: Readonly<Record<string, string>>
  /** The name of the sending organisation. */
  organisation: string
}

/** The status of a payout, in every answer and callback. */
export type PayoutStatus = OrderStatus & { paymentId: string }

/** Parses a status, or returns the name of the first wrong part. */
export const readStatus = (body: unknown): PayoutStatus | { wrong: string } =>
  readOrderStatus('paymentId', body)
