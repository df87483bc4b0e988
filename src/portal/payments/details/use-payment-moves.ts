import type { MoveRequest } from '#runtime/move/types.ts'
import { useMovesOpen } from '#runtime/move/use-moves-open.ts'
import { useMemo } from 'react'
import { useSigned } from '../../session/session-context.ts'
import { machineOf, type PaymentRecord } from '../payment-record.ts'

export interface PaymentMoves {
  /** Moves of the second person; shown below the data they decide on. */
  readonly decisions: readonly MoveRequest[]
  readonly others: readonly MoveRequest[]
}

/** Returns the moves this person may make: of the payment, and of the approval that holds back a new one. */
export function usePaymentMoves(payment: PaymentRecord): PaymentMoves {
  const { definitions } = useSigned()
  const { approval, initiatedBy, flow } = payment
  const own = machineOf(definitions, payment)
  const stored = flow === 'DIRECT' && approval ? definitions.machines.get('approval') : undefined
  const record = useMemo(() => ({ ...approval, initiatedBy, payment }), [approval, initiatedBy, payment])
  const ownMoves = useMovesOpen(own, payment.payment_state, payment)
  const pendingMoves = useMovesOpen(stored, approval?.status ?? '', record)
  return useMemo(() => {
    const requests: MoveRequest[] = []
    if (own)
      for (const move of ownMoves)
        requests.push({ machine: own, move, record: { ...payment }, key: payment.payment_id })
    if (stored && approval)
      for (const move of pendingMoves)
        requests.push({ machine: stored, move, record, key: approval.approvalId })
    const isDecision = ({ move }: MoveRequest) =>
      move.by === 'payments.authorize' && approval?.status === 'pending'
    return {
      decisions: requests.filter(isDecision),
      others: requests.filter((request) => !isDecision(request)),
    }
  }, [own, ownMoves, stored, pendingMoves, payment, approval, record])
}
