import type { ColumnType, Generated } from 'kysely'
import type { Json, Moment, Timestamp } from '../store/database.ts'

type Derived<T> = ColumnType<T, never, never>

export interface ApprovalsTable {
  org_id: string
  environment: string
  id: Generated<string>
  payment_id: string
  initiated_by: string
  user_email: string
  meta: Json<Record<string, unknown>>
  status: Generated<'pending' | 'approved' | 'rejected' | 'cancelled' | 'expired' | 'void'>
  /** What was asked for, part by part; the database itself writes it. */
  binding: Derived<Record<string, unknown>>
  /** The parts that were not as asked for when it was to be decided. */
  changed: Generated<string[]>
  rejection_reasons: Generated<string[]>
  decided_by: string | null
  decided_at: Timestamp | null
  created_at: Moment
  expires_at: Timestamp
}

declare module '../store/database.ts' {
  interface Database {
    approvals: ApprovalsTable
  }
}
