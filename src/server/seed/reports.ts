import { join } from 'node:path'
import { sql } from 'kysely'
import type { Options } from '#definition/generated/options.ts'
import { definitionsRoot, readDefinitions } from '../definitions/definition-files.ts'
import type { ListDefinitions } from '../languages/lists.ts'
import { columnsOf } from '../reports/kinds.ts'
import type { FinishReport } from '../reports/making/report-end.ts'
import { writePiece } from '../reports/making/report-making.ts'
import type { Trx } from '../store/tenant.ts'
import { pastsOf, type DemoOrganisation } from './organisations/demo-organisations.ts'
import { orgIdOf, userIdOf } from './organisations/organisation.ts'
import type { Row } from '../store/generated/database.ts'

const DAY = 86_400_000

interface DemoReport {
  name: string
  kind: string
  format?: Row<'reports'>['format']
  selection?: Row<'reports'>['selection']
  /** The start of the range, in days before today. */
  from: number
  until: number
  columns?: string[]
  isDaily?: true
}

const REPORTS: readonly DemoReport[] = [
  { name: 'Last month', kind: 'payment-operations', from: 45, until: 15 },
  { name: 'Ledger import', kind: 'reconciliation', format: 'JSON', from: 30, until: 1 },
  { name: 'Settled lately', kind: 'settlement', selection: 'CHANGED', from: 30, until: 1 },
  {
    name: 'Amounts only',
    kind: 'customized',
    from: 14,
    until: 1,
    columns: ['createdAt', 'sourceAmount', 'sourceCurrency', 'beneficiaryName'],
  },
  { name: 'Before we began', kind: 'payment-operations', from: 1090, until: 1000 },
  { name: 'Settlement', kind: 'settlement', from: 1, until: 1, isDaily: true },
]

const readLists = (): ListDefinitions => {
  const lists = readDefinitions(join(definitionsRoot, 'options')).map(
    (file) => JSON.parse(file.text ?? '{}') as Options,
  )
  return { library: { options: Object.fromEntries(lists.map((list) => [list.id, list])) } }
}

/** Finishes a report without a notification: it was finished some time ago. */
const finishWithoutNotification: FinishReport = async (trx, { org_id, id }, status) => {
  await sql`update reports set status = ${status}, finished_at = created_at + interval '20 seconds'
    where org_id = ${org_id} and id = ${id}`.execute(trx)
}

/** Inserts reports of the last days, made like any other; yesterday's are finished. */
export const seedReports = async (
  trx: Trx,
  organisations: readonly DemoOrganisation[],
  end: Date,
): Promise<void> => {
  const definitions = readLists()
  const day = (back: number) => new Date(end.getTime() - back * DAY).toISOString().slice(0, 10)
  await sql`insert into report_runs (day) select (app_now() at time zone 'UTC')::date - n from generate_series(1, 2) n`.execute(
    trx,
  )
  const places = organisations.flatMap((organisation) =>
    pastsOf(organisation).map(({ environment }) => ({ organisation, environment })),
  )
  for (const { organisation, environment } of places) {
    const orgId = orgIdOf(organisation)
    for (const [place, report] of REPORTS.entries()) {
      const { id } = await trx
        .insertInto('reports')
        .values({
          org_id: orgId,
          environment,
          name: report.isDaily ? `${report.name} ${day(report.until)}` : report.name,
          kind: report.kind,
          format: report.format ?? 'CSV',
          selection: report.selection ?? 'CREATED',
          first_day: day(report.from),
          last_day: day(report.until),
          zone: 'UTC',
          columns: columnsOf(definitions, report.kind, report.columns),
          sender_account: null,
          reached: null,
          created_by: report.isDaily ? null : userIdOf(organisation, 'maker'),
          created_at: new Date(end.getTime() - (REPORTS.length - place) * 5 * 3_600_000),
          finished_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      while (await writePiece(trx, definitions, { orgId, id }, finishWithoutNotification));
    }
  }
}
