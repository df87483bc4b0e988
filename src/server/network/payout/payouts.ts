import type { Machine } from '#definition/generated/machine.ts'
import type { Environment } from '../../store/environment.ts'
import type { Trx } from '../../store/tenant.ts'
import type { OrderKind } from '../order/kind.ts'
import { defineOrders, type OrderSending } from '../order/sending.ts'
import type { TakeReport } from '../types.ts'
import type { Payout } from './contract.ts'
import type { PayoutTerms } from '../order/terms.ts'

export const PAYOUTS = 'network.payouts'
const BOOK = { table: 'network_payouts', order: 'payout' } as const
const UNNAMED = 'no-reason'

export interface PayoutDependencies {
  terms: PayoutTerms
  machine(): Machine | undefined
  report: TakeReport
  /** Notifies people about a stuck payment. */
  notify(trx: Trx, place: { orgId: string; environment: Environment; paymentId: string }): Promise<void>
  /** Returns true for a cause of the definitions. */
  isCause(cause: string): boolean
}

/** Creates the kind of order for payouts, whose statuses move payments. */
export const payoutKind = (dependencies: PayoutDependencies): OrderKind => {
  const { terms, machine, report, notify, isCause } = dependencies
  return {
    ...BOOK,
    terms,
    moves: { table: 'payments', state: 'state' },
    machine,
    noun: 'payment',
    action: 'payment',
    refusedIn: 'FAILED',
    move: (trx, { id: paymentId, ...place }, { state, cause = UNNAMED, status }) => {
      const isWhy = state === 'FAILED' || state === 'RETURNED'
      return report(trx, {
        ...place,
        paymentId,
        state,
        ...(isWhy && { cause: isCause(cause) ? cause : UNNAMED }),
        transactionHash: status?.transactionHash,
      })
    },
    notify: (trx, { id: paymentId, ...place }) => notify(trx, { ...place, paymentId }),
  }
}

/** Defines the job that submits payouts (TRU-280). */
export const definePayouts = (sending: Omit<OrderSending<Payout>, 'name' | 'table' | 'order'>): void =>
  defineOrders({ ...sending, ...BOOK, name: PAYOUTS })
