import type { Jobs } from '../../jobs/jobs.ts'
import type { Store } from '../../store/store.ts'
import { forTenant, forAllTenants, type Trx } from '../../store/tenant.ts'
import type { NotifyingDefinitions } from '../../notifications/notice.ts'
import { startDaily } from './daily.ts'
import { finishReport } from './report-end.ts'
import { writePiece, type ReportDefinitions } from './report-making.ts'
import { failOverdue, forgetOld, type Terms } from './overdue-reports.ts'
import type { ReportHandover } from '../report.ts'

const MAKE = 'reports.make'
const MINUTE = 60
/** The length of one stint, in ms: well below the time after which the queue takes a worker for dead. */
const STINT_MS = 10_000

/** Queues the making of a report, in the transaction that stores it. */
export type HandOver = (trx: Trx, report: ReportHandover) => Promise<void>

/**
 * Defines the jobs that make reports, piece by piece in short transactions; another worker continues after a
 * crash.
 */
export const defineReportJobs = (
  jobs: Pick<Jobs, 'define' | 'enqueue'>,
  store: Pick<Store, 'db'>,
  definitions: ReportDefinitions & NotifyingDefinitions,
  terms: Terms,
): HandOver => {
  const finish = finishReport(definitions)
  const handOver: HandOver = (trx, report) => jobs.enqueue(trx, MAKE, report)
  jobs.define<ReportHandover>({
    name: MAKE,
    work: async (report) => {
      const until = Date.now() + STINT_MS
      while (await forTenant(store, report.orgId, (trx) => writePiece(trx, definitions, report, finish))) {
        if (Date.now() > until) return forTenant(store, report.orgId, (trx) => handOver(trx, report))
      }
    },
  })
  jobs.define({
    name: 'reports.daily',
    everySeconds: MINUTE,
    work: () =>
      forAllTenants(store, 'reports.due', async (trx) => {
        await failOverdue(trx, finish, terms)
        await forgetOld(trx, terms)
        for (const report of await startDaily(trx, definitions, terms)) await handOver(trx, report)
      }),
  })
  return handOver
}
