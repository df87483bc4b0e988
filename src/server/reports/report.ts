import type { Row } from '../store/generated/database.ts'

/** The last written payment: its time, to the microsecond, and its ID. */
export type Reached = NonNullable<Row<'reports'>['reached']>

/** The data of a job that works on a report. */
export interface ReportHandover {
  orgId: string
  id: string
}
