import { sql, type RawBuilder } from 'kysely'
import type { Row } from './generated/database.ts'

/**
 * The status of an approval for readers: expired once its time is over, even before the job says so
 * (APR-009).
 */
export const approvalStatusNow: RawBuilder<Row<'approvals'>['status']> = sql`case
  when approvals.status = 'pending' and approvals.expires_at <= app_now() then 'expired' else approvals.status end`
