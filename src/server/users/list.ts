import { joinLabels } from '#values/joined-labels.ts'
import { sql } from 'kysely'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { PagedQuery } from '#definition/wire.ts'
import { allOf, readPage } from '../app/list/listed-rows.ts'
import { listedAmong } from '../languages/lists.ts'
import { countBy } from '../app/list/counts.ts'
import { matchesWords } from '../store/search-text.ts'
import type { Trx } from '../store/tenant.ts'
import { userTypeOf } from './user-answer.ts'
import { waitingAccessOf } from './rights/waiting-access.ts'
import type { Row } from '../store/generated/database.ts'
import type { Environment } from '../store/environment.ts'
import { roleInWords } from '../languages/reader.ts'

type PeopleQuery = PagedQuery<'users.list'>

interface Line {
  id: string
  org_id: string
  email: string
  name: string
  status: Row<'users'>['status']
  roles: string[]
  environments: Environment[]
  last_sign_in_at: Date | null
  created_at: Date
}

const SORTS = {
  name: 'lower(u.first_name), lower(u.last_name)',
  email: 'lower(u.email)',
  created_at: 'u.created_at',
  last_sign_in_at: 'u.last_sign_in_at',
}

const narrowed = ({ status, environment, role, search }: Omit<PeopleQuery, 'page' | 'size'>) =>
  allOf(
    status === undefined ? sql`u.status <> 'DELETED'` : sql`u.status = ${status}`,
    environment !== undefined &&
      sql`exists (select 1 from user_environments e
        where e.org_id = u.org_id and e.user_id = u.id and e.environment = ${environment})`,
    role !== undefined &&
      sql`exists (select 1 from user_roles r where r.org_id = u.org_id and r.user_id = u.id and r.role = ${role})`,
    search !== undefined && matchesWords(search, sql`u.first_name || ' ' || u.last_name || ' ' || u.email`),
  )

const orderOf = ({ sort_field = 'name', sort_direction = 'asc' }: PeopleQuery) => {
  const parts = SORTS[sort_field].split(', ')
  return sql.raw(parts.map((part) => `${part} ${sort_direction} nulls last`).join(', '))
}

/** Returns a page of the organisation's people (API-042); deleted ones only on request. */
export const listPeople = async (trx: Trx, definitions: ServerDefinitions, query: PeopleQuery) => {
  const { rows, page } = await readPage<Line>(trx, query, {
    columns: sql`u.id, u.org_id, u.email, trim(u.first_name || ' ' || u.last_name) as name, u.status, u.last_sign_in_at, u.created_at,
      array(select role from user_roles r where r.org_id = u.org_id and r.user_id = u.id order by role) as roles,
      array(select environment from user_environments e where e.org_id = u.org_id and e.user_id = u.id order by environment) as environments`,
    from: sql`users u`,
    where: narrowed(query),
    order: sql`${orderOf(query)}, u.id`,
  })
  const waiting = await waitingAccessOf(
    trx,
    rows.map(({ id }) => id),
  )
  const waitingIn = (id: string) => {
    const waitingChanges = waiting.get(id)
    return waitingChanges ? { waitingChanges } : {}
  }
  const content = rows.map((row) => ({
    id: row.id,
    orgId: row.org_id,
    email: row.email,
    name: row.name,
    status: row.status,
    userType: userTypeOf(definitions, row.roles),
    roles: joinLabels(row.roles.map((role) => roleInWords(definitions.roles, role))),
    environments: listedAmong(definitions, 'environments', row.environments)
      .map(({ label }) => label)
      .join(', '),
    ...(row.last_sign_in_at ? { lastSignInAt: row.last_sign_in_at.toISOString() } : {}),
    createdAt: row.created_at.toISOString(),
    ...waitingIn(row.id),
  }))
  const counts = await countBy(trx, {
    state: sql`u.status`,
    from: sql`users u where ${narrowed({ search: query.search })}`,
  })
  return { content, counts, page }
}
