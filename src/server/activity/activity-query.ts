import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Query } from '#definition/wire.ts'
import { matchesSearch } from '#values/search.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { afterMillisecond } from '../app/values/zone.ts'
import type { Session } from '../app/session.ts'
import type { Database } from '../store/generated/database.ts'
import type { Environment } from '../store/environment.ts'
import { matchesWords } from '../store/search-text.ts'
import { inWords } from '../languages/reader.ts'
import { sayFiles } from '#values/generated/say-files.ts'

/** The filters of the activity log. */
export type ActivityFilters = Pick<
  Query<'activity.list'>,
  'search' | 'user' | 'action' | 'object_type' | 'object_id' | 'result' | 'environment' | 'after' | 'before'
>

const NAMES = {
  search: 'search',
  user: 'person',
  action: 'action',
  object_type: 'object',
  object_id: 'objectId',
  result: 'result',
  environment: 'environment',
  after: 'from',
  before: 'until',
} as const satisfies Readonly<Record<keyof ActivityFilters, string>>

/** The filters, with the actions whose labels match the search; the log stores only action names. */
export interface NarrowedActivity extends ActivityFilters {
  readonly actionsFound?: readonly string[]
}

/** Returns the filters of a query without its other parameters. */
export const filtersIn = (
  query: ActivityFilters,
  { library }: Pick<ServerDefinitions, 'library'>,
): NarrowedActivity => {
  const requested: Readonly<Record<string, unknown>> = query
  const names = Object.keys(NAMES).filter((name) => requested[name] !== undefined)
  const filters = Object.fromEntries(names.map((name) => [name, requested[name]]))
  const { search } = query
  if (search === undefined) return filters
  const { options = [] } = inWords(library).options['activity-actions'] ?? {}
  const found = options.filter(({ label }) => matchesSearch(search, [label]))
  return { ...filters, actionsFound: found.map(({ value }) => value) }
}

/** Describes the filters for the reader of a download. */
export const describeFilters = (filters: ActivityFilters, timeOf: (instant: string) => string): string[] =>
  Object.entries(NAMES).flatMap(([key, name]) => {
    const value = filters[key as keyof ActivityFilters]
    const isMoment = key === 'after' || key === 'before'
    const shown = isMoment && value !== undefined ? timeOf(value) : value
    return shown === undefined ? [] : [sayFiles('filter', { name: sayFiles(name), value: shown })]
  })

type Is = ExpressionBuilder<Database, 'audit_trail'>

/** Matches rows of the reader's environments and rows without one. */
const isVisible = (is: Is, environments: readonly Environment[]) =>
  is.or([is('environment', 'is', null), is('environment', 'in', environments)])

const isBy = (person: string) =>
  sql<boolean>`audit_trail.user_id in (select users.id from users where users.org_id = audit_trail.org_id
    and ${matchesWords(person, sql`users.first_name || ' ' || users.last_name || ' ' || users.email`)})`

const WORDS = sql`concat_ws(' ', audit_trail.action, audit_trail.object_type, audit_trail.object_id, (select
  concat_ws(' ', who.first_name, who.last_name, who.email) from users who
  where who.org_id = audit_trail.org_id and who.id = audit_trail.user_id))`

/** Returns the conditions of the list, the count and the download. */
export const narrowedBy =
  ({ environments }: Pick<Session, 'environments'>, filters: NarrowedActivity) =>
  (is: Is): Expression<SqlBool> =>
    is.and([
      isVisible(is, environments),
      ...(filters.search === undefined
        ? []
        : [
            is.or([
              matchesWords(filters.search, WORDS),
              sql<boolean>`audit_trail.action = any(${filters.actionsFound ?? []}::text[])`,
            ]),
          ]),
      ...(filters.user === undefined ? [] : [isBy(filters.user)]),
      ...(filters.action === undefined ? [] : [is('action', '=', filters.action)]),
      ...(filters.object_type === undefined ? [] : [is('object_type', '=', filters.object_type)]),
      ...(filters.object_id === undefined ? [] : [is('object_id', '=', filters.object_id)]),
      ...(filters.result === undefined ? [] : [is('result', '=', filters.result)]),
      ...(filters.environment === undefined ? [] : [is('environment', '=', filters.environment)]),
      ...(filters.after === undefined ? [] : [is('at', '>=', new Date(filters.after))]),
      ...(filters.before === undefined ? [] : [is('at', '<', afterMillisecond(filters.before))]),
    ])
