import type { Generated, Selectable } from 'kysely'
import type { Json, Moment, Timestamp } from '../store/database.ts'

export type ReportStatus = 'Ready' | 'Pending' | 'Empty' | 'Failed'
export type ReportFormat = 'CSV' | 'JSON'
/** Which moment of a payment lies in the range: when it came into being, or when it last changed. */
export type ReportSelection = 'CREATED' | 'CHANGED'

/** The last payment that was written: its moment, to the microsecond, and its id. */
export interface Reached {
  at: string
  id: string
}

export interface ReportsTable {
  org_id: string
  environment: string
  id: Generated<string>
  name: string
  kind: string
  format: ReportFormat
  selection: ReportSelection
  /** YYYY-MM-DD in the zone; both days are included. */
  first_day: string
  last_day: string
  zone: string
  columns: string[]
  sender_account: string | null
  status: Generated<ReportStatus>
  rows: Generated<number>
  size: Generated<string>
  pieces: Generated<number>
  reached: Json<Reached> | null
  /** Nobody: it is made every day. */
  created_by: string | null
  created_at: Moment
  finished_at: Timestamp | null
}

export type ReportRow = Selectable<ReportsTable>

/** What is needed to find a report where no tenant is known. */
export interface ReportHandover {
  orgId: string
  id: string
}

export interface ReportPiecesTable {
  org_id: string
  environment: string
  report_id: string
  place: number
  content: string
}

export interface ReportRunsTable {
  day: string
  at: Moment
}

declare module '../store/database.ts' {
  interface Database {
    reports: ReportsTable
    report_pieces: ReportPiecesTable
    report_runs: ReportRunsTable
  }
}
