import { useCalls, type CallState } from '#runtime/query/use-calls.ts'
import { useSigned } from '../session/session-context.ts'

export interface PaymentRow {
  readonly payment_id: string
  readonly payment_state: string
  readonly flow: 'DIRECT' | 'LEGACY'
  readonly createdAt: string
  readonly sourceAmount: string
  readonly sourceCurrency: string
  readonly destinationAmount: string
  readonly destinationCurrency: string
  readonly beneficiaryName?: string
  readonly internalId?: string
  readonly approval?: { readonly status: string; readonly expires_at: string }
}

export interface PaymentPage {
  readonly content: readonly PaymentRow[]
  readonly page: { readonly number: number; readonly totalElements: number; readonly totalPages: number }
}

export interface Payments extends Omit<CallState, 'data'> {
  readonly data: PaymentPage | undefined
}

/** One page of payments, newest first, asked again as often as limits.json says. */
export function usePayments(values: { readonly page: number; readonly size: number }): Payments {
  const { definitions } = useSigned()
  const everySeconds = definitions.limits.detailsEverySeconds
  const [state] = useCalls([{ call: 'payments.list', values, everySeconds }])
  return state as Payments
}
