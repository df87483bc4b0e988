import { sql } from 'kysely'
import type { Move } from '#definition/generated/machine.ts'
import { movesOpen } from '#engine/machine/moves.ts'
import type { CallRequest } from '../../app/call.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import type { ReadFacts } from '../../app/facts.ts'
import { Refused, refused } from '../../app/refused.ts'
import type { LegacyNetwork } from '../../network/legacy.ts'
import type { NetworkGateway } from '../../network/types.ts'
import { tellInitiator } from '../../notifications/payment.ts'
import { appNow } from '../../store/clock.ts'
import { isRightYounger } from '../../users/right-since.ts'
import type { PaymentParts, PaymentRow } from '../answer.ts'
import { recordEvent } from '../events.ts'
import { readPayment } from '../read.ts'
import { changeAsSeen } from './apply.ts'
import { inWords, whatWasSaid } from './asked.ts'
import { holdToAsked } from './bound.ts'
import { changeOf, eventsOfMove, settleApproval } from './effects.ts'
import { askAgain, takeRequote } from './requote.ts'
import { judgedBy, standingOf } from './facts.ts'
import type { Machines } from './machines.ts'
import { whyUndecidable } from './undecidable.ts'
import { whyVoid } from './void.ts'
import { whyNot } from './why-not.ts'

/** What payments are moved by. */
export interface MoveGround {
  definitions: ServerDefinitions
  machines: Machines
  readFacts: ReadFacts
  network: NetworkGateway
  legacy: LegacyNetwork
}

/** Reads the payment again, to say why it was not moved. */
const whyNotNow = async (
  asked: CallRequest,
  { definitions, machines, readFacts, network }: MoveGround,
  seen: PaymentParts,
) => {
  const request = { ...asked, now: await appNow(asked.trx) }
  const parts = (await readPayment(request.trx, seen.payment.id)) ?? seen
  const { machine } = standingOf(parts, machines, request.now)
  if (!machine) return refused('definition-broken')
  const isHeld =
    machine === machines.HELD && machine.definition.moves.some(({ call }) => call === request.call.id)
  if (parts.approval?.status === 'void') return whyVoid(definitions, parts.approval.changed)
  if (isHeld && parts.approval) return whyUndecidable(request, definitions, parts.approval)
  return whyNot(request, parts, machine, judgedBy(request, parts, readFacts, network).facts)
}

/** Tells whoever carries the money what was decided or done. */
const tell = async (
  { trx, tenant }: CallRequest,
  { network, legacy }: MoveGround,
  move: Move,
  { id, flow, side, scenario }: PaymentRow,
): Promise<void> => {
  const place = { orgId: tenant.orgId, environment: tenant.environment, paymentId: id }
  if (flow === 'LEGACY') return legacy.follow(trx, place, { move: move.id, side, scenario })
  if (move.call === 'payments.approve') await network.send(trx, place, scenario)
}

/** Whether whoever decides was given that right only after the payment was submitted (TRU-022). */
const isDeciderYounger = (
  { trx, tenant }: CallRequest,
  { permissions }: Pick<ServerDefinitions, 'permissions'>,
  { payment, approval }: PaymentParts,
): Promise<boolean> => {
  const asked = approval
    ? sql`select created_at from approvals where org_id = ${tenant.orgId} and id = ${approval.id}`
    : sql`select created_at from payments where org_id = ${tenant.orgId} and id = ${payment.id}`
  return isRightYounger(trx, permissions.get('payments.authorize'), tenant, asked)
}

/** Makes the move a call stands for, judged by the machine and kept by one conditional statement; or says why not. */
export const movePayment = async (request: CallRequest, ground: MoveGround, reasons?: readonly string[]) => {
  const { trx, tenant, now } = request
  const parts = await readPayment(trx, request.params.id ?? '')
  if (!parts) return refused('not-found')
  const { payment } = parts
  const { machine, state } = standingOf(parts, ground.machines, now)
  if (!machine) return refused('definition-broken')
  const { facts, permissions } = judgedBy(request, parts, ground.readFacts, ground.network)
  const move = movesOpen(machine, state, facts, permissions).find(({ call }) => call === request.call.id)
  if (!move) return whyNotNow(request, ground, parts)
  if (move.by === 'payments.authorize') {
    if (await isDeciderYounger(request, ground.definitions, parts)) return refused('right-younger')
    const unlike = await holdToAsked(request, ground, machine, parts)
    if (unlike) return unlike
  }
  const requote = await askAgain(request, ground, move, parts)
  if (requote instanceof Refused) return requote
  const said = whatWasSaid(ground.definitions, machine, move, facts)
  if (said instanceof Refused) return said
  const change = changeOf(move, payment)
  if (!(await changeAsSeen(trx, ground.machines, payment, now, change)))
    return whyNotNow(request, ground, parts)
  const reason = inWords(ground.definitions, move, said)
  const settled = {
    by: tenant.userId,
    isOver: machine.definition.states[move.to]?.final === true,
    reasons: reasons ?? (reason === undefined ? [] : [reason]),
  }
  const undecided = await settleApproval(request, ground.definitions, move, parts, settled)
  if (undecided) return undecided
  const requoted = requote && (await takeRequote(trx, parts, requote))
  if (requoted instanceof Refused) return requoted
  const detail = { ...(reason === undefined ? {} : { ...said, says: reason }), ...requoted }
  const place = { orgId: tenant.orgId, environment: tenant.environment, paymentId: payment.id }
  for (const event of eventsOfMove(move))
    await recordEvent(trx, { ...place, state: change.to, event, userId: tenant.userId, detail })
  await tellInitiator(trx, { ...place, event: move.event, userId: tenant.userId })
  await tell(request, ground, move, payment)
  return {
    paymentId: payment.id,
    details: {
      move: move.id,
      from: payment.state,
      to: change.to,
      ...said,
      ...requoted,
      ...(parts.approval && { approvalId: parts.approval.id }),
    },
  }
}
