import type { Generated } from 'kysely'
import type { Moment, Timestamp } from '../store/database.ts'

/** What a preset says of the payment; which of it depends on how the payment is sent. */
export interface PresetTerms {
  flow: 'DIRECT' | 'LEGACY'
  quote_type: string
  amount: string | null
  source_currency: string
  destination_currency: string
  beneficiary_id: string | null
  originator_id: string | null
  payin_category: string | null
  purpose_code: string | null
  source_of_cash: string | null
  memo: string | null
  sender_account: string | null
  receiver_host: string | null
  receiver_account: string | null
  country: string | null
  payout_method_category: string | null
  outlet_id: string | null
}

export interface PaymentPresetsTable extends PresetTerms {
  org_id: string
  environment: string
  id: Generated<string>
  name: string
  version: Generated<number>
  last_used_at: Timestamp | null
  created_at: Moment
}

declare module '../store/database.ts' {
  interface Database {
    payment_presets: PaymentPresetsTable
  }
}

/** Terms of which nothing is said yet. */
export const noTerms = {
  amount: null,
  beneficiary_id: null,
  originator_id: null,
  payin_category: null,
  purpose_code: null,
  source_of_cash: null,
  memo: null,
  sender_account: null,
  receiver_host: null,
  receiver_account: null,
  country: null,
  payout_method_category: null,
  outlet_id: null,
} as const satisfies Partial<PresetTerms>

const SENT = new Set(['SOURCE_AMOUNT', 'SENDING_AMOUNT'])

/** Whether the amount is what is sent; else it is what arrives. */
export const isSendingFixed = ({ quote_type }: Pick<PresetTerms, 'quote_type'>): boolean =>
  SENT.has(quote_type)
