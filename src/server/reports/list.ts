import { sql, type SqlBool } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import type { PagedQuery } from '#definition/wire.ts'
import { pageOf, sliceOf } from '../app/list/list-page.ts'
import { countBy } from '../app/list/counts.ts'
import { matchesWords } from '../store/search-text.ts'
import type { Trx } from '../store/tenant.ts'
import type { ReportRead } from './answer.ts'

const COLUMNS = [
  'reports.org_id',
  'reports.environment',
  'reports.id',
  'reports.name',
  'kind',
  'format',
  'selection',
  'first_day',
  'last_day',
  'reports.zone',
  'columns',
  'sender_account',
  'reports.status',
  'rows',
  'size',
  'checksum',
  'created_by',
  'reports.created_at',
  'finished_at',
  'users.first_name',
  'users.last_name',
] as const

const reportsOf = (trx: Trx) =>
  trx
    .selectFrom('reports')
    .leftJoin('users', (join) =>
      join.onRef('users.org_id', '=', 'reports.org_id').onRef('users.id', '=', 'reports.created_by'),
    )
    .select(COLUMNS)

/** A page of reports, newest first unless said otherwise; states are compared without regard to case (OPEN-143). */
export const listReports = async (trx: Trx, query: PagedQuery<'reports.list'>) => {
  const slice = sliceOf(query)
  const { type, status, sort_field: by = 'created_at', sort_direction: direction = 'desc' } = query
  const called = matchesWords(
    query.search ?? '',
    sql`concat_ws(' ', reports.name, (select concat_ws(' ', who.first_name, who.last_name)
      from users who where who.org_id = reports.org_id and who.id = reports.created_by))`,
  )
  const fits = sql<SqlBool>`${type === undefined ? sql`true` : sql`kind = ${type}`}
    and ${status === undefined ? sql`true` : sql`lower(reports.status) = ${status.toLowerCase()}`} and ${called}`
  const counts = await countBy(trx, { state: sql`reports.status`, from: sql`reports where ${called}` })
  const { total } = await trx
    .selectFrom('reports')
    .select((is) => is.fn.countAll<string>().as('total'))
    .where(fits)
    .executeTakeFirstOrThrow()
  const rows: ReportRead[] = await reportsOf(trx)
    .where(fits)
    .orderBy(by === 'name' ? sql`lower(reports.name)` : 'reports.created_at', direction)
    .orderBy('reports.id', direction)
    .limit(slice.size)
    .offset(slice.offset)
    .execute()
  return { rows, counts, page: pageOf(slice, total) }
}

/** One report; another organisation's or environment's does not exist. */
export const findReport = async (trx: Trx, id: string | undefined): Promise<ReportRead | undefined> =>
  id === undefined || checkUuid(id)
    ? undefined
    : reportsOf(trx).where('reports.id', '=', id).executeTakeFirst()
