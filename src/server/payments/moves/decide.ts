import { sql } from 'kysely'
import type { Trx } from '../../store/tenant.ts'
import type { PaymentRow } from '../answer.ts'

type Decision = 'approved' | 'rejected'

/** The approval of a legacy payment is a label; it is spelt as the label that it waits for is (PAY-039, PAY-040). */
export const withDecision = (labels: readonly string[], decision: Decision): string[] => {
  const isNameService = labels.includes('rns:pending_approval')
  return [...labels, isNameService ? `rns:${decision}` : decision]
}

/** Writes the decision down where approvals are kept; the database itself lets nobody decide their own (APR-001). */
export const keepDecision = async (
  trx: Trx,
  { org_id, id }: Pick<PaymentRow, 'org_id' | 'id'>,
  { status, by, reasons = [] }: { status: Decision | 'cancelled'; by: string | null; reasons?: string[] },
): Promise<void> => {
  await trx
    .updateTable('approvals')
    .set({
      status,
      decided_by: by,
      decided_at: sql<Date>`app_now()`,
      rejection_reasons: sql<string[]>`${reasons}::text[]`,
    })
    .where('org_id', '=', org_id)
    .where('payment_id', '=', id)
    .where('status', '=', 'pending')
    .execute()
}
