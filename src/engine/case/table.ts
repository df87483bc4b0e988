import type { Case } from '#definition/generated/cases.ts'
import { bannersNow } from '../banner/banners-now.ts'
import type { LinkedPermissions } from '../permission/link.ts'
import type { Facts } from '../rule/types.ts'
import { actionOf } from '../table/action.ts'
import { columnsOf, columnsOffered } from '../table/columns.ts'
import { filterStore } from '../table/filters/filter-store.ts'
import { requestOf } from '../table/query/request.ts'
import { searchedBy, usualColumns, usualState } from '../table/query/state.ts'
import type { LinkedTable } from '../table/types.ts'
import { Expectations } from './results/expectations.ts'
import { mergeFacts } from './facts.ts'
import { expectOpens } from './results/expected-rights.ts'
import { wordsIn } from './words.ts'

/** Runs one case of a table: columns, filters, request, and the actions on the row in `record`. */
export function runTableCase(
  table: LinkedTable,
  definition: Case,
  globals: Facts,
  permissions: LinkedPermissions,
  expected = new Expectations(),
): readonly string[] {
  const facts = mergeFacts(globals, definition.facts ?? {})
  const shown = columnsOf(table, facts, usualColumns(table))
  const store = filterStore(table, facts, definition.answers ?? {})
  const requested = (table.definition.filters ?? []).filter(({ id }) => store?.field(id).relevant)
  expectOpens(expected, definition, table.definition.permission, { permissions, facts })
  expected.same(
    'columns',
    definition.columns,
    shown.map(({ id }) => id),
  )
  expected.same(
    'moreColumns',
    definition.moreColumns,
    columnsOffered(table, facts).flatMap((column) => (shown.includes(column) ? [] : [column.id])),
  )
  expected.same(
    'filters',
    definition.filters,
    requested.map(({ id }) => id),
  )
  if (definition.refuses) expected.each('refuses', definition.refuses, () => refusedIn(store?.advance()))
  if (definition.action !== undefined) expected.same('action', definition.action, offeredFor(table, facts))
  if (definition.requests) {
    const { search } = definition.answers ?? {}
    const usual = { ...usualState(table), filters: store?.relevantAnswers() ?? {} }
    const state = typeof search === 'string' ? searchedBy(usual, search) : usual
    const query = requestOf(table, state, { facts, zone: 'UTC' })
    expected.same('requests', definition.requests, { call: table.rows.id, query })
  }
  expected.same(
    'banners',
    definition.banners,
    bannersNow(table.definition.banners, table.rules, facts).map(({ title }) => title),
  )
  expected.each('rules', definition.rules, (name) => table.rules.get(name)?.evaluate(facts))
  return expected.differences()
}

function offeredFor(table: LinkedTable, facts: Facts): string {
  const stored = new Set(wordsIn(facts, 'session.permissions'))
  return actionOf(table, Object(facts.record) as Facts, facts, stored)?.id ?? 'none'
}

function refusedIn(
  result: ReturnType<NonNullable<ReturnType<typeof filterStore>>['advance']> | undefined,
): Facts {
  const errors = result && !result.ok ? result.errors : []
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]))
}
