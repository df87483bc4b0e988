import type { Row } from '../store/generated/database.ts'
import type { Environment } from '../store/environment.ts'

/** What one row asks for: the quote, and the payment it is for. */
export type RequestedPayment = Row<'batch_rows'>['asked']

/** Where a batch is, for a job that is told nothing else. */
export interface BatchHandover {
  orgId: string
  environment: Environment
  userId: string
  id: string
}
