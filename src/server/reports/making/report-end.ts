import { sql } from 'kysely'
import { notify, type NotifyingDefinitions } from '../../notifications/notice.ts'
import { writeAudit } from '../../store/audit.ts'
import type { Trx } from '../../store/tenant.ts'
import type { Row } from '../../store/generated/database.ts'

export type FinishReport = (
  trx: Trx,
  report: Row<'reports'>,
  status: Exclude<Row<'reports'>['status'], 'Pending'>,
  rows: number,
) => Promise<void>

const EVENTS: Readonly<Record<Exclude<Row<'reports'>['status'], 'Pending'>, string>> = {
  Ready: 'REPORT_GENERATED',
  Empty: 'EMPTY_REPORT',
  Failed: 'REPORT_GENERATION_FAILED',
}

/** Ends a report, once, and notifies of its end (NOT-009). */
export const finishReport =
  (definitions: NotifyingDefinitions): FinishReport =>
  async (trx, { org_id, environment, id, name, created_by }, status, rows) => {
    await trx
      .updateTable('reports')
      .set({ status, finished_at: sql<Date>`app_now()` })
      .where('org_id', '=', org_id)
      .where('id', '=', id)
      .where('status', '=', 'Pending')
      .execute()
    const origin = { orgId: org_id, environment, userId: null }
    await writeAudit(trx, origin, {
      action: 'report.make',
      objectType: 'report',
      objectId: id,
      details: { name, status, rows },
    })
    await notify(trx, definitions, {
      orgId: org_id,
      environment,
      eventType: EVENTS[status],
      facts: { report: name, rows },
      parameters: { id },
      persons: { requester: created_by },
    })
  }
