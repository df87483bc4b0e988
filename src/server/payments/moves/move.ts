import { movesOpen } from '#engine/machine/moves.ts'
import type { CallRequest } from '../../app/call.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import type { ReadFacts } from '../../app/facts.ts'
import { Refused, refused } from '../../app/refused.ts'
import type { LegacyNetwork } from '../../network/legacy.ts'
import type { NetworkGateway } from '../../network/types.ts'
import { recordEvent } from '../events.ts'
import { readPayment } from '../read.ts'
import { changeAsSeen } from './apply.ts'
import { inWords, whatWasSaid } from './asked.ts'
import { changeOf, eventsOfMove, settleApproval } from './effects.ts'
import { judgedBy } from './facts.ts'
import type { Machines } from './machines.ts'
import { whyNot } from './why-not.ts'

/** What payments are moved by. */
export interface MoveGround {
  definitions: ServerDefinitions
  machines: Machines
  readFacts: ReadFacts
  network: NetworkGateway
  legacy: LegacyNetwork
}

export interface Moved {
  paymentId: string
  details: Record<string, unknown>
}

/** Makes the move a call stands for, judged by the machine and kept by one conditional statement; or says why not. */
export const movePayment = async (request: CallRequest, ground: MoveGround): Promise<Moved | Refused> => {
  const { trx, tenant, now } = request
  const parts = await readPayment(trx, request.params.id ?? '')
  if (!parts) return refused('not-found')
  const { payment } = parts
  const machine = ground.machines[payment.flow]
  if (!machine) return refused('definition-broken')
  const { facts, permissions } = judgedBy(request, parts, ground.readFacts, ground.network)
  const move = movesOpen(machine, payment.state, facts, permissions).find(
    ({ call }) => call === request.call.id,
  )
  if (!move) return whyNot(request, parts, machine, facts)
  const said = whatWasSaid(ground.definitions, machine, move, facts)
  if (said instanceof Refused) return said
  const isChanged = await changeAsSeen(trx, payment, now, changeOf(move, payment))
  if (!isChanged) {
    const present = await readPayment(trx, payment.id)
    if (!present) return refused('not-found')
    return whyNot(
      request,
      present,
      machine,
      judgedBy(request, present, ground.readFacts, ground.network).facts,
    )
  }
  const reason = inWords(ground.definitions, move, said)
  const detail = reason === undefined ? {} : { ...said, says: reason }
  const place = { orgId: tenant.orgId, environment: tenant.environment, paymentId: payment.id }
  for (const event of eventsOfMove(move))
    await recordEvent(trx, { ...place, state: move.to, event, userId: tenant.userId, detail })
  const isOver = machine.definition.states[move.to]?.final === true
  await settleApproval(trx, move, payment, { by: tenant.userId, isOver, reason })
  await ground.legacy.follow(trx, place, { move: move.id, side: payment.side, scenario: payment.scenario })
  return { paymentId: payment.id, details: { move: move.id, from: payment.state, to: move.to, ...said } }
}
