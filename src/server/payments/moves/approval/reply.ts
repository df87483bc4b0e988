import { sql } from 'kysely'
import type { FaultName } from '#definition/wire.ts'
import { checkUuid } from '#values/uuid.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import type { CallRequest, Handlers } from '../../../app/call.ts'
import { present } from '../../../app/values/present-values.ts'
import { Refused, refused, refusedField } from '../../../app/refused.ts'
import {
  approving,
  movePayment,
  rejecting,
  withdrawing,
  type Deciding,
  type MoveDependencies,
} from '../move.ts'
import { toApproval } from '../../../approvals/answer.ts'

const find = async ({ trx }: CallRequest, id: string) =>
  checkUuid(id) ? undefined : trx.selectFrom('approvals').selectAll().where('id', '=', id).executeTakeFirst()

/** Locks and reads the approval; a later request finds it decided and skips the payment. */
const findInTurn = async (request: CallRequest, id: string) => {
  const requested = await find(request, id)
  if (!requested) return undefined
  await sql`select 1 from payments where id = ${requested.payment_id} for update`.execute(request.trx)
  return find(request, id)
}

/**
 * Converts a decision to the body of the payment's own call: the reasons as one text, and the fingerprint
 * that the reader saw.
 */
export const toMessage = ({ fingerprint, quoteId }: CallRequest['body'], reasons: readonly string[]) =>
  present({ reason: reasons.length > 0 ? reasons.join(' ') : undefined, fingerprint, quoteId })

/** Decides an approval by its ID, with the same checks as the payment's own calls. */
const decide = async <Id extends 'approvals.reply' | 'approvals.cancel', Code extends FaultName>(
  id: Id,
  request: CallRequest,
  dependencies: MoveDependencies,
  call: 'payments.approve' | 'payments.reject' | 'approvals.cancel',
  deciding: Deciding<Code>,
  reasons: readonly string[] = [],
) => {
  const approval = await findInTurn(request, request.params.id ?? '')
  if (!approval) return refused('not-found')
  const params = { id: approval.payment_id }
  const body = toMessage(request.body, reasons)
  const requested = { ...request, call: { ...request.call, id: call }, params, body }
  if (approval.status !== 'pending')
    return deciding.undecidable(requested, dependencies.definitions, approval)
  const moved = await movePayment(id, requested, dependencies, deciding, reasons)
  if (moved instanceof Refused) return moved
  const decided = await find(request, approval.id)
  return { body: toApproval(decided ?? approval, request.now), moved }
}

/** Approves or rejects, and writes which of the two to the audit trail. */
const reply = async <Code extends FaultName>(
  request: CallRequest,
  dependencies: MoveDependencies,
  verb: 'approve' | 'reject',
  deciding: Deciding<Code>,
  reasons?: readonly string[],
) => {
  const decided = await decide(
    'approvals.reply',
    request,
    dependencies,
    `payments.${verb}`,
    deciding,
    reasons,
  )
  if (decided instanceof Refused) return decided
  const { body, moved } = decided
  const audit = {
    action: `payment.${verb}`,
    objectType: 'payment',
    objectId: moved.id,
    details: moved.details,
  }
  return { body, audit }
}

/** Handles the second person's decision, and the first person's withdrawal (API-120, OPEN-19, OPEN-21). */
export const replyHandlers = (dependencies: MoveDependencies): Handlers => ({
  'approvals.reply': (request) => {
    const { status, rejection_reasons: given = [] } = request.body
    const reasons = given.map((reason) => reason.trim())
    if (status === 'approved') return reply(request, dependencies, 'approve', approving)
    if (reasons.length > 0) return reply(request, dependencies, 'reject', rejecting, reasons)
    return Promise.resolve(
      refusedField('invalid-request', 'rejection_reasons', sayRefusals('reason'), 'minItems'),
    )
  },
  'approvals.cancel': async (request) => {
    const cancelled = await decide('approvals.cancel', request, dependencies, 'approvals.cancel', withdrawing)
    return cancelled instanceof Refused ? cancelled : { body: cancelled.body, record: cancelled.moved }
  },
})
