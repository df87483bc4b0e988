import { sql } from 'kysely'
import { endOfDay, startOfDay } from '#values/zone-day.ts'
import { zonedTimes } from '#values/zoned-time.ts'
import { listOf, type ListDefinitions } from '../definitions/lists.ts'
import { asJson } from '../store/json.ts'
import type { Trx } from '../store/tenant.ts'
import { finishReport, type FinishReport } from './finish.ts'
import { headingsOf, statesOf } from './kinds.ts'
import { readPayments } from './payments.ts'
import { FORMATS, type Written } from './write.ts'
import type { ReportHandover } from './report.ts'
import type { Row } from '../store/generated/database.ts'

const AT_ONCE = 500

const labelIn = (definitions: ListDefinitions, list: string, value: string) =>
  listOf(definitions, list).find((entry) => entry.value === value)?.label ?? value

const writtenOf = async (
  trx: Trx,
  definitions: ListDefinitions,
  report: Row<'reports'>,
): Promise<Written> => {
  const timeOf = zonedTimes(report.zone)
  const organisation = await trx
    .selectFrom('organisations')
    .select('name')
    .where('id', '=', report.org_id)
    .executeTakeFirstOrThrow()
  return {
    about: {
      Report: report.name,
      Type: labelIn(definitions, 'report-kinds', report.kind),
      Organisation: organisation.name,
      Environment: report.environment,
      Payments: labelIn(definitions, 'report-selections', report.selection),
      From: report.first_day,
      Until: report.last_day,
      'Time zone': report.zone,
      'Made at': timeOf(report.created_at.toISOString()),
      ...(report.sender_account === null ? {} : { 'Sender account': report.sender_account }),
    },
    columns: headingsOf(definitions, report.kind, report.columns),
    timeOf,
  }
}

/** What came into being after the report was asked for is not in it. */
const rangeOf = ({ first_day, last_day, zone, created_at }: Row<'reports'>) => {
  const [end, requested] = [endOfDay(last_day, zone), created_at.toISOString()]
  return { from: startOfDay(first_day, zone), until: end < requested ? end : requested }
}

/** Holds the report until the transaction is over: whoever else is at it, or deletes it, waits. */
const lockPending = (trx: Trx, orgId: string, id: string) =>
  trx
    .selectFrom('reports')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('status', '=', 'Pending')
    .forUpdate()
    .executeTakeFirst()

/** Writes the next piece of a report in the caller's transaction; yes while there is more to write. */
export const writePiece = async (
  trx: Trx,
  definitions: ListDefinitions,
  { orgId, id }: ReportHandover,
  finish: FinishReport = finishReport,
): Promise<boolean> => {
  const report = await lockPending(trx, orgId, id)
  if (!report) return false
  const { payments, reached } = await readPayments(
    trx,
    report,
    rangeOf(report),
    statesOf(definitions, report.kind),
    AT_ONCE,
  )
  const isLast = payments.length < AT_ONCE
  const rows = report.rows + payments.length
  if (isLast && rows === 0) {
    await finish(trx, report, 'Empty', 0)
    return false
  }
  const format = FORMATS[report.format]
  const written = await writtenOf(trx, definitions, report)
  const content =
    (report.pieces === 0 ? format.head(written) : '') +
    format.rows(written, payments, report.rows === 0) +
    (isLast ? format.tail : '')
  const bytes = Buffer.byteLength(report.pieces === 0 ? format.mark + content : content)
  await trx
    .insertInto('report_pieces')
    .values({
      org_id: orgId,
      environment: report.environment,
      report_id: id,
      place: report.pieces,
      content,
    })
    .execute()
  await trx
    .updateTable('reports')
    .set({
      rows,
      pieces: report.pieces + 1,
      size: sql`size + ${bytes}`,
      reached: reached ? asJson(reached) : null,
    })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
  if (isLast) await finish(trx, report, 'Ready', rows)
  return !isLast
}
