import type { Answer } from '#definition/wire.ts'
import { useNamedCalls, type CallState } from '#runtime/query/use-calls.ts'
import { useSigned } from '../session/session-context.ts'

export type PaymentPage = Answer<'payments.list'>
export type PaymentRow = PaymentPage['content'][number]
export type Payments = CallState<PaymentPage>

/** Loads one page of payments, newest first, at the interval of a limit. */
export function usePayments(values: { readonly page: number; readonly size: number }): Payments {
  const { definitions } = useSigned()
  const everySeconds = definitions.limits.detailsEverySeconds
  const [state] = useNamedCalls([{ call: 'payments.list', values, everySeconds }])
  return state!
}
