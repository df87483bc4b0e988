import { startOfDay } from '#values/zone-day.ts'
import { zonedTimes } from '#values/zoned-time.ts'
import { listOf, type ListDefinitions } from '../../languages/lists.ts'
import { asJson } from '../../store/json.ts'
import { daysAfter } from '../../app/values/zone.ts'
import type { Trx } from '../../store/tenant.ts'
import { sumUp } from './checksum.ts'
import type { FinishReport } from './report-end.ts'
import { headingsOf, statesOf } from '../kinds.ts'
import { readPayments } from '../payments.ts'
import { FORMATS, type Written } from '../formats.ts'
import type { ReportHandover } from '../report.ts'
import type { Row } from '../../store/generated/database.ts'
import { sayFiles } from '#values/generated/say-files.ts'
import { english } from '#values/language.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import { whileReadBy } from '../../languages/reader.ts'

const AT_ONCE = 500

/** The lists of a report and their translations; without those it is in English. */
export type ReportDefinitions = ListDefinitions & Partial<Pick<ServerDefinitions, 'languages'>>

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
      [sayFiles('report')]: report.name,
      [sayFiles('type')]: labelIn(definitions, 'report-kinds', report.kind),
      [sayFiles('organisation')]: organisation.name,
      [sayFiles('environment')]: report.environment,
      [sayFiles('payments')]: labelIn(definitions, 'report-selections', report.selection),
      [sayFiles('from')]: report.first_day,
      [sayFiles('until')]: report.last_day,
      [sayFiles('timeZone')]: report.zone,
      [sayFiles('madeAt')]: timeOf(report.created_at.toISOString()),
      ...(report.sender_account === null ? {} : { [sayFiles('senderAccount')]: report.sender_account }),
    },
    columns: headingsOf(definitions, report.kind, report.columns),
    timeOf,
  }
}

/** Returns the requester's language; English for daily reports. */
const languageOf = async (trx: Trx, { created_by: id }: Row<'reports'>): Promise<string> => {
  if (id === null) return english.tag
  const person = await trx.selectFrom('users').select('language').where('id', '=', id).executeTakeFirst()
  return person?.language ?? english.tag
}

/** Returns the time range of a report, which ends at its request at the latest. */
const rangeOf = ({ first_day, last_day, zone, created_at }: Row<'reports'>) => ({
  from: startOfDay(first_day, zone),
  before: startOfDay(daysAfter(last_day, 1), zone),
  requestedAt: created_at.toISOString(),
})

/** Locks the report until the transaction ends. */
const lockPending = (trx: Trx, orgId: string, id: string) =>
  trx
    .selectFrom('reports')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('status', '=', 'Pending')
    .forUpdate()
    .executeTakeFirst()

/** Writes the next piece of a report in the caller's transaction; resolves to true while there is more. */
export const writePiece = async (
  trx: Trx,
  definitions: ReportDefinitions,
  { orgId, id }: ReportHandover,
  finish: FinishReport,
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
  // JSON is for programs, so its names are English.
  const language = report.format === 'JSON' ? english.tag : await languageOf(trx, report)
  const translated = definitions.languages?.of(language)
  const write = () => writtenOf(trx, definitions, report)
  const written = await (translated ? whileReadBy(translated, write) : write())
  const content =
    (report.pieces === 0 ? format.head(written) : '') +
    format.rows(written, payments, report.rows === 0) +
    (isLast ? format.tail : '')
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
  const sum = isLast ? await sumUp(trx, { ...report, pieces: report.pieces + 1 }) : {}
  await trx
    .updateTable('reports')
    .set({
      rows,
      pieces: report.pieces + 1,
      ...sum,
      reached: reached ? asJson(reached) : null,
    })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
  if (isLast) await finish(trx, report, 'Ready', rows)
  return !isLast
}
