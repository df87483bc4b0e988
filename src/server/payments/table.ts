import type { ColumnType, Generated } from 'kysely'
import type { Json, Moment, Timestamp } from '../store/database.ts'

/** Kept by the database beside the payment, so that lists need not look anywhere else. */
type Derived<T> = ColumnType<T, never, never>

/** Every direction a payment can have, as the database checks it. */
export const PAYMENT_TYPES = ['SEND', 'REQUEST', 'RETURN'] as const
export type PaymentType = (typeof PAYMENT_TYPES)[number]

export interface PaymentsTable {
  org_id: string
  environment: string
  id: string
  flow: 'DIRECT' | 'LEGACY'
  state: string
  initiated_by: string
  beneficiary_id: string | null
  originator_id: string | null
  memo: string | null
  internal_id: string
  end_to_end_id: string
  purpose_code: string | null
  source_of_cash: string | null
  scenario: string | null
  cause: string | null
  transaction_hash: string | null
  batch_id: string | null
  labels: Generated<string[]>
  side: Generated<'sender' | 'intermediary' | 'receiver'>
  payment_type: Generated<PaymentType>
  source: Generated<'USER' | 'SCHEDULER'>
  fully_locked: Generated<boolean>
  settling: Generated<boolean>
  source_amount: Derived<string>
  source_currency: Derived<string>
  destination_amount: Derived<string>
  destination_currency: Derived<string>
  destination_country: Derived<string>
  rate: Derived<string>
  sender_host: Derived<string | null>
  sender_account: Derived<string | null>
  receiver_host: Derived<string | null>
  receiver_account: Derived<string | null>
  approval_status: Derived<string | null>
  sending_units: Derived<string>
  receiving_units: Derived<string>
  shown_for_approval: Derived<string | null>
  user_info: Json<Record<string, unknown>> | null
  contract_expires_at: Timestamp | null
  created_at: Moment
  modified_at: Moment
}

export interface PaymentEventsTable {
  org_id: string
  environment: string
  payment_id: string
  seq: ColumnType<string, never, never>
  at: Moment
  state: string
  event: string
  user_id: string | null
  detail: Json<Record<string, unknown>>
}

export interface PaymentLabelsTable {
  org_id: string
  environment: string
  label: string
  payment_id: string
}

declare module '../store/database.ts' {
  interface Database {
    payments: PaymentsTable
    payment_events: PaymentEventsTable
    payment_labels: PaymentLabelsTable
  }
}
