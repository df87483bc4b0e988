import { sql, type RawBuilder } from 'kysely'
import type { Row } from './generated/database.ts'

/** What a reader sees: an approval whose time ran out is expired before any job says so (APR-009). */
export const approvalStatusNow: RawBuilder<Row<'approvals'>['status']> = sql`case
  when approvals.status = 'pending' and approvals.expires_at <= app_now() then 'expired' else approvals.status end`
