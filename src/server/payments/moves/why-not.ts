import type { Move } from '#definition/generated/machine.ts'
import type { CallId, Fault, FaultName } from '#definition/wire.ts'
import type { LinkedMachine } from '#engine/machine/link.ts'
import { explain } from '#engine/rule/explanation.ts'
import type { Explanation, Facts } from '#engine/rule/types.ts'
import { lists, type CallRequest } from '../../app/call.ts'
import { Refused } from '../../app/refused.ts'
import { findPerson } from '../../users/person.ts'
import type { PaymentParts } from '../answer.ts'
import { stateInWords } from '../../languages/reader.ts'

/** The faults of a guard's rules, in the order they are reported; a call reports those it lists. */
export const FAULTS: readonly (readonly [rule: string, fault: FaultName])[] = [
  ['isSender', 'move-other-side'],
  ['isReceiver', 'move-other-side'],
  ['isReceivingSide', 'move-other-side'],
  ['isUndecided', 'move-not-open'],
  ['isSomeoneElses', 'approval-own'],
  ['isBeforeExpiry', 'contract-expired'],
  ['isClearedForSettlement', 'move-waits-for-approval'],
  ['canSettle', 'move-under-way'],
]

const rulesThatSayNo = (why: Explanation): string[] => [
  ...(why.operator === 'rule' && why.verdict !== 'yes' && why.name !== undefined ? [why.name] : []),
  ...why.operands.flatMap(rulesThatSayNo),
]

const faultOf = <Id extends CallId>(
  id: Id,
  { call }: CallRequest,
  { rules }: LinkedMachine,
  move: Move | undefined,
  facts: Facts,
): Fault<Id> | 'move-not-open' => {
  const guard = move?.guard === undefined ? undefined : rules.get(move.guard)
  if (!guard) return 'move-not-open'
  const failed = new Set(rulesThatSayNo(explain(guard, facts)))
  for (const [rule, fault] of FAULTS) if (failed.has(rule) && lists(id, call, fault)) return fault
  return 'move-not-open'
}

/** Returns the name of the person who last moved the payment, if the trail has it. */
const whoMoved = async ({ trx, tenant }: CallRequest, { events }: PaymentParts): Promise<string> => {
  const last = events.at(-1)
  if (!last) return ''
  if (last.user_id === null) return ', moved by the network'
  if (last.user_id === tenant.userId) return ', moved by you'
  return `, moved by ${(await findPerson(trx, last.user_id)).name}`
}

/**
 * Returns why a move is closed: the other side's turn, the caller's own payment, too late, or already done.
 */
export const whyNot = async <Id extends CallId>(
  id: Id,
  request: CallRequest,
  parts: PaymentParts,
  machine: LinkedMachine,
  facts: Facts,
) => {
  const { state } = parts.payment
  const move = machine.definition.moves.find(
    ({ call, from }) => call === request.call.id && from.includes(state),
  )
  const label = stateInWords(machine.definition, state)
  const who = await whoMoved(request, parts)
  return new Refused(faultOf(id, request, machine, move, facts), { values: { state: label, who } })
}
