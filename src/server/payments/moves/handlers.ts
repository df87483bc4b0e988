import { Refused } from '../../app/refused.ts'
import type { Payment } from '#definition/generated/wire-entities.ts'
import type { Answered, CallRequest, Handlers } from '../../app/call.ts'
import { movesOf } from './machines.ts'
import { movePayment, type MoveGround } from './move.ts'

/** Which of its faults a move answers is said by the machine. */
type Answer = Promise<Answered<Payment> | Refused>
type Show = (request: CallRequest, id: string) => Answer

/** A handler for every call a payment's machine names: the definition says what may be done, and when. */
export const moveHandlers = (ground: MoveGround, show: Show): Handlers => {
  const moves = Object.values(ground.machines).flatMap(movesOf)
  const calls = new Set(moves.flatMap(({ call }) => (call?.startsWith('payments.') ? call : [])))
  const handle = async (request: CallRequest): Answer => {
    const moved = await movePayment(request, ground)
    if (moved instanceof Refused) return moved
    const shown = await show(request, moved.paymentId)
    if (shown instanceof Refused) return shown
    const action = request.call.id.replace('payments.', 'payment.')
    const audit = { action, objectType: 'payment', objectId: moved.paymentId, details: moved.details }
    return { ...shown, audit }
  }
  return Object.fromEntries([...calls].map((call) => [call, handle]))
}
