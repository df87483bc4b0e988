import type { FastifyRequest } from 'fastify'
import type { ServerDefinitions } from '../../app/definitions.ts'
import type { DecidingDefinitions } from '../../controls/vacancies.ts'
import type { ProviderRow } from '../record.ts'
import { writeAudit, type AuditEntry } from '../../store/audit.ts'
import type { Trx } from '../../store/tenant.ts'

/** The context of a SCIM request: its login, which limits it to one organisation. */
export interface ScimContext {
  trx: Trx
  provider: ProviderRow
  definitions: Pick<ServerDefinitions, 'roles' | 'limits'> & DecidingDefinitions
  request: Pick<FastifyRequest, 'id' | 'ip' | 'headers'>
  /** The base address of its resources. */
  base: string
}

/** Writes an act of the directory to the organisation's audit trail (TRU-411). */
export const noteScim = (
  { trx, provider, request }: ScimContext,
  { details, ...entry }: Pick<AuditEntry, 'action' | 'objectType' | 'objectId' | 'details'>,
): Promise<void> => {
  const userAgent = request.headers['user-agent']
  return writeAudit(
    trx,
    {
      orgId: provider.org_id,
      userId: null,
      environment: null,
      requestId: request.id,
      ip: request.ip,
      channel: 'api',
      ...(userAgent !== undefined && { userAgent }),
    },
    { ...entry, details: { by: 'SCIM', login: provider.name, ...details } },
  )
}
