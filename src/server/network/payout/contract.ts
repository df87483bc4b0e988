import { readOrderStatus, type OrderStatus } from '../order/contract.ts'

/** A payout as a network is given it; sent again it is the same to the letter. */
export interface Payout {
  /** Ours; the network knows the payout by it, and takes it once. */
  paymentId: string
  organisationId: string
  environment: string
  endToEndId: string
  /** What the beneficiary gets. */
  amount: string
  currency: string
  rail: string
  payoutCategory: string
  country?: string
  blockchain?: string
  /** What the network called the price that its sender saw, where it gave one. */
  quoteId?: string
  memo?: string
  purposeCode?: string
  /** Under the names of ISO 20022, such as 'Cdtr.Nm' and 'CdtrAcct.Id.IBAN'. */
  beneficiary: Readonly<Record<string, string>>
  /** The same, such as 'Dbtr.Nm'; absent where the organisation itself sends. */
  originator?: Readonly<Record<string, string>>
  /** The name of whoever sends. */
  organisation: string
}

/** What a network says of a payout, in each of its answers and callbacks. */
export type PayoutStatus = OrderStatus & { paymentId: string }

/** A status as the contract has it, or the name of the first part that is not. */
export const readStatus = (body: unknown): PayoutStatus | { wrong: string } =>
  readOrderStatus('paymentId', body)
