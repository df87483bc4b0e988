import { sql } from 'kysely'
import type { Trx } from '../../../store/tenant.ts'
import type { PaymentRow } from '../../answer.ts'

type Answer = 'approved' | 'rejected'

/** A decision on an approval; without a person it only closes the approval. */
export interface Decision {
  status: Answer | 'cancelled'
  by: string | null
  reasons?: readonly string[]
}

/**
 * Adds the label of a decision to a legacy payment, spelt like the label of its pending approval (PAY-039,
 * PAY-040).
 */
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

/**
 * Saves the decision on another person's request, once and in time; resolves to false if it is too late
 * (APR-001, APR-009).
 */
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

/** Closes the approval of a payment that ended in another way. */
export const closeApproval = async (
  trx: Trx,
  payment: Pick<PaymentRow, 'org_id' | 'id'>,
  by: string | null,
): Promise<void> => {
  await deciding(trx, payment, { status: 'cancelled', by }).execute()
}

/** Voids an approval, because the payment is no longer the one that was submitted. */
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
