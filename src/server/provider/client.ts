import type { CallRequest } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { refused } from '../app/refused.ts'
import { writeAudit, type AuditEntry } from '../store/audit.ts'
import type { Trx } from '../store/tenant.ts'
import { findPerson } from '../users/person.ts'
import { whoMay } from '../users/rights/who-may.ts'

/** The permission to decide a change that another person requested. */
const DECIDES = 'provider.decide'

/** Refuses a change if no second person of the provider could decide it; it is not saved either (TRU-352). */
export const refuseAlone = async ({ trx, tenant }: CallRequest, definitions: ServerDefinitions) => {
  const people = await whoMay(trx, definitions, DECIDES, { orgId: tenant.orgId })
  return people.length < 2 ? refused('provider-alone') : undefined
}

/** Returns the acting person of the provider, as the client's audit trail names them. */
export const actorsOf = async ({ trx, tenant, session, decidedBy }: CallRequest) => {
  const by = (await findPerson(trx, tenant.userId)).name
  const second = decidedBy === undefined ? undefined : (await findPerson(trx, decidedBy)).name
  return { provider: session.organisation.name, by, ...(second && { decidedBy: second }) }
}

/** Writes an act of the provider to the client's audit trail. */
export const noteInClient = (trx: Trx, orgId: string, entry: AuditEntry): Promise<void> =>
  writeAudit(trx, { orgId, userId: null, environment: null }, entry)
