import type { Call } from '#definition/generated/call.ts'
import type { Tenant } from '../../store/tenant.ts'
import { refused, refusedField, type Refused } from '../refused.ts'
import type { Session } from '../session.ts'

/** What a request is told apart by: who makes it, and what it names. */
interface NamedTenant {
  call: Pick<Call, 'tenant'>
  params: Readonly<Record<string, string>>
  body: Readonly<Record<string, unknown>>
  tenant: Tenant
  session: Session
}

/** Refuses a request that names another organisation than that of its caller, where its call says that one is named (TRU-459). */
export const refuseOtherTenant = ({
  call,
  params,
  body,
  tenant,
  session,
}: NamedTenant): Refused<'not-found'> | Refused<'tenant-differs'> | undefined => {
  if (call.tenant === 'path' && params.id?.toLowerCase() !== tenant.orgId) return refused('not-found')
  if (call.tenant === 'body' && body.tenantName !== session.organisation.name)
    return refusedField('tenant-differs', 'tenantName')
  return undefined
}
