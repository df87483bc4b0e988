import { sql } from 'kysely'
import { ofTenant, type Trx } from '../../store/tenant.ts'
import type { FinishReport } from './report-end.ts'

/** The time limits of limits.json. */
export interface Terms {
  /** Seconds until a pending report has failed (LIM-018). */
  seconds: number
  /** Days until a report is deleted. */
  keptDays: number
  /** The time of the daily reports, in seconds after midnight UTC (LIM-017). */
  dailyAt: number
}

const AT_ONCE = 200

/** Fails overdue reports and notifies their requesters. */
export const failOverdue = async (trx: Trx, finish: FinishReport, { seconds }: Terms): Promise<void> => {
  const late = await trx
    .selectFrom('reports')
    .selectAll()
    .where('status', '=', 'Pending')
    .where(sql<boolean>`created_at < app_now() - make_interval(secs => ${seconds}::float8)`)
    .orderBy('org_id')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const report of late) {
    const own = ofTenant(trx, report.org_id)
    await own
      .deleteFrom('report_pieces')
      .where('org_id', '=', report.org_id)
      .where('report_id', '=', report.id)
      .execute()
    await finish(own, report, 'Failed', 0)
  }
}

/** Deletes old reports with their pieces. */
export const forgetOld = async (trx: Trx, { keptDays }: Terms): Promise<void> => {
  await trx
    .deleteFrom('reports')
    .where('status', '!=', 'Pending')
    .where(sql<boolean>`created_at < app_now() - make_interval(days => ${keptDays}::int)`)
    .execute()
}
