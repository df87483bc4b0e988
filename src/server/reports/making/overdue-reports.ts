import { sql } from 'kysely'
import { ofTenant, type Trx } from '../../store/tenant.ts'
import { finishReport } from './report-end.ts'

/** How long things may take, by limits.json. */
export interface Terms {
  /** How long a report may be in the making, in seconds (LIM-018). */
  seconds: number
  /** How long a report is kept, in days. */
  keptDays: number
  /** When the reports of the day before are made, in seconds after midnight UTC (LIM-017). */
  dailyAt: number
}

const AT_ONCE = 200

/** A report that was not made in time has failed; whoever asked for it is told. */
export const failOverdue = async (trx: Trx, { seconds }: Terms): Promise<void> => {
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
    await finishReport(own, report, 'Failed', 0)
  }
}

/** What is older than reports are kept is thrown away with its pieces. */
export const forgetOld = async (trx: Trx, { keptDays }: Terms): Promise<void> => {
  await trx
    .deleteFrom('reports')
    .where('status', '!=', 'Pending')
    .where(sql<boolean>`created_at < app_now() - make_interval(days => ${keptDays}::int)`)
    .execute()
}
