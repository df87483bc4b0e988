import type { Row } from '../store/generated/database.ts'
import type { Environment } from '../store/environment.ts'

/** The request of a row: its quote and its payment. */
export type RequestedPayment = Row<'batch_rows'>['asked']

/** The data of a job that works on a batch. */
export interface BatchHandover {
  orgId: string
  environment: Environment
  userId: string
  id: string
}
