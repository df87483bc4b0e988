import type { Quote } from '#engine/field/quote.ts'
import type { LinkedMachine } from '#engine/machine/link.ts'
import type { LinkedDefinitions } from '../definitions/linked.ts'

/** What the portal itself reads of a payment; everything else is named by definitions/details. */
export interface PaymentRecord {
  readonly payment_id: string
  readonly payment_state: string
  readonly flow: 'DIRECT' | 'LEGACY'
  readonly side: 'sender' | 'intermediary' | 'receiver'
  readonly createdAt: string
  readonly internalId: string
  readonly quote: Quote & {
    readonly destinationCountry: string
    readonly destinationBlockchainNetwork?: string
    readonly payoutCategory: string
  }
  readonly beneficiary?: { readonly nickName: string }
  readonly initiatedBy: { readonly id: string }
  readonly originator?: { readonly nickName: string }
  readonly approval?: {
    readonly approvalId: string
    readonly status: string
    readonly expires_at?: string
    readonly rejection_reasons?: readonly string[]
    readonly changed?: readonly string[]
    readonly deciders?: number
    /** What it costs now, where its own quote has expired and a new one stands. */
    readonly requote?: Quote
  }
  readonly files: readonly unknown[]
  readonly timeline: readonly { readonly state: string; readonly at: string }[]
  readonly error?: {
    readonly code: string
    readonly title: string
    readonly description: string
    readonly causeClass: string
  }
  readonly returned?: { readonly reason: string; readonly at: string }
}

/** The record decides which machine it lives by, never a flag (OPEN-02). */
export function machineOf(
  { machines }: Pick<LinkedDefinitions, 'machines'>,
  { flow }: Pick<PaymentRecord, 'flow'>,
): LinkedMachine | undefined {
  return machines.get(flow === 'LEGACY' ? 'legacy-payment' : 'payment')
}
