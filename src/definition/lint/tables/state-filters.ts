import { resolvePath } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Table } from '../../generated/table.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { derived, missing, withNearest, withoutFix } from '../context/findings.ts'
import { takenBy } from './table-asks.ts'
import { fileOf } from './table-flow.ts'

/** Returns the stored states of a table's records, and those that exist only as displays. */
function statesOf({ machines }: Table, { library }: LintContext) {
  const ids = new Set([machines?.is, ...Object.values(machines?.of ?? {})])
  const own = [...ids].flatMap((id) => (id === undefined ? [] : (library.machines[id] ?? [])))
  const stored = new Set(own.flatMap(({ states }) => Object.keys(states)))
  const displayed = own.flatMap(({ displays = [] }) => displays.map(({ state }) => state))
  return { remaining: stored, shown: new Set(displayed.filter((state) => !stored.has(state))) }
}

/** Returns the values that a call's schema lists for a filter, also states that exist only as displays. */
function namedBy(call: string, filter: string, context: LintContext): ReadonlySet<string> {
  const schema = takenBy(call, context)
  const nodes = schema === undefined ? [] : resolvePath(schema, [filter], context.findSchema).nodes
  const items = nodes.flatMap(({ items: one }) => (one ? resolvePath(one, [], context.findSchema).nodes : []))
  return new Set(
    [...nodes, ...items].flatMap((node) => [...(node.enum ?? []), ...(node.examples ?? [])].map(String)),
  )
}

interface StateFilter {
  readonly table: Table
  readonly path: string
  readonly list: string
  readonly values: readonly string[]
  /** States that the query names. */
  readonly named: ReadonlySet<string>
}

/** Reports states in a list that no row is stored in. */
function strangersIn({ table, path, list, values, named }: StateFilter, context: LintContext): Finding[] {
  const { remaining, shown } = statesOf(table, context)
  return values.flatMap((value) => {
    if (remaining.has(value) || named.has(value)) return []
    const why = shown.has(value)
      ? `which is only shown: '${table.rows.call}' would find none`
      : 'which is no state of the rows'
    const finding = missing(fileOf(table), path, 'state', value, `'${list}' offers '${value}', ${why}.`)
    return [shown.has(value) ? finding : withoutFix(withNearest(finding, value, remaining))]
  })
}

/** Reports stored states that the call takes and the list lacks. */
function missingIn({ table, path, list, values, named }: StateFilter, context: LintContext): Finding[] {
  const { remaining } = statesOf(table, context)
  const absent = [...remaining].filter((state) => named.has(state) && !values.includes(state))
  return absent.map((state) =>
    derived(
      fileOf(table),
      path,
      `'${list}' does not offer the state '${state}': nobody could narrow to it. Add it to options/${list}.`,
    ),
  )
}

/** Returns the list that was probably meant instead of one without any stored state. */
function otherList(
  table: Table,
  at: number,
  list: string,
  stored: ReadonlySet<string>,
  { library }: LintContext,
): Finding {
  const sentence = `'${list}' names no state that the rows have: every choice would find nothing. Name the list of their states.`
  const own = Object.values(library.options).find(
    ({ options }) => options.length > 1 && options.every(({ value }) => stored.has(value)),
  )
  const finding = derived(fileOf(table), `/filters/${at}/options`, sentence)
  return own === undefined ? finding : { ...finding, nearest: own.id }
}

/** Finds another list that has all values of the quick views, if this one lacks some. */
function listOfViews(
  table: Table,
  [id, at]: readonly [id: string, at: number],
  values: readonly string[],
  { library }: LintContext,
): Finding[] {
  const views = (table.quickViews ?? []).flatMap(({ filters = {} }) => filters[id]?.split(',') ?? [])
  const lacking = views.find((value) => !values.includes(value))
  const own = Object.values(library.options).find(({ options }) =>
    views.every((view) => options.some(({ value }) => value === view)),
  )
  if (lacking === undefined || own === undefined) return []
  const sentence = `This list has no '${lacking}', which a quick view shows, and '${own.id}' has all that they show. Name '${own.id}'.`
  return [{ ...derived(fileOf(table), `/filters/${at}/options`, sentence), nearest: own.id }]
}

function lintTable(table: Table, context: LintContext): Finding[] {
  const { remaining } = statesOf(table, context)
  if (remaining.size === 0) return []
  return (table.filters ?? []).flatMap(({ id, options }, at) => {
    const list = typeof options === 'string' ? options : ''
    const values = (context.library.options[list]?.options ?? []).map(({ value }) => value)
    const isOfState = table.machines?.state === id && values.length > 0
    if (isOfState && !values.some((value) => remaining.has(value)))
      return [otherList(table, at, list, remaining, context)]
    // Only a list of states is checked as one.
    if (values.length === 0 || values.filter((value) => remaining.has(value)).length * 2 < values.length)
      return []
    const named = namedBy(table.rows.call, id, context)
    const filter: StateFilter = { table, path: `/filters/${at}/options`, list, values, named }
    const others = listOfViews(table, [id, at], values, context)
    return others.length > 0 ? others : [...strangersIn(filter, context), ...missingIn(filter, context)]
  })
}

/**
 * Checks that filters use stored states; any other finds nothing and shows an empty list as if it were true.
 */
export const lintStateFilters: Lint = inEach('tables', (context, table) => lintTable(table, context))
