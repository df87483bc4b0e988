import type { LegacyQuote, Quote } from '#definition/generated/wire-entities.ts'
import type { Trx } from '../store/tenant.ts'
import type { Route } from './offer-request.ts'
import type { Environment } from '../store/environment.ts'
import type { FirmQuoteRequest, QuoteOutcome } from './quote/contract.ts'

export type Holder = 'BUSINESS' | 'INDIVIDUAL'

/** A field that the server requires, defined at run time (IDN-020..024). */
export interface RequirementField {
  fieldName: string
  fieldDescription: string
  fieldHelpText?: string
  fieldHelpLink?: string
  fieldType: 'REQUIRED' | 'OPTIONAL'
  /** STRING, DATE or ENUM; an unknown type is shown as text. */
  fieldDataType: string
  fieldRegexValidator?: string
  fieldMinLength?: number
  fieldMaxLength?: number
  fieldValues?: { value: string; label: string }[]
}

export interface MemoRules {
  required?: boolean
  minLength?: number
  maxLength?: number
  pattern?: string
  message?: string
}

/** A payment rail. */
export interface Rail {
  name: string
  settles: string
  upTo?: string
  /** The number of banking days until arrival; absent for rails that settle day and night. */
  bankingDays?: number
  /** The legacy payout category of the rail. */
  category?: string
  messageFormat?: LegacyQuote['message_format']
}

export interface Corridor extends Route {
  id: string
  payoutCategory: Quote['payoutCategory']
  destinationBlockchainNetwork?: Quote['destinationBlockchainNetwork']
  /** Absent: the organisation's own mapping names the partner. */
  partner?: string
  /** Environments without this corridor. */
  notIn?: string[]
  sources: string[]
  rails: Rail[]
  limits: { least: string; most?: string }
  fee: { fixed: string; share: string; least: string }
  spread: string
  payment: { purposeRequired: boolean; sourceOfCashRequired: boolean; documentsRequired: boolean }
  memo?: MemoRules
  state?: RequirementField
  postalCode?: RequirementField
  account: RequirementField[]
  accountOf?: Partial<Record<Holder, RequirementField[]>>
  /** The feature flag that requests `accountOf`; absent: always requested. */
  accountOfWhen?: string
}

export interface Cause {
  code: string
  title: string
  description: string
  causeClass: string
}

export type NetworkState = 'VALIDATING' | 'TRANSFERRING' | 'COMPLETED' | 'FAILED' | 'RETURNED'

/** A payment as it is submitted to the network. */
export interface Handover {
  orgId: string
  environment: Environment
  paymentId: string
}

export interface Report extends Handover {
  state: NetworkState
  cause?: string
  transactionHash?: string
}

/** Processes a report about a payment; resolves to false if it is old or out of order. */
export type TakeReport = (trx: Trx, report: Report) => Promise<boolean>

/** The corridors, rates and causes of a network. */
export interface NetworkCatalogue {
  corridors: readonly Corridor[]
  corridor(route: Route): Corridor | undefined
  /** Returns the market rate at a moment, before any spread. */
  rate(source: string, destination: string, at: Date): string | undefined
  cause(id: string): Cause | undefined
  /**
   * Returns the latest arrival day of money accepted by a rail at that moment; undefined if the rail runs day
   * and night or the day is unknown.
   */
  arrival(route: Pick<Route, 'country' | 'currency'>, rail: Rail, at: Date): string | undefined
}

/** The payment network, as the payment code uses it. */
export interface NetworkGateway extends NetworkCatalogue {
  /** Requests a firm price. */
  quote(request: FirmQuoteRequest): Promise<QuoteOutcome>
  /** Submits a payment inside the transaction that created it. */
  send(trx: Trx, payment: Handover): Promise<void>
}
