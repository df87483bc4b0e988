import type { Call } from '#definition/generated/call.ts'
import type { Tenant } from '../../store/tenant.ts'
import { refused, refusedField, type Refused } from '../refused.ts'
import type { Session } from '../session.ts'

/** The caller of a request and the tenant that the request names. */
interface NamedTenant {
  call: Pick<Call, 'tenant'>
  params: Readonly<Record<string, string>>
  body: Readonly<Record<string, unknown>>
  tenant: Tenant
  session: Session
}

/** Refuses a request that names another organisation than the caller's (TRU-459). */
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
