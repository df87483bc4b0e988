import { isZone } from '#values/zoned-time.ts'
import type { CallRequest } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { ReadFacts } from '../app/facts.ts'
import { Refused, refused, refusedField } from '../app/refused.ts'
import { limitOf } from '../definitions/limit.ts'
import { zoneOf } from '../app/values/zone.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Store } from '../store/store.ts'
import { fileNameOf, toReport, type ReportRead } from './answer.ts'
import { contentOf } from './making/content.ts'
import { createReport } from './new-report.ts'
import { defineReportJobs } from './making/jobs.ts'
import { validateReport } from './report-validation.ts'
import { findReport, listReports } from './list.ts'
import { FORMATS } from './formats.ts'
import type { Feature } from '../feature.ts'

export interface ReportsDependencies {
  store: Store
  jobs: Pick<Jobs, 'define' | 'enqueue'>
  definitions: ServerDefinitions
  readFacts: ReadFacts
}

const recordOf = ({ name, kind, format, first_day, last_day }: ReportRead) => ({
  name,
  type: kind,
  format,
  from: first_day,
  until: last_day,
})

/** Returns why a report has no file, by its state (ERR-048, ERR-051). */
const whyNoFile = ({ status }: ReportRead) => {
  if (status === 'Ready') return undefined
  return refused(status === 'Empty' ? 'report-empty' : 'report-not-available', { values: { status } })
}

export const feature: Feature = ({ store, jobs, definitions, readFacts }) => {
  const handOver = defineReportJobs(jobs, store, definitions, {
    seconds: limitOf(definitions, 'reportSeconds'),
    keptDays: limitOf(definitions, 'reportKeptDays'),
    dailyAt: limitOf(definitions, 'dailyReportsAt'),
  })
  const mostDays = limitOf(definitions, 'reportDays')
  const most = limitOf(definitions, 'reportsAtOnce')
  const hasSenderAccounts = ({ session, tenant }: CallRequest) =>
    definitions.rules.get('isSenderAccountReportOn')?.evaluate(readFacts(session, tenant.environment)) ===
    'yes'
  return {
    'reports.list': async ({ trx, query }) => {
      const { rows, ...rest } = await listReports(trx, query)
      return { body: { content: rows.map((row) => toReport(definitions, row)), ...rest } }
    },
    'reports.read': async ({ trx, params }) => {
      const row = await findReport(trx, params.id)
      return row ? { body: toReport(definitions, row) } : refused('not-found')
    },
    'reports.create': async (request) => {
      const requested = request.body
      const { zone = zoneOf(request.headers) } = requested
      if (zone instanceof Refused) return zone
      if (!isZone(zone)) return refusedField('time-zone-unknown', 'zone')
      const status = { zone, now: request.now, mostDays, hasSenderAccounts: hasSenderAccounts(request) }
      const accepted = validateReport(definitions, requested, status)
      if (accepted instanceof Refused) return accepted
      const made = await createReport(request, requested, { ...accepted, zone }, { most, handOver })
      if (made instanceof Refused) return made
      const row = (await findReport(request.trx, made.id))!
      return { body: toReport(definitions, row) }
    },
    'reports.delete': async ({ trx, params }) => {
      const row = await findReport(trx, params.id)
      if (!row) return refused('deleted-already')
      const gone = await trx.deleteFrom('reports').where('id', '=', row.id).returning('id').execute()
      if (gone.length === 0) return refused('deleted-already')
      return { body: {}, record: recordOf(row) }
    },
    'reports.content': async ({ trx, params, tenant }) => {
      const row = await findReport(trx, params.fileId)
      if (!row) return refused('not-found')
      return (
        whyNoFile(row) ?? {
          file: {
            name: fileNameOf(row),
            type: FORMATS[row.format].type,
            content: contentOf(store, tenant, row),
          },
          headers: { 'x-content-type-options': 'nosniff' },
          record: recordOf(row),
        }
      )
    },
  }
}
