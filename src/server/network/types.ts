import type { LegacyQuote, Quote } from '#definition/generated/wire-entities.ts'
import type { Trx } from '../store/tenant.ts'
import type { Route } from './offer-request.ts'
import type { Environment } from '../store/environment.ts'
import type { FirmQuoteRequest, QuoteOutcome } from './quote/contract.ts'

export type Holder = 'BUSINESS' | 'INDIVIDUAL'

/** A field the server asks for, known only at run time (IDN-020..024). */
export interface RequirementField {
  fieldName: string
  fieldDescription: string
  fieldHelpText?: string
  fieldHelpLink?: string
  fieldType: 'REQUIRED' | 'OPTIONAL'
  /** STRING, DATE or ENUM; a word nobody knows is shown as text. */
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

/** A way money is paid out. */
export interface Rail {
  name: string
  settles: string
  upTo?: string
  /** On which banking day after the one of sending it arrives; absent where it moves day and night. */
  bankingDays?: number
  /** The payout category of the legacy flow it belongs to. */
  category?: string
  messageFormat?: LegacyQuote['message_format']
}

export interface Corridor extends Route {
  id: string
  payoutCategory: Quote['payoutCategory']
  destinationBlockchainNetwork?: Quote['destinationBlockchainNetwork']
  /** Absent where only an organisation's own mapping says who pays out. */
  partner?: string
  /** Environments it is not offered in. */
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
  /** The flag with which `accountOf` is asked for; absent: always. */
  accountOfWhen?: string
}

export interface Cause {
  code: string
  title: string
  description: string
  causeClass: string
}

export type NetworkState = 'VALIDATING' | 'TRANSFERRING' | 'COMPLETED' | 'FAILED' | 'RETURNED'

/** A payment as the network is given it. */
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

/** Takes what the network says about a payment; false when it was known before or comes out of turn. */
export type TakeReport = (trx: Trx, report: Report) => Promise<boolean>

/** What is offered, at which rate, and what causes are called. */
export interface NetworkCatalogue {
  corridors: readonly Corridor[]
  corridor(route: Route): Corridor | undefined
  /** How much of the destination one unit of the source buys at that moment, before any spread. */
  rate(source: string, destination: string, at: Date): string | undefined
  cause(id: string): Cause | undefined
  /** The day on which money arrives at the latest that a rail of a corridor takes at that moment; undefined where it moves day and night, or nobody knows. */
  arrival(route: Pick<Route, 'country' | 'currency'>, rail: Rail, at: Date): string | undefined
}

/** A payment network, as what sends and prices payments sees it. */
export interface NetworkGateway extends NetworkCatalogue {
  /** Asks for a price that the network stands by. */
  quote(request: FirmQuoteRequest): Promise<QuoteOutcome>
  /** Hands a payment over, inside the transaction that created it. */
  send(trx: Trx, payment: Handover): Promise<void>
}
