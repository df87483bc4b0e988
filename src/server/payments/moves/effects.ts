import type { Move } from '#definition/generated/machine.ts'
import type { Trx } from '../../store/tenant.ts'
import type { PaymentParts, PaymentRow } from '../answer.ts'
import type { Change } from './state-change.ts'
import { closeApproval, saveDecision, withDecision, type Decision } from './approval/decision.ts'

const DECISIONS: Readonly<Record<string, Decision['status']>> = {
  'payments.approve': 'approved',
  'payments.reject': 'rejected',
  'approvals.cancel': 'cancelled',
}

/** The state of a reserved payment of the new flow after a move of its approval (Appendix A). */
const RESERVED: Readonly<Record<string, string>> = {
  approved: 'INITIATED',
  rejected: 'FAILED',
  cancelled: 'CANCELED',
  void: 'CANCELED',
}

/** Returns the change of a payment by a move: its state, labels and locks. */
export const changeOf = (move: Move, { flow, state, labels, fully_locked }: PaymentRow): Change => {
  if (flow === 'DIRECT') return { to: RESERVED[move.to] ?? state }
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

export interface Settled {
  by: string
  isOver: boolean
  reasons?: readonly string[]
}

/** Saves the decision in the approval, or closes it; resolves to false if it is too late. */
export const settleApproval = async (
  trx: Trx,
  move: Move,
  { payment, approval }: PaymentParts,
  { by, isOver, reasons }: Settled,
): Promise<boolean> => {
  if (!approval) return true
  const status = decisionOf(move, isOver)
  if (status === 'closed') await closeApproval(trx, payment, by)
  return status === undefined || status === 'closed' || saveDecision(trx, payment, { status, by, reasons })
}

/** Returns the decision that a move makes: that of its call, `closed`, or undefined. */
export const decisionOf = ({ call = '' }: Move, isOver: boolean): Decision['status'] | 'closed' | undefined =>
  DECISIONS[call] ?? (isOver ? 'closed' : undefined)

/** Returns the events of a move; a rejected payment has also failed (PAY-038, PAY-050). */
export const eventsOfMove = (move: Move): readonly string[] => {
  if (move.event === undefined) return []
  return move.to === 'FAILED' && move.event !== 'failed' ? [move.event, 'failed'] : [move.event]
}
