import type { CallRequest } from '../app/call.ts'
import { refused, refusedField } from '../app/refused.ts'
import { lockOrganisation } from '../organisations/lock.ts'
import type { HandOver } from './making/jobs.ts'
import { SENDER_ACCOUNT } from './kinds.ts'
import type { ReportRequest } from './report-validation.ts'

interface Accepted {
  name: string
  columns: string[]
  zone: string
}

/**
 * Stores a report and queues its making; of concurrent requests with one name, one succeeds (REP-011,
 * ERR-052).
 */
export const createReport = async (
  { trx, tenant }: Pick<CallRequest, 'trx' | 'tenant'>,
  requested: ReportRequest,
  { name, columns, zone }: Accepted,
  { most, handOver }: { most: number; handOver: HandOver },
) => {
  await lockOrganisation(trx, tenant.orgId)
  const pending = await trx
    .selectFrom('reports')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('status', '=', 'Pending')
    .executeTakeFirstOrThrow()
  if (Number(pending.count) >= most) return refused('too-many-reports', { values: { most: String(most) } })
  const row = await trx
    .insertInto('reports')
    .values({
      org_id: tenant.orgId,
      environment: tenant.environment,
      name,
      kind: requested.type,
      format: requested.format,
      selection: requested.dataSelectionType,
      first_day: requested.from,
      last_day: requested.until,
      zone,
      columns,
      sender_account: requested.type === SENDER_ACCOUNT ? requested.senderAccount?.trim() || null : null,
      reached: null,
      created_by: tenant.userId,
      finished_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) return refusedField('report-name-taken', 'name')
  await handOver(trx, { orgId: tenant.orgId, id: row.id })
  return row
}
