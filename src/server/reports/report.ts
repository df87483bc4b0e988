import type { Row } from '../store/generated/database.ts'

/** The last payment that was written: its moment, to the microsecond, and its id. */
export type Reached = NonNullable<Row<'reports'>['reached']>

/** What is needed to find a report where no tenant is known. */
export interface ReportHandover {
  orgId: string
  id: string
}
