import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Query } from '#definition/wire.ts'
import type { Session } from '../app/session.ts'
import type { Database } from '../store/generated/database.ts'
import type { Environment } from '../store/environment.ts'
import { matchesWords } from '../store/search-text.ts'

/** What the log can be narrowed by. */
export type ActivityFilters = Pick<
  Query<'activity.list'>,
  'user' | 'action' | 'object_type' | 'object_id' | 'result' | 'environment' | 'after' | 'before'
>

const NAMES: Readonly<Record<keyof ActivityFilters, string>> = {
  user: 'Person',
  action: 'Action',
  object_type: 'Object',
  object_id: 'Object ID',
  result: 'Result',
  environment: 'Environment',
  after: 'From',
  before: 'Until',
}

/** Only the filters of a query, whatever else it asks. */
export const filtersIn = (query: ActivityFilters): ActivityFilters => {
  const requested: Readonly<Record<string, unknown>> = query
  const names = Object.keys(NAMES).filter((name) => requested[name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, requested[name]]))
}

/** The filters as a reader of the file understands them. */
export const describeFilters = (filters: ActivityFilters, timeOf: (instant: string) => string): string[] =>
  Object.entries(filters).map(([name, value]) => {
    const isMoment = name === 'after' || name === 'before'
    return `${NAMES[name as keyof ActivityFilters]}: ${isMoment ? timeOf(value) : value}`
  })

type Is = ExpressionBuilder<Database, 'audit_trail'>

/** Rows of the environments the reader works in, and those of none: what is done elsewhere is not theirs to see. */
const isVisible = (is: Is, environments: readonly Environment[]) =>
  is.or([is('environment', 'is', null), is('environment', 'in', environments)])

const isBy = (person: string) =>
  sql<boolean>`audit_trail.user_id in (select users.id from users where users.org_id = audit_trail.org_id
    and ${matchesWords(person, sql`users.first_name || ' ' || users.last_name || ' ' || users.email`)})`

/** The conditions of a list, a count and a file alike. */
export const narrowedBy =
  ({ environments }: Pick<Session, 'environments'>, filters: ActivityFilters) =>
  (is: Is): Expression<SqlBool> =>
    is.and([
      isVisible(is, environments),
      ...(filters.user === undefined ? [] : [isBy(filters.user)]),
      ...(filters.action === undefined ? [] : [is('action', '=', filters.action)]),
      ...(filters.object_type === undefined ? [] : [is('object_type', '=', filters.object_type)]),
      ...(filters.object_id === undefined ? [] : [is('object_id', '=', filters.object_id)]),
      ...(filters.result === undefined ? [] : [is('result', '=', filters.result)]),
      ...(filters.environment === undefined ? [] : [is('environment', '=', filters.environment)]),
      ...(filters.after === undefined ? [] : [is('at', '>=', new Date(filters.after))]),
      ...(filters.before === undefined ? [] : [is('at', '<=', new Date(filters.before))]),
    ])
