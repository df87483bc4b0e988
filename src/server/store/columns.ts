import type { ColumnType } from 'kysely'
import type {
  Activity,
  Extra,
  FinancialInstrument,
  Identity,
  Liquidation,
  OnboardingAddress,
  OnboardingConfig,
  OnboardingProduct,
  Preset,
  ProductConfiguration,
  Quote,
  SavedViewQuery,
  StablecoinTransaction,
  VerificationRequest,
  Wallet,
} from '#definition/generated/wire-entities.ts'
import type { Request } from '#definition/wire.ts'
import type { OfferRequest } from '../network/offer-request.ts'
import type { ProbeLine } from '../identity-providers/probe/probe-line.ts'
import type { StuckReason } from '../network/order/contract.ts'
import type { Payout } from '../network/payout/contract.ts'
import type { StablecoinOrder } from '../network/stablecoin/contract.ts'
import type { OtherRefusals, Refusal } from '../refusals/refusal.ts'
import type { TaskContent } from '../onboarding/review/task-content.ts'
import type { Environment } from './environment.ts'

/** A timestamp, which may be written as text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>
/** A JSON column, which may be written as JSON text. */
export type Json<T> = ColumnType<T, string | T, string | T>
/** A column with a default. */
export type Usual<T> =
  T extends ColumnType<infer Read, infer Said, infer Changed>
    ? ColumnType<Read, Said | undefined, Changed>
    : ColumnType<T, T | undefined, T>
/** A column that the database computes. */
export type Derived<T> = ColumnType<T, never, never>

/**
 * The types of JSON columns and of text columns whose values a schema lists; one that is missing here does
 * not compile.
 */
export interface ColumnTypes {
  environment: Environment
  'audit_trail.result': Activity['result']
  'identities.use_case': Identity['useCaseType']
  'liquidation_issues.reason': Liquidation['issues'][number]['reason']
  network: NonNullable<Quote['destinationBlockchainNetwork']>
  'onboarding_configs.billing_entity': OnboardingConfig['billingEntity']
  payout_category: Quote['payoutCategory']
  quote_type: Preset['quoteType']
  'quotes.payin_category': Quote['payinCategory']
  'stablecoin_transactions.reason': NonNullable<StablecoinTransaction['reason']>
  'wallets.chain': Wallet['chain']
  'approvals.meta': Record<string, unknown>
  'approvals.binding': Record<string, unknown>
  'audit_trail.details': Record<string, unknown>
  'bank_accounts.bank_address': OnboardingAddress
  'bank_accounts.holder_address': OnboardingAddress
  'control_changes.parameters': Record<string, string>
  'control_changes.body': Record<string, unknown>
  'batch_rows.asked': {
    wanted: OfferRequest
    payment: Pick<
      Request<'payments.create'>,
      | 'beneficiaryIdentityId'
      | 'originatorIdentityId'
      | 'internalId'
      | 'purposeCode'
      | 'sourceOfCash'
      | 'paymentMemo'
    >
  }
  'connection_entries.details': Record<string, unknown>
  'financial_instruments.us_ach': FinancialInstrument['usAch']
  'idempotency_keys.answer_body': unknown
  'identities.extras': Extra[]
  'payments.extras': Extra[]
  'identities.requirements': Record<string, string>
  'identity_versions.extras': Extra[]
  'identity_versions.requirements': Record<string, string>
  'identity_providers.group_jobs': { group: string; job: string }[]
  'identity_providers.probe': ProbeLine[] | null
  'invoices.lines': { description: string; amount: string }[]
  'notifications.facts': Record<string, unknown>
  'notifications.page_parameters': Record<string, string>
  'network_accounts.stuck': StuckReason
  'network_payouts.payout': Payout
  'network_payouts.stuck': StuckReason
  'network_stablecoin_orders.content': StablecoinOrder
  'network_stablecoin_orders.stuck': StuckReason
  'outbox.facts': Record<string, unknown>
  'outbox.page_parameters': Record<string, string>
  'oidc_keys.jwk': Record<string, unknown>
  'oidc_records.payload': Record<string, unknown>
  'onboarding_answers.answers': Record<string, unknown>
  'onboarding_configs.available_exchanges': OnboardingConfig['availableExchanges']
  'onboarding_configs.products': OnboardingProduct[]
  'onboarding_entries.details': Record<string, unknown>
  'onboarding_submissions.content': TaskContent
  'onboarding_repairs.was': unknown
  'onboarding_inquiries.subject': VerificationRequest
  'organisations.administrators': { name: string; email: string }[]
  'payment_events.detail': Record<string, unknown>
  'payments.user_info': Record<string, unknown>
  'product_configurations.configuration': ProductConfiguration
  'quotes.fee_breakdown': { feeDescription: string; calculatedFee: string }[]
  'quotes.request': Request<'quotes.createLegacy'>
  'refusal_counts.refusal': Refusal | OtherRefusals
  'reports.reached': { at: string; id: string }
  'saved_views.query': SavedViewQuery
  'sessions.claims': Record<string, unknown>
  'system_trail.details': Record<string, unknown>
}
