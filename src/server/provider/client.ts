import type { CallRequest } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { refused } from '../app/refused.ts'
import { notifyEverywhere } from '../notifications/notice.ts'
import { writeAudit, type AuditEntry } from '../store/audit.ts'
import type { Trx } from '../store/tenant.ts'
import { findPerson } from '../users/person.ts'
import { whoMay } from '../users/rights/who-may.ts'

/** The right to decide a change of a client that another person requested. */
const DECIDES = 'provider.decide'

/** Nobody of the provider decides alone: without a second person nothing is kept either (TRU-352). */
export const refuseAlone = async ({ trx, tenant }: CallRequest, definitions: ServerDefinitions) => {
  const people = await whoMay(trx, definitions, DECIDES, { orgId: tenant.orgId })
  return people.length < 2 ? refused('provider-alone') : undefined
}

/** The person of the provider who acts, as the trail of a client names them: it has no such people of its own. */
export const actorsOf = async ({ trx, tenant, session, decidedBy }: CallRequest) => {
  const by = (await findPerson(trx, tenant.userId)).name
  const second = decidedBy === undefined ? undefined : (await findPerson(trx, decidedBy)).name
  return { provider: session.organisation.name, by, ...(second && { decidedBy: second }) }
}

/** Writes into the trail of a client what the provider did there. */
export const noteInClient = (trx: Trx, orgId: string, entry: AuditEntry): Promise<void> =>
  writeAudit(trx, { orgId, userId: null, environment: null }, entry)

export interface ClientNotice {
  orgId: string
  eventType: string
  facts: Record<string, unknown>
  /** Whose permission makes it their business. */
  for: string
  page?: string
  parameters?: Record<string, string>
}

/** Tells the people of a client, in each environment they work in. */
export const tellClient = async (
  trx: Trx,
  definitions: Pick<ServerDefinitions, 'permissions'>,
  { for: permission, ...notice }: ClientNotice,
): Promise<void> => {
  const people = await whoMay(trx, definitions, permission, { orgId: notice.orgId })
  if (people.length === 0) return
  const places = await trx
    .selectFrom('user_environments')
    .select(['user_id', 'environment'])
    .where('org_id', '=', notice.orgId)
    .where('user_id', 'in', people)
    .execute()
  const byEnvironment = Map.groupBy(places, ({ environment }) => environment)
  await notifyEverywhere(
    trx,
    notice,
    new Map([...byEnvironment].map(([environment, rows]) => [environment, rows.map((row) => row.user_id)])),
  )
}
