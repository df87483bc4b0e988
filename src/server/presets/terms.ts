import type { Row } from '../store/generated/database.ts'

/** The payment terms of a preset; which of them are set depends on the flow. */
export type PresetTerms = Omit<
  Row<'payment_presets'>,
  'org_id' | 'environment' | 'id' | 'name' | 'version' | 'last_used_at' | 'created_at'
>

/** Empty terms. */
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

/** Returns true if the amount is the sent one, false if it is the received one. */
export const isSendingFixed = ({ quote_type }: Pick<PresetTerms, 'quote_type'>): boolean =>
  SENT.has(quote_type)
