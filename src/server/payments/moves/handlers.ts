import type { CallId, FaultName } from '#definition/wire.ts'
import { Refused } from '../../app/refused.ts'
import type { AnswerOf, CallRequest, Handlers } from '../../app/call.ts'
import { readPayment } from '../payment.ts'
import {
  approving,
  movePayment,
  refuseOverdrawn,
  rejecting,
  type Deciding,
  type MoveDependencies,
} from './move.ts'

/** Reads a payment as its caller may see it. */
export type Show = (request: CallRequest, id: string) => Promise<AnswerOf<'payments.read'>>

/**
 * Returns the calls named by the machines of payments; the definitions decide which moves are open, and when.
 */
export const moveHandlers = (dependencies: MoveDependencies, show: Show): Handlers => {
  const move =
    <Id extends CallId, Code extends FaultName = never>(id: Id, deciding?: Deciding<Code>) =>
    async (request: CallRequest) => {
      const moved = await movePayment(id, request, dependencies, deciding)
      if (moved instanceof Refused) return moved
      const shown = request.isUnread ? {} : await show(request, moved.id)
      return shown instanceof Refused ? shown : { ...shown, record: moved }
    }
  /** A move that lets reserved money leave the account. */
  const send =
    <Id extends 'payments.settle' | 'payments.retry'>(id: Id) =>
    async (request: CallRequest) => {
      const parts = await readPayment(request.trx, request.params.id ?? '')
      return (parts && (await refuseOverdrawn(request, parts))) ?? move(id)(request)
    }
  return {
    'payments.approve': move('payments.approve', approving),
    'payments.reject': move('payments.reject', rejecting),
    'payments.lock': move('payments.lock'),
    'payments.rejectLock': move('payments.rejectLock'),
    'payments.settle': send('payments.settle'),
    'payments.retry': send('payments.retry'),
    'payments.complete': move('payments.complete'),
    'payments.fail': move('payments.fail'),
    'payments.return': move('payments.return'),
  }
}
