import { sql } from 'kysely'
import type { Trx } from '../../../store/tenant.ts'
import type { PaymentRow } from '../../answer.ts'

type Answer = 'approved' | 'rejected'

/** What is written down; one without a person only says that there is nothing left to decide. */
export interface Decision {
  status: Answer | 'cancelled'
  by: string | null
  reasons?: readonly string[]
}

/** The approval of a legacy payment is a label; it is spelt as the label that it waits for is (PAY-039, PAY-040). */
export const withDecision = (labels: readonly string[], decision: Answer): string[] => {
  const isNameService = labels.includes('rns:pending_approval')
  return [...labels, isNameService ? `rns:${decision}` : decision]
}

const deciding = (
  trx: Trx,
  { org_id, id }: Pick<PaymentRow, 'org_id' | 'id'>,
  { status, by, reasons = [] }: Decision,
) =>
  trx
    .updateTable('approvals')
    .set({
      status,
      decided_by: by,
      decided_at: sql<Date>`app_now()`,
      rejection_reasons: sql<string[]>`${[...reasons]}::text[]`,
    })
    .where('org_id', '=', org_id)
    .where('payment_id', '=', id)
    .where('status', '=', 'pending')
    .returning('id')

const isAsRequested = sql<boolean>`binding = approval_binding(org_id, payment_id, 'infinity')`

/** Decides once, in time, what was asked for and never one's own; false when somebody or the clock was faster (APR-001, APR-009). */
export const saveDecision = async (
  trx: Trx,
  payment: Pick<PaymentRow, 'org_id' | 'id'>,
  decision: Decision & { by: string },
): Promise<boolean> => {
  const isOwn = decision.status === 'cancelled'
  const stored = await deciding(trx, payment, decision)
    .where('initiated_by', isOwn ? '=' : '!=', decision.by)
    .$if(!isOwn, (query) => query.where(isAsRequested))
    .where('expires_at', '>', sql<Date>`app_now()`)
    .executeTakeFirst()
  return stored !== undefined
}

/** A payment that ended otherwise leaves nothing to decide. */
export const closeApproval = async (
  trx: Trx,
  payment: Pick<PaymentRow, 'org_id' | 'id'>,
  by: string | null,
): Promise<void> => {
  await deciding(trx, payment, { status: 'cancelled', by }).execute()
}

/** What was asked for is not what would move: nobody decides it any more. */
export const voidApproval = async (
  trx: Trx,
  { org_id, id }: Pick<PaymentRow, 'org_id' | 'id'>,
  changed: readonly string[],
): Promise<void> => {
  await trx
    .updateTable('approvals')
    .set({
      status: 'void',
      changed: sql<string[]>`${[...changed]}::text[]`,
      decided_at: sql<Date>`app_now()`,
    })
    .where('org_id', '=', org_id)
    .where('payment_id', '=', id)
    .where('status', '=', 'pending')
    .execute()
}
