import { sql } from 'kysely'
import type { CallId } from '#definition/wire.ts'
import type { LinkedMachine } from '#engine/machine/link.ts'
import type { CallRequest } from '../../app/call.ts'
import { Refused, refused, refusedKeeping } from '../../app/refused.ts'
import { toApproval, type ApprovalRow } from '../../approvals/answer.ts'
import { keepParties } from '../../identities/stored-identity.ts'
import { notifyOfEvent } from '../notice.ts'
import { findActing, type ActingDependencies } from '../../sessions/acting-session.ts'
import type { Tenant, Trx } from '../../store/tenant.ts'
import type { PaymentParts, PaymentRow } from '../answer.ts'
import { recordEvent } from '../events.ts'
import { changeAsSeen } from './state-change.ts'
import { voidApproval } from './approval/decision.ts'
import { changeOf } from './effects.ts'
import { moveNamed, type Machines } from './machines.ts'
import { whatChanged } from './approval/void-reasons.ts'

interface Compared {
  changed: string[]
  isAsShown: boolean
}

/** The parties of a payment that were deleted since it was submitted, under the names of their parts. */
const deletedParties = ({ org_id, beneficiary_id, originator_id }: PaymentRow) => sql`
  select party.part from (values ('beneficiary', ${beneficiary_id}::uuid), ('originator', ${originator_id}::uuid))
    as party (part, id)
  join identities i on i.org_id = ${org_id} and i.id = party.id and i.archived_at is not null`

/**
 * Compares the payment with the submitted one, part by part, and with the fingerprint that the reader saw. A party
 * that was deleted is paid no more (TRU-717).
 */
const compare = async (
  trx: Trx,
  { org_id, id }: ApprovalRow,
  payment: PaymentRow,
  shown: unknown,
): Promise<Compared> => {
  const seen = typeof shown === 'string' ? shown : null
  const { rows } = await sql<Compared>`select
      array(select now.key from jsonb_each(approval_binding(org_id, payment_id, 'infinity')) as now
          where now.value is distinct from binding -> now.key
        union ${deletedParties(payment)} order by 1) as changed,
      coalesce(md5(binding::text) = ${seen}::text, true) as "isAsShown"
    from approvals where org_id = ${org_id} and id = ${id}`.execute(trx)
  return rows[0] ?? { changed: [], isAsShown: true }
}

/** Returns the part that changed if who submitted the payment may not do so any more (TRU-815). */
const endedRight = async (
  trx: Trx,
  dependencies: ActingDependencies,
  { orgId, environment }: Tenant,
  { initiated_by, credential_id, credential_name, flow }: PaymentRow,
): Promise<string[]> => {
  const of = { userId: initiated_by, credentialId: credential_id, credentialName: credential_name }
  const start: CallId = flow === 'LEGACY' ? 'payments.accept' : 'payments.create'
  const acting = await findActing(trx, dependencies, { orgId, environment, ...of }, start)
  return acting instanceof Refused ? ['initiator'] : []
}

/**
 * Voids an approval if the payment changed after submission, or its initiator lost the right to send it. Returns the
 * refusal with the changes; undefined if the approval may be decided.
 */
export const holdToRequested = async (
  request: CallRequest,
  dependencies: ActingDependencies & { machines: Machines },
  machine: LinkedMachine,
  { payment, approval }: PaymentParts,
) => {
  const { trx, tenant, now, body } = request
  const { definitions, machines } = dependencies
  if (!approval || toApproval(approval, now).status !== 'pending') return undefined
  await keepParties(trx, payment.beneficiary_id, payment.originator_id)
  const compared = await compare(trx, approval, payment, body.fingerprint)
  const changed = [...compared.changed, ...(await endedRight(trx, dependencies, tenant, payment))]
  if (changed.length === 0) return compared.isAsShown ? undefined : refused('approval-outdated')
  const move = moveNamed(machine, 'void')
  if (!move) return refused('definition-broken')
  const change = changeOf(move, payment)
  // Another request was faster; the decision itself reports it.
  if (!(await changeAsSeen(trx, machines, payment, now, change))) return undefined
  await voidApproval(trx, payment, changed)
  const place = { orgId: tenant.orgId, environment: tenant.environment, paymentId: payment.id }
  const { event } = move
  if (event !== undefined) await recordEvent(trx, { ...place, state: change.to, event, detail: { changed } })
  await notifyOfEvent(trx, definitions, { ...place, event })
  const details = { move: move.id, from: payment.state, to: change.to, changed }
  const entry = { action: 'approval.void', objectType: 'payment', objectId: payment.id, details }
  return refusedKeeping(entry, 'approval-void', { values: { what: whatChanged(definitions, changed) } })
}
