import { sql } from 'kysely'
import type { Move } from '#definition/generated/machine.ts'
import type { CallId, FaultName } from '#definition/wire.ts'
import type { LinkedMachine } from '#engine/machine/link.ts'
import { movesOpen } from '#engine/machine/moves.ts'
import type { CallRequest } from '../../app/call.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import type { AuthorizePermission } from '../../app/permission.ts'
import type { ReadFacts } from '../../app/facts.ts'
import { Refused, refused } from '../../app/refused.ts'
import { debitOf, isOverdrawn } from '../../balances/reservation.ts'
import type { ApprovalRow } from '../../approvals/answer.ts'
import type { OptionDefinitions } from '../../languages/lists.ts'
import type { LegacyNetwork } from '../../network/legacy-network.ts'
import type { NetworkGateway } from '../../network/types.ts'
import { notifyOfEvent } from '../notice.ts'
import type { QuoteRow } from '../../quotes/answer.ts'
import { appNow } from '../../store/clock.ts'
import type { Trx } from '../../store/tenant.ts'
import { findEndedRight } from '../../sessions/ended-right.ts'
import { isRightYounger } from '../../users/rights/right-since.ts'
import type { PaymentParts, PaymentRow } from '../answer.ts'
import { recordEvent } from '../events.ts'
import { readPayment } from '../payment.ts'
import { changeAsSeen } from './state-change.ts'
import { describeAnswers, readMoveAnswers } from './move-answers.ts'
import { holdToRequested } from './bound.ts'
import { changeOf, eventsOfMove, settleApproval } from './effects.ts'
import { askAgain, takeRequote } from './requote.ts'
import { factsOfMove, statusOf } from './facts.ts'
import type { Machines } from './machines.ts'
import { whyUndecidable } from './approval/undecidable.ts'
import { whyNot } from './why-not.ts'

/** The dependencies of moves. */
export interface MoveDependencies {
  definitions: ServerDefinitions
  authorize: AuthorizePermission
  machines: Machines
  readFacts: ReadFacts
  network: NetworkGateway
  legacy: LegacyNetwork
}

/** Further checks of a call that decides about a payment, and its faults. */
export interface Deciding<Code extends FaultName> {
  /** Returns why the approval cannot be decided. */
  undecidable(
    request: CallRequest,
    existing: OptionDefinitions,
    approval: ApprovalRow,
  ): Promise<Refused<Code>>
  /** Refuses a person who may not decide this payment, or a payment that was changed. */
  refuse?(
    request: CallRequest,
    dependencies: MoveDependencies,
    machine: LinkedMachine,
    parts: PaymentParts,
  ): Promise<Refused<Code> | undefined>
  /** Requests a new price if the old one expired, and puts it in its place. */
  price?: {
    ask(
      request: CallRequest,
      dependencies: MoveDependencies,
      parts: PaymentParts,
    ): Promise<QuoteRow | Refused<Code> | undefined>
    take(trx: Trx, parts: PaymentParts, requote: QuoteRow): Promise<{ requoted: object } | Refused<Code>>
  }
}

/** Reads the payment again and returns why it was not moved. */
const whyNotNow = async <Id extends CallId, Code extends FaultName>(
  id: Id,
  callRequest: CallRequest,
  { definitions, machines, readFacts, network }: MoveDependencies,
  seen: PaymentParts,
  deciding: Deciding<Code> | undefined,
) => {
  const request = { ...callRequest, now: await appNow(callRequest.trx) }
  const parts = (await readPayment(request.trx, seen.payment.id)) ?? seen
  const { machine } = statusOf(parts, machines, request.now)
  if (!machine) return refused('definition-broken')
  const isPending =
    machine === machines.HELD && machine.definition.moves.some(({ call }) => call === request.call.id)
  const { approval } = parts
  if (deciding && approval && (isPending || approval.status === 'void'))
    return deciding.undecidable(request, definitions, approval)
  return whyNot(id, request, parts, machine, factsOfMove(request, parts, readFacts, network).facts)
}

/** Notifies the network about a move. */
const notifyMove = async (
  { trx, tenant }: CallRequest,
  { network, legacy }: MoveDependencies,
  move: Move,
  { id, flow, side, scenario }: PaymentRow,
): Promise<void> => {
  const place = { orgId: tenant.orgId, environment: tenant.environment, paymentId: id }
  if (flow === 'LEGACY') return legacy.follow(trx, place, { move: move.id, side, scenario })
  if (move.call === 'payments.approve') await network.send(trx, place)
}

/** Returns true if the person got the right to decide only after the payment was submitted (TRU-022). */
const isDeciderYounger = (
  { trx, tenant }: CallRequest,
  { permissions }: Pick<ServerDefinitions, 'permissions'>,
  { payment, approval }: PaymentParts,
): Promise<boolean> => {
  const requested = approval
    ? sql`select created_at from approvals where org_id = ${tenant.orgId} and id = ${approval.id}`
    : sql`select created_at from payments where org_id = ${tenant.orgId} and id = ${payment.id}`
  return isRightYounger(trx, permissions.get('payments.authorize'), tenant, requested)
}

const holdDecider = async (
  request: CallRequest,
  dependencies: MoveDependencies,
  machine: LinkedMachine,
  parts: PaymentParts,
) => {
  const ended = await findEndedRight(request, dependencies, 'payments.approve', [parts.payment.initiated_by])
  if (ended) return ended
  return (await isDeciderYounger(request, dependencies.definitions, parts))
    ? refused('right-younger')
    : holdToRequested(request, dependencies, machine, parts)
}

/** Refuses to send from an account that is below nothing. */
export const refuseOverdrawn = async (
  { trx }: Pick<CallRequest, 'trx'>,
  { quote }: Pick<PaymentParts, 'quote'>,
) => ((await isOverdrawn(trx, debitOf(quote))) ? refused('account-overdrawn') : undefined)

type Undecidable = [request: CallRequest, known: OptionDefinitions, approval: ApprovalRow]

/** The checks for rejecting a payment. */
export const rejecting = {
  undecidable: (...requested: Undecidable) => whyUndecidable('approval-own', ...requested),
  refuse: holdDecider,
}
/** The checks for approving a payment, at a valid price. */
export const approving = {
  ...rejecting,
  refuse: async (...requested: Parameters<typeof holdDecider>) =>
    (await holdDecider(...requested)) ?? refuseOverdrawn(requested[0], requested[3]),
  price: { ask: askAgain, take: takeRequote },
}
/** The checks for withdrawing a payment that nobody has decided. */
export const withdrawing = {
  undecidable: (...requested: Undecidable) => whyUndecidable('approval-of-others', ...requested),
}

/**
 * Makes the move of a call, checked by the machine and saved by one conditional statement; or returns the
 * refusal.
 */
export const movePayment = async <Id extends CallId, Code extends FaultName = never>(
  id: Id,
  request: CallRequest,
  dependencies: MoveDependencies,
  deciding?: Deciding<Code>,
  reasons?: readonly string[],
) => {
  const { trx, tenant, now } = request
  const parts = await readPayment(trx, request.params.id ?? '')
  if (!parts) return refused('not-found')
  const { payment } = parts
  const { machine, state } = statusOf(parts, dependencies.machines, now)
  if (!machine) return refused('definition-broken')
  const { facts, permissions } = factsOfMove(request, parts, dependencies.readFacts, dependencies.network)
  const move = movesOpen(machine, state, facts, permissions).find(({ call }) => call === request.call.id)
  if (!move) return whyNotNow(id, request, dependencies, parts, deciding)
  if (move.by === 'payments.authorize') {
    // A move that decides needs the checks of `deciding`, whatever the definitions say.
    if (!deciding?.refuse) return refused('definition-broken')
    const refusal = await deciding.refuse(request, dependencies, machine, parts)
    if (refusal) return refusal
  }
  const requote = await deciding?.price?.ask(request, dependencies, parts)
  if (requote instanceof Refused) return requote
  const messages = readMoveAnswers(dependencies.definitions, machine, move, facts)
  if (messages instanceof Refused) return messages
  const change = changeOf(move, payment)
  if (!(await changeAsSeen(trx, dependencies.machines, payment, now, change)))
    return whyNotNow(id, request, dependencies, parts, deciding)
  const reason = describeAnswers(dependencies.definitions, move, messages)
  const settled = {
    by: tenant.userId,
    isOver: machine.definition.states[move.to]?.final === true,
    reasons: reasons ?? (reason === undefined ? [] : [reason]),
  }
  if (!(await settleApproval(trx, move, parts, settled))) {
    if (!deciding || !parts.approval) throw new Error(`The call ${id} decides, and is none of those that do.`)
    return deciding.undecidable(request, dependencies.definitions, parts.approval)
  }
  const requoted = requote && (await deciding?.price?.take(trx, parts, requote))
  if (requoted instanceof Refused) return requoted
  const detail = { ...(reason === undefined ? {} : { ...messages, says: reason }), ...requoted }
  const place = { orgId: tenant.orgId, environment: tenant.environment, paymentId: payment.id }
  for (const event of eventsOfMove(move))
    await recordEvent(trx, { ...place, state: change.to, event, userId: tenant.userId, detail })
  await notifyOfEvent(trx, dependencies.definitions, { ...place, event: move.event, userId: tenant.userId })
  await notifyMove(request, dependencies, move, payment)
  return {
    id: payment.id,
    details: {
      move: move.id,
      from: payment.state,
      to: change.to,
      ...messages,
      ...requoted,
      ...(parts.approval && { approvalId: parts.approval.id }),
    },
  }
}
