import type { CallRequest } from '../../app/call.ts'
import type { PaymentsQuery } from '../list/payments-query.ts'
import type { LabelledPayment } from './labels.ts'
import { describeFilters, describeOrder } from './words.ts'
import type { Environment } from '../../store/environment.ts'

/** The first lines of a download: its organisation, environment, filters and order. */
export interface About {
  organisation: string
  environment: Environment
  filters: string[]
  order: string
  zone: string
  madeAt: string
  payments: number
}

export const aboutOf = (
  { session, tenant, now }: CallRequest,
  { filters, order }: PaymentsQuery,
  zone: string,
  payments: number,
  message: LabelledPayment,
): About => ({
  organisation: session.organisation.name,
  environment: tenant.environment,
  filters: describeFilters(filters, message),
  order: describeOrder(order),
  zone,
  madeAt: now.toISOString(),
  payments,
})
