import { refusedField } from '../app/refused.ts'
import type { Session } from '../app/session.ts'

/** A body that names another organisation than that of who is signed in is refused, whatever it asks for. */
export const otherTenant = (tenantName: unknown, { organisation }: Session) =>
  tenantName === organisation.name ? undefined : refusedField('tenant-differs', 'tenantName')
