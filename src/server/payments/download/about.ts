import type { CallRequest } from '../../app/call.ts'
import type { Wanted } from '../list/wanted.ts'
import type { Said } from './labels.ts'
import { filtersInWords, orderInWords } from './words.ts'
import type { Environment } from '../../store/environment.ts'

/** What a file says about itself. */
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
  { filters, order }: Wanted,
  zone: string,
  payments: number,
  said: Said,
): About => ({
  organisation: session.organisation.name,
  environment: tenant.environment,
  filters: filtersInWords(filters, said),
  order: orderInWords(order),
  zone,
  madeAt: now.toISOString(),
  payments,
})
