import type { Environment } from '../store/environment.ts'
import type { Trx } from '../store/tenant.ts'
import { notifyEverywhere } from './notice.ts'

/** A person, and their environments. */
export interface NotifiedPerson {
  orgId: string
  userId: string
  environments: readonly Environment[]
}

/**
 * Notifies a person, in each of their environments, that their sign-in was changed or used in an emergency.
 */
export const notifyPerson = (
  trx: Trx,
  { orgId, userId, environments }: NotifiedPerson,
  eventType: string,
  facts: Record<string, string>,
): Promise<void> =>
  notifyEverywhere(
    trx,
    { orgId, eventType, facts, page: 'security' },
    new Map(environments.map((environment) => [environment, [userId]])),
  )
