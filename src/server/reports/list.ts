import { sql } from 'kysely'
import type { PagedQuery } from '#definition/wire.ts'
import { checkUuid } from '#values/uuid.ts'
import { countBy } from '../app/list/counts.ts'
import { allOf, readPage } from '../app/list/listed-rows.ts'
import { matchesWords } from '../store/search-text.ts'
import type { Trx } from '../store/tenant.ts'
import type { ReportRead } from './answer.ts'

const COLUMNS = sql`r.org_id, r.environment, r.id, r.name, kind, format, selection, first_day, last_day, r.zone, columns,
  sender_account, r.status, rows, size, checksum, created_by, r.created_at, finished_at, u.first_name, u.last_name`
const TABLES = sql`reports r left join users u on u.org_id = r.org_id and u.id = r.created_by`

/** Returns a page of reports, newest first by default; states ignore case (OPEN-143). */
export const listReports = async (trx: Trx, query: PagedQuery<'reports.list'>) => {
  const { type, status, search = '', sort_field: by, sort_direction = 'desc' } = query
  const called = matchesWords(
    search,
    sql`concat_ws(' ', r.name, (select concat_ws(' ', who.first_name, who.last_name)
      from users who where who.org_id = r.org_id and who.id = r.created_by))`,
  )
  const direction = sql.raw(sort_direction)
  const counts = await countBy(trx, { state: sql`r.status`, from: sql`reports r where ${called}` })
  const { rows, page } = await readPage<ReportRead>(trx, query, {
    columns: COLUMNS,
    from: TABLES,
    where: allOf(
      type && sql`kind = ${type}`,
      status && sql`lower(r.status) = ${status.toLowerCase()}`,
      called,
    ),
    order: sql`${by === 'name' ? sql`lower(r.name)` : sql`r.created_at`} ${direction}, r.id ${direction}`,
    countedFrom: sql`reports r`,
  })
  return { rows, counts, page }
}

/** Returns one report; another organisation's or environment's is not found. */
export const findReport = async (trx: Trx, id: string | undefined): Promise<ReportRead | undefined> => {
  if (id === undefined || checkUuid(id)) return undefined
  return (await sql<ReportRead>`select ${COLUMNS} from ${TABLES} where r.id = ${id}`.execute(trx)).rows[0]
}
