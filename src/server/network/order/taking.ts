import { sql } from 'kysely'
import { lockAccounts } from '../../balances/reservation.ts'
import { writeAudit } from '../../store/audit.ts'
import type { Environment } from '../../store/environment.ts'
import type { Trx } from '../../store/tenant.ts'
import type { OrderStatus, StuckReason } from './contract.ts'
import type { OrderKey, OrderKind, OrderPlace } from './kind.ts'
import { decide, rowAfter, type Outcome, type OrderRow, type Verdict } from './verdict.ts'

interface Locked {
  environment: Environment
  amount: string
  currency: string
  sequence: string
  status: string | null
  stuck: StuckReason | null
  cancel: OrderRow['cancel']
  moved_state: string
  age: number
  quiet: number
}

/**
 * Locks the order, so that outcomes are applied one at a time, and returns it with the record it moves. A statement that
 * waited for the lock would read that record as it was before the wait, so another statement reads it (TRU-946).
 */
const lock = async (
  trx: Trx,
  { table, moves }: OrderKind,
  { orgId, id }: OrderKey,
): Promise<Locked | undefined> => {
  await sql`select 1 from ${sql.table(table)} where org_id = ${orgId} and id = ${id} for update`.execute(trx)
  const { rows } = await sql<Locked>`
    select ordered.environment, ordered.amount::text, ordered.currency, ordered.sequence, ordered.status, ordered.stuck,
      ordered.cancel, ${sql.ref(`moved.${moves.state}`)} as moved_state,
      extract(epoch from app_now() - ordered.created_at)::float8 as age,
      extract(epoch from app_now() - ordered.heard_at)::float8 as quiet
    from ${sql.table(table)} as ordered
      join ${sql.table(moves.table)} as moved on moved.org_id = ordered.org_id and moved.id = ordered.id
    where ordered.org_id = ${orgId} and ordered.id = ${id}`.execute(trx)
  return rows[0]
}

const note = (
  trx: Trx,
  { action, noun }: OrderKind,
  { orgId, environment, id }: OrderPlace,
  what: 'stuck' | 'unstuck' | 'refused',
  details: object,
) =>
  writeAudit(
    trx,
    { orgId, environment, userId: null },
    { action: `${action}.${what}`, objectType: noun, objectId: id, details: { ...details } },
  )

const save = async (
  trx: Trx,
  { table, order }: OrderKind,
  { orgId, id }: OrderKey,
  row: OrderRow,
  wait: number,
  { isHeard, isNewest, stuck }: Verdict,
  status: OrderStatus | undefined,
): Promise<void> => {
  await trx
    .updateTable(table)
    .set({
      ...row,
      ...(stuck !== undefined && {
        stuck_at: stuck && sql<Date>`app_now()`,
        stuck_detail: stuck && stuck.detail,
      }),
      ...(isHeard && {
        is_accepted: true,
        [order]: null,
        tries: 0,
        heard_at: sql<Date>`app_now()`,
        due_at: sql<Date>`app_now() + make_interval(secs => ${wait}::float8)`,
      }),
      ...(isNewest &&
        status && {
          sequence: String(status.sequence),
          status: status.status,
          network_id: status.networkId,
        }),
    })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
}

export type TakeOutcome = (trx: Trx, key: OrderKey, outcome: Outcome) => Promise<boolean>

/**
 * Applies the outcome of a request or callback: valid states move the payment, anything else puts the order
 * on the list of stuck orders (TRU-281, TRU-282).
 */
export const takeOutcome =
  (kind: OrderKind): TakeOutcome =>
  async (trx, key, outcome) => {
    const machine = kind.machine()
    if (!machine)
      throw new Error(`The machine of a ${kind.noun} is broken, so nothing a network says is taken.`)
    const before = await lock(trx, kind, key)
    if (!before) return false
    const facts = { ...before, paymentState: before.moved_state, sequence: Number(before.sequence) }
    const verdict = decide(kind.terms, machine, facts, outcome)
    const { row, wait } = rowAfter(kind.terms, machine, facts, outcome, verdict)
    const status = outcome.kind === 'status' ? outcome.status : undefined
    await save(trx, kind, key, row, wait, verdict, status)
    const place = { ...key, environment: before.environment }
    const { cause, steps } = verdict
    if (steps.length > 1) await lockAccounts(trx, { org_id: key.orgId, id: key.id })
    for (const state of steps)
      if (!(await kind.move(trx, place, { state, cause, status })))
        throw new Error(`The ${kind.noun} ${key.id} did not become ${state}.`)
    const why = outcome.kind === 'refused' ? outcome.why : status?.message
    if (steps.includes(kind.refusedIn) && why !== undefined) await note(trx, kind, place, 'refused', { why })
    // Notified once, not again for every further reason.
    if (verdict.stuck && before.stuck === null) await kind.notify(trx, place)
    if (verdict.stuck) await note(trx, kind, place, 'stuck', verdict.stuck)
    if (verdict.stuck === null) await note(trx, kind, place, 'unstuck', {})
    return true
  }
