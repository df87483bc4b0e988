import type { Move } from '#definition/generated/machine.ts'
import type { Trx } from '../../store/tenant.ts'
import type { PaymentRow } from '../answer.ts'
import type { Change } from './apply.ts'
import { keepDecision, withDecision } from './decide.ts'

/** What a move changes besides the state. */
export const changeOf = (move: Move, { labels, fully_locked }: PaymentRow): Change => {
  switch (move.call) {
    case 'payments.approve':
      return { to: move.to, labels: withDecision(labels, 'approved') }
    case 'payments.reject':
      return { to: move.to, labels: withDecision(labels, 'rejected') }
    case 'payments.settle':
      return { to: move.to, settling: true }
    case 'payments.retry':
      return {
        to: move.to,
        settling: move.to === 'LOCKED',
        fullyLocked: move.to === 'LOCKED' && fully_locked,
      }
    default:
      return { to: move.to }
  }
}

/** What else stands in the approval: the decision, or that there is nothing left to decide. */
export const settleApproval = async (
  trx: Trx,
  move: Move,
  payment: PaymentRow,
  { by, isOver, reason }: { by: string; isOver: boolean; reason?: string },
): Promise<void> => {
  if (move.call === 'payments.approve') return keepDecision(trx, payment, { status: 'approved', by })
  if (move.call === 'payments.reject')
    return keepDecision(trx, payment, {
      status: 'rejected',
      by,
      reasons: reason === undefined ? [] : [reason],
    })
  return isOver ? keepDecision(trx, payment, { status: 'cancelled', by }) : undefined
}

/** What the trail says of it; a rejected payment has failed as well (PAY-038, PAY-050). */
export const eventsOfMove = (move: Move): readonly string[] => {
  if (move.event === undefined) return []
  return move.to === 'FAILED' && move.event !== 'failed' ? [move.event, 'failed'] : [move.event]
}
