import { notifyOfEvent } from './notice.ts'
import type { NetworkState, TakeReport } from '../network/types.ts'
import { auditNetwork } from './audit.ts'
import { recordEvent } from './events.ts'
import { changeInTurn } from './moves/state-change.ts'
import type { MovingDependencies } from './moves/machines.ts'

const FROM: Record<NetworkState, { states: string[]; event: string }> = {
  VALIDATING: { states: ['INITIATED'], event: 'compliance verification started' },
  TRANSFERRING: { states: ['VALIDATING'], event: 'executed' },
  COMPLETED: { states: ['TRANSFERRING'], event: 'completed' },
  FAILED: { states: ['INITIATED', 'VALIDATING', 'TRANSFERRING'], event: 'failed' },
  RETURNED: { states: ['TRANSFERRING', 'COMPLETED'], event: 'returned' },
}

/** Applies reports of the network, once and only in order; a repeated one changes nothing (PAY-051). */
export const takeReports =
  ({ machines, definitions }: MovingDependencies): TakeReport =>
  async (trx, { orgId, environment, paymentId, state, cause, transactionHash }) => {
    const { states, event } = FROM[state]
    const key = { org_id: orgId, id: paymentId, flow: 'DIRECT' as const }
    const turn = { from: states, lapses: [] }
    if (!(await changeInTurn(trx, machines, key, turn, { to: state, cause, transactionHash }))) return false
    const place = { orgId, environment, paymentId }
    await recordEvent(trx, { ...place, state, event, detail: cause === undefined ? {} : { cause } })
    await notifyOfEvent(trx, definitions, { ...place, event })
    await auditNetwork(trx, { ...place, event, state, cause })
    return true
  }
