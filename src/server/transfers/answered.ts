import type { LinkedMachine } from '#engine/machine/link.ts'
import type { TakePeerAnswer } from '../network/peer-ledger.ts'
import { writeAudit } from '../store/audit.ts'
import { findTransfer } from './list.ts'
import { moveLocked } from './move.ts'

/** Applies answers of the other ledger by the same machine; a repeated or late one changes nothing. */
export const takePeerAnswers =
  (machine: LinkedMachine | undefined): TakePeerAnswer =>
  async (trx, { orgId, environment, transferId, move: id }) => {
    const transfer = await findTransfer(trx, transferId, true)
    const move = machine?.definition.moves.find((one) => one.id === id && one.by === undefined)
    if (!machine || !transfer || !move?.from.includes(transfer.status)) return false
    await moveLocked(trx, machine, { orgId, environment }, transfer, move, {})
    const details = { from: transfer.status, to: move.to }
    const origin = { orgId, userId: null, environment }
    await writeAudit(trx, origin, {
      action: `transfer.${id}`,
      objectType: 'transfer',
      objectId: transferId,
      details,
    })
    return true
  }
