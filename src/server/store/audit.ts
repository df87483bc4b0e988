import { asJson } from './json.ts'
import type { Trx } from './tenant.ts'
import type { Environment } from './environment.ts'

export interface AuditEntry {
  action: string
  objectType: string
  objectId?: string
  result?: 'SUCCESS' | 'REFUSED'
  details?: Record<string, unknown>
}

const LONGEST_USER_AGENT = 255

export interface AuditOrigin {
  orgId: string
  userId: string | null
  environment: Environment | null
  requestId?: string
  ip?: string
  /** The channel: a person at the portal, or an API credential, named in the details. */
  channel?: 'portal' | 'api'
  /** The User-Agent of the calling program. */
  userAgent?: string
}

/** An error: a change whose audit row could not be written; thrown in its transaction to undo it. */
export class Unrecorded extends Error {
  constructor(entry: AuditEntry, cause: unknown) {
    super(`The audit trail did not take ${entry.action}.`, { cause })
  }
}

/**
 * Appends an entry to the organisation's trail in the caller's transaction; the database chains rows by hash.
 */
export const writeAudit = async (trx: Trx, origin: AuditOrigin, entry: AuditEntry): Promise<void> => {
  await trx
    .insertInto('audit_trail')
    .values({
      org_id: origin.orgId,
      user_id: origin.userId,
      environment: origin.environment,
      action: entry.action,
      object_type: entry.objectType,
      object_id: entry.objectId ?? null,
      result: entry.result ?? 'SUCCESS',
      details: asJson(entry.details ?? {}),
      request_id: origin.requestId ?? null,
      ip: origin.ip ?? null,
      channel: origin.channel ?? null,
      user_agent: origin.userAgent?.slice(0, LONGEST_USER_AGENT) ?? null,
    })
    .execute()
    .catch((error: unknown) => {
      throw new Unrecorded(entry, error)
    })
}

/** Appends an entry to the system's trail, which belongs to no organisation: refusals of unknown callers. */
export const writeSystemTrail = async (
  trx: Trx,
  { ip, userAgent }: Pick<AuditOrigin, 'ip' | 'userAgent'>,
  { action, objectType, objectId, details }: AuditEntry,
): Promise<void> => {
  await trx
    .insertInto('system_trail')
    .values({
      action,
      object_type: objectType,
      object_id: objectId ?? null,
      details: asJson(details ?? {}),
      ip: ip ?? null,
      user_agent: userAgent?.slice(0, LONGEST_USER_AGENT) ?? null,
    })
    .execute()
}
