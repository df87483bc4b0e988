import { sql } from 'kysely'
import { listOf, type ListDefinitions } from '../../languages/lists.ts'
import { ofTenant, type Trx } from '../../store/tenant.ts'
import { columnsOf } from '../kinds.ts'
import type { Terms } from './overdue-reports.ts'
import type { ReportHandover } from '../report.ts'
import type { Environment } from '../../store/environment.ts'

const DAILY = 'daily-reports'

/** Takes the day whose reports are due, once among all processes; undefined if it was taken. */
const takeDay = async (trx: Trx, { dailyAt }: Terms): Promise<string | undefined> => {
  const { rows } = await sql<{ day: string }>`insert into report_runs (day)
    select ((app_now() at time zone 'UTC') - make_interval(secs => ${dailyAt}::float8))::date - 1
    on conflict do nothing returning day`.execute(trx)
  return rows[0]?.day
}

/** Lists the organisations and environments with people and payments. */
const placesOf = async (trx: Trx) => {
  const { rows } = await sql<{ org_id: string; environment: Environment }>`
    select distinct e.org_id, e.environment from user_environments e
    where exists (select 1 from payments p where p.org_id = e.org_id and p.environment = e.environment)
    order by 1, 2`.execute(trx)
  return rows
}

/** Starts the missing reports of the previous day in UTC (LIM-017). */
export const startDaily = async (
  trx: Trx,
  definitions: ListDefinitions,
  terms: Terms,
): Promise<ReportHandover[]> => {
  const day = await takeDay(trx, terms)
  if (day === undefined) return []
  const kinds = listOf(definitions, DAILY)
  const begun: ReportHandover[] = []
  for (const place of await placesOf(trx)) {
    const made = await ofTenant(trx, place.org_id)
      .insertInto('reports')
      .values(
        kinds.map(({ value: kind, label }) => ({
          ...place,
          name: `${label} ${day}`,
          kind,
          format: 'CSV' as const,
          selection: 'CREATED' as const,
          first_day: day,
          last_day: day,
          zone: 'UTC',
          columns: columnsOf(definitions, kind),
          sender_account: null,
          reached: null,
          created_by: null,
          finished_at: null,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute()
    begun.push(...made.map(({ id }) => ({ orgId: place.org_id, id })))
  }
  return begun
}
