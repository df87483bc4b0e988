import { followSales } from '../../connections/liquidations/followed-sales.ts'
import type { TakeMove } from '../../network/legacy-network.ts'
import { notifyOfEvent } from '../notice.ts'
import type { Trx } from '../../store/tenant.ts'
import type { PaymentRow } from '../answer.ts'
import { auditNetwork } from '../audit.ts'
import { recordEvent } from '../events.ts'
import { changeInTurn } from './state-change.ts'
import { closeApproval } from './approval/decision.ts'
import { moveNamed, type Machines, type MovingDependencies } from './machines.ts'

/**
 * Resolves to true if the organisation settles automatically; never while payments need approval (SET-004,
 * SET-005).
 */
const settlesByItself = async (trx: Trx, orgId: string): Promise<boolean> => {
  const rows = await trx
    .selectFrom('organisation_settings')
    .select(['setting_name', 'setting_value'])
    .where('org_id', '=', orgId)
    .where('setting_name', 'in', ['auto_settlement', 'payment_authorization'])
    .execute()
  const settings = new Map(rows.map((row) => [row.setting_name, row.setting_value]))
  return settings.get('auto_settlement') === 'true' && settings.get('payment_authorization') !== 'true'
}

const settleByItself = async (trx: Trx, machines: Machines, payment: PaymentRow): Promise<boolean> => {
  if (payment.side !== 'sender' || payment.state !== 'LOCKED') return false
  if (!(await settlesByItself(trx, payment.org_id))) return false
  const turn = { from: ['LOCKED'], lapses: ['LOCKED'] }
  const change = { to: 'LOCKED', settling: true, fullyLocked: true }
  return (await changeInTurn(trx, machines, payment, turn, change)) !== undefined
}

/** Applies moves of other institutions by the same machine; a repeated one changes nothing (OPEN-01). */
export const takeMoves =
  ({ machines, definitions }: MovingDependencies): TakeMove =>
  async (trx, { orgId, environment, paymentId, move: id, cause }) => {
    const machine = machines.LEGACY
    const move = moveNamed(machine, id)
    if (!move) return undefined
    const turn = { from: move.from, lapses: moveNamed(machine, 'expire')?.from ?? [] }
    const isLocked = move.to === 'LOCKED' || move.to === 'PREPARED' || undefined
    const change = { to: move.to, fullyLocked: isLocked, cause }
    const moved = await changeInTurn(
      trx,
      machines,
      { org_id: orgId, id: paymentId, flow: 'LEGACY' },
      turn,
      change,
    )
    if (!moved) return undefined
    await followSales(trx, paymentId)
    const detail = cause === undefined ? {} : { cause }
    if (move.event !== undefined)
      await recordEvent(trx, { orgId, environment, paymentId, state: move.to, event: move.event, detail })
    await notifyOfEvent(trx, definitions, { orgId, environment, paymentId, event: move.event })
    if (machine?.definition.states[move.to]?.final) await closeApproval(trx, moved, null)
    const isSettling = await settleByItself(trx, machines, moved)
    const reported = { orgId, environment, paymentId, state: move.to, cause }
    await auditNetwork(trx, { ...reported, event: move.event ?? id })
    if (!isSettling) return id
    await auditNetwork(trx, { ...reported, event: 'settled by itself', cause: undefined })
    return 'settle'
  }
