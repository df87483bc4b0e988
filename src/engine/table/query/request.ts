import type { Call } from '#definition/generated/call.ts'
import { isRealDate } from '#values/date.ts'
import { endOfDay, startOfDay } from '#values/zone-day.ts'
import { buildBody } from '../../call/body.ts'
import { keysOf, readPath } from '../../rule/path.ts'
import type { LinkedTable, TableContext, TableState } from '../types.ts'

const DAY_TYPES: ReadonlySet<string> = new Set(['date', 'us-date'])

/** Returns the request for the rows: filters, sort and page under the names of the call. */
export function requestOf(
  table: LinkedTable,
  state: TableState,
  context: TableContext,
): Record<string, unknown> {
  const requested = narrowing(table, state, context, table.rows)
  return asksForAll(table, context) ? requested : { ...requested, page: state.page - 1, size: state.size }
}

/**
 * Tells whether all rows are loaded at once and paged here: the answer has keys instead of pages (OPEN-42).
 */
export function asksForAll({ definition, rows, rules }: LinkedTable, { facts }: TableContext): boolean {
  const { pagedWhen } = definition.rows
  if (!rows.keyed) return false
  return pagedWhen === undefined || rules.get(pagedWhen)?.evaluate(facts) !== 'yes'
}

/** Returns the request for the download: the same rows without pages. */
export function downloadOf(
  table: LinkedTable,
  state: TableState,
  context: TableContext,
): Record<string, unknown> {
  return narrowing(table, state, context, table.download ?? table.rows)
}

function narrowing(
  { definition }: LinkedTable,
  { filters, search, sort }: TableState,
  { facts, zone }: TableContext,
  call: Call,
): Record<string, unknown> {
  const constant = buildBody(definition.rows.with ?? {}, (path) => readPath(facts, keysOf(path)))
  const days = definition.filters?.flatMap(({ id, type }) => (DAY_TYPES.has(type) ? [id] : []))
  const sent = Object.entries(filters).map(([id, value]) => {
    return [id, days?.includes(id) ? instantOf(id, String(value), zone) : value] as const
  })
  const all = {
    ...constant,
    ...Object.fromEntries(sent),
    ...(search === undefined ? {} : { search }),
    sort_field: sort.by,
    sort_direction: sort.direction,
  }
  return call.method === 'GET' ? inQuery(all) : all
}

/** Returns the instant of a day's filter. A day is whole, so 'before' includes it. */
function instantOf(id: string, day: string, zone: string): string {
  if (!isRealDate(day)) return day
  return id.endsWith('before') ? endOfDay(day, zone) : startOfDay(day, zone)
}

/** Converts values for a query; lists are joined by commas. */
function inQuery(all: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  )
}
