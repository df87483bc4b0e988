import type { LinkedMachine } from '#engine/machine/link.ts'
import type { Facts } from '#engine/rule/types.ts'
import type { CallRequest } from '../../app/call.ts'
import type { ReadFacts } from '../../app/facts.ts'
import { toApproval } from '../../approvals/answer.ts'
import type { NetworkGateway } from '../../network/types.ts'
import { toPayment, type PaymentParts } from '../answer.ts'
import type { Machines } from './machines.ts'

export interface MoveFacts {
  facts: Facts
  permissions: ReadonlySet<string>
}

/** Returns the facts that the machine evaluates: the payment, the person and the answers to the move. */
export const factsOfMove = (
  request: CallRequest,
  parts: PaymentParts,
  readFacts: ReadFacts,
  network: NetworkGateway,
): MoveFacts => {
  const existing = readFacts(request.session, request.tenant.environment)
  const { permissions } = existing.session as { permissions: readonly string[] }
  const facts = { ...request.body, ...existing, record: toPayment(parts, network, request.now) }
  return { facts, permissions: new Set(permissions) }
}

export interface PaymentStatus {
  machine: LinkedMachine | undefined
  state: string
}

/**
 * Returns the current machine and state of a payment; a reserved one of the new flow follows its approval.
 */
export const statusOf = ({ payment, approval }: PaymentParts, machines: Machines, now: Date): PaymentStatus =>
  payment.flow === 'DIRECT' && approval
    ? { machine: machines.HELD, state: toApproval(approval, now).status }
    : { machine: machines[payment.flow], state: payment.state }
