import { sql } from 'kysely'
import type { Machines } from '../../payments/moves/machines.ts'
import { notifyOfStuck } from '../../notifications/payment.ts'
import { writeAudit } from '../../store/audit.ts'
import type { Environment } from '../../store/environment.ts'
import type { Trx } from '../../store/tenant.ts'
import type { TakeReport } from '../types.ts'
import type { PayoutStatus, StuckReason } from './contract.ts'
import type { PayoutTerms } from './terms.ts'
import { decide, rowAfter, type Outcome, type PayoutRow, type Verdict } from './verdict.ts'

export interface PayoutKey {
  orgId: string
  paymentId: string
}

/** What takes the outcomes of requests and the callbacks. */
export interface TakerDependencies {
  terms: PayoutTerms
  machines: Machines
  report: TakeReport
  /** Who is notified of a payment that is stuck. */
  findAdministrators(trx: Trx, place: { orgId: string; environment: Environment }): Promise<string[]>
  /** Whether a network may name this cause. */
  isCause(cause: string): boolean
}

interface Locked {
  environment: Environment
  amount: string
  currency: string
  sequence: string
  status: string | null
  stuck: StuckReason | null
  cancel: PayoutRow['cancel']
  payment_state: string
  age: number
  quiet: number
}

const UNNAMED = 'no-reason'

/** The payout with what its payment is, locked, so that callbacks and answers come one after the other. */
const lock = async (trx: Trx, { orgId, paymentId }: PayoutKey): Promise<Locked | undefined> => {
  const { rows } = await sql<Locked>`
    select payout.environment, payout.amount::text, payout.currency, payout.sequence, payout.status, payout.stuck,
      payout.cancel, payments.state as payment_state,
      extract(epoch from app_now() - payout.created_at)::float8 as age,
      extract(epoch from app_now() - payout.heard_at)::float8 as quiet
    from network_payouts payout join payments on payments.org_id = payout.org_id and payments.id = payout.id
    where payout.org_id = ${orgId} and payout.id = ${paymentId} for update of payout`.execute(trx)
  return rows[0]
}

const auditStuck = (trx: Trx, key: PayoutKey, { environment }: Locked, stuck: Verdict['stuck']) =>
  writeAudit(
    trx,
    { orgId: key.orgId, environment, userId: null },
    {
      action: stuck ? 'payment.stuck' : 'payment.unstuck',
      objectType: 'payment',
      objectId: key.paymentId,
      details: stuck ? { reason: stuck.reason, detail: stuck.detail } : {},
    },
  )

/** What the network said against a payout, for the person who looks why it was not taken. */
const auditRefusal = (trx: Trx, key: PayoutKey, { environment }: Locked, why: string) =>
  writeAudit(
    trx,
    { orgId: key.orgId, environment, userId: null },
    { action: 'payment.refused', objectType: 'payment', objectId: key.paymentId, details: { why } },
  )

const save = async (
  trx: Trx,
  { orgId, paymentId }: PayoutKey,
  row: PayoutRow,
  wait: number,
  { isHeard, isNewest, stuck }: Verdict,
  status: PayoutStatus | undefined,
): Promise<void> => {
  await trx
    .updateTable('network_payouts')
    .set({
      ...row,
      ...(stuck !== undefined && {
        stuck_at: stuck && sql<Date>`app_now()`,
        stuck_detail: stuck && stuck.detail,
      }),
      ...(isHeard && {
        is_accepted: true,
        payout: null,
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
    .where('id', '=', paymentId)
    .execute()
}

/** Takes what came of a request or a callback: moves the payment by what fits, and puts what does not on the list of the stuck (TRU-281, TRU-282). */
export const takeOutcome =
  (dependencies: TakerDependencies) =>
  async (trx: Trx, key: PayoutKey, outcome: Outcome): Promise<boolean> => {
    const { terms, machines, report, isCause } = dependencies
    const machine = machines.DIRECT?.definition
    if (!machine) throw new Error('The machine of payments is broken, so nothing a network says is taken.')
    const before = await lock(trx, key)
    if (!before) return false
    const facts = { ...before, paymentState: before.payment_state, sequence: Number(before.sequence) }
    const verdict = decide(terms, machine, facts, outcome)
    const { row, wait } = rowAfter(terms, machine, facts, outcome, verdict)
    const status = outcome.kind === 'status' ? outcome.status : undefined
    await save(trx, key, row, wait, verdict, status)
    const { cause = UNNAMED, steps } = verdict
    const named = isCause(cause) ? cause : UNNAMED
    for (const state of steps) {
      const isWhy = state === 'FAILED' || state === 'RETURNED'
      const taken = {
        ...key,
        environment: before.environment,
        state,
        ...(isWhy && { cause: named }),
        transactionHash: status?.transactionHash,
      }
      if (!(await report(trx, taken)))
        throw new Error(`The payment ${key.paymentId} did not become ${state}.`)
    }
    const why = outcome.kind === 'refused' ? outcome.why : status?.message
    if (steps.includes('FAILED') && why !== undefined) await auditRefusal(trx, key, before, why)
    const place = { ...key, environment: before.environment }
    // Once, and not again for each reason after the first.
    if (verdict.stuck && before.stuck === null)
      await notifyOfStuck(trx, place, await dependencies.findAdministrators(trx, place))
    if (verdict.stuck !== undefined) await auditStuck(trx, key, before, verdict.stuck)
    return true
  }
