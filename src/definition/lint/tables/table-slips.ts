import { resolvePath, valuesOf } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Table } from '../../generated/table.ts'
import { lintSessionIds } from '../names/session-ids.ts'
import { below } from '../context/nested-nodes.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { derived, error } from '../context/findings.ts'
import { logicFinder } from '../context/logic-context.ts'
import { parametersOf } from '../pages/page-over.ts'
import { readBy } from '../rules/requested-facts.ts'
import { fileOf, rowOf } from './table-flow.ts'
import { lintTableOrders } from './table-orders.ts'

/** Checks that the rule of a column reads no row, since a column is shown for all rows or none. */
function lintShown(file: string, { columns, rules }: Table, context: LintContext): Finding[] {
  const find = logicFinder(rules, context)
  return columns.flatMap(({ showWhen }, at) => {
    const read =
      showWhen === undefined ? undefined : readBy(showWhen, find).find((name) => name.startsWith('record.'))
    if (read === undefined) return []
    const sentence = `'${showWhen}' reads '${read}' of one row, and a column shows for all rows or for none. Name a rule of the session, a flag or a filter.`
    return [derived(file, `/columns/${at}/showWhen`, sentence)]
  })
}

/** Only the state of the rows is printed by their machine. */
function lintStatus(file: string, { columns, machines }: Table): Finding[] {
  return columns.flatMap(({ type, options, id, path = id }, at) =>
    type !== 'status' || options !== undefined || machines === undefined || path === machines.state
      ? []
      : [
          derived(
            file,
            `/columns/${at}/type`,
            `A status is printed by the machine of the rows, whose state stands in '${machines.state}', not in '${path}'. Let the type be 'text', or name a list under 'options'.`,
          ),
        ],
  )
}

/** Checks that a state is printed by its machine, since any other type would print its code. */
function lintRaw(file: string, { columns, machines }: Table): Finding[] {
  return columns.flatMap(({ type, options, id, path = id }, at) =>
    machines === undefined ||
    path !== machines.state ||
    type === 'status' ||
    options !== undefined ||
    type === 'time-left'
      ? []
      : [
          derived(
            file,
            `/columns/${at}/type`,
            `'${path}' is the state of the rows, and '${type}' prints its name as the program knows it. Write 'status', which prints the words of the machine.`,
          ),
        ],
  )
}

/** Two columns that sort by the same would sort each other's. */
function lintSorts(file: string, { columns }: Table): Finding[] {
  const sorts = columns.map(({ sort }) => sort)
  return columns.flatMap(({ sort, id }, at) => {
    const first = columns[sorts.indexOf(sort)]
    return sort === undefined || first === undefined || first.id === id
      ? []
      : [
          error(
            file,
            `/columns/${at}/sort`,
            `'${first.id}' sorts by '${sort}' already: people who sort by '${id}' would get another order. Name what the call sorts '${id}' by, or leave 'sort' out.`,
          ),
        ]
  })
}

/** Reports filters on a name that the table always sends; such a filter has no effect. */
function lintConstants(file: string, { rows, filters = [] }: Table): Finding[] {
  const requested = new Set(filters.map(({ id }) => id))
  return Object.keys(rows.with ?? {}).flatMap((name) =>
    requested.has(name)
      ? [
          error(
            file,
            below('/rows/with', name),
            `A filter asks for '${name}' as well, and only one of both can be sent. Take it out here, or take the filter out.`,
          ),
        ]
      : [],
  )
}

/** Whether a call of the same records finds one by the key. */
function findsOne({ key, rows }: Table, { library }: LintContext): boolean {
  const [noun] = rows.call.split('.')
  return Object.values(library.calls).some(
    ({ id, path }) => id.startsWith(`${noun}.`) && path.includes(`{${key}}`),
  )
}

/** Checks that a card on a phone shows only visible columns. */
function lintPhone(file: string, { columns }: Table): Finding[] {
  return columns.flatMap(({ id, phone, hidden }, at) =>
    phone && hidden
      ? [
          derived(
            file,
            `/columns/${at}/phone`,
            `'${id}' is hidden until a person chooses it, on a phone as well. Take 'hidden' out, or 'phone'.`,
          ),
        ]
      : [],
  )
}

/** Returns the names that a row has. */
const namesInRow = (table: Table, context: LintContext): string[] =>
  resolvePath(rowOf(context, table), [], context.findSchema).nodes.flatMap(({ properties = {} }) =>
    Object.keys(properties),
  )

/** Checks that the key identifies a row; a name given by people does not if there is an id. */
function lintKey(file: string, table: Table, context: LintContext): Finding[] {
  const row = rowOf(context, table)
  const { isResolved, nodes } = resolvePath(row, ['id'], context.findSchema)
  const beside = namesInRow(table, context)
  const own = `${nounOf(table.rows.call)?.replace(/s$/, '')}Id`
  const isNamed = table.columns.some(({ id, path = id, headline }) => path === table.key && headline === true)
  if (isNamed && beside.includes(own) && !findsOne(table, context))
    return [
      {
        ...error(
          file,
          '/key',
          `Two rows may have the same '${table.key}', and would be taken for one. Write '${own}', which each row has for itself.`,
        ),
        nearest: own,
      },
    ]
  // A call that cannot be read may find one row by its name.
  if (context.unread?.['calls'] !== undefined) return []
  if (!/name$/i.test(table.key) || !isResolved || nodes.length === 0 || findsOne(table, context)) return []
  const sentence = `Two rows may have the same '${table.key}', and would be taken for one. Write 'id', which each row has for itself.`
  return [{ ...error(file, '/key', sentence), nearest: 'id' }]
}

/** Two columns of one value, printed alike, are one too many; unless only one of them shows. */
function lintValues(file: string, { columns }: Table): Finding[] {
  return columns.flatMap(({ id, path = id, type, showWhen, options }, at) => {
    const first = columns
      .slice(0, at)
      .find((one) => (one.path ?? one.id) === path && one.type === type && one.options === options)
    if (first === undefined || first.showWhen !== undefined || showWhen !== undefined) return []
    const word = columns[at]?.path === undefined ? 'id' : 'path'
    const sentence = `'${first.id}' prints '${path}' already: one of the two was copied. Name what '${id}' prints.`
    return [derived(file, `/columns/${at}/${word}`, sentence)]
  })
}

const nounOf = (call: string | undefined): string | undefined => call?.split('.')[0]

/** Returns the noun of the record that a page shows. */
function nounOfPage(id: string, { library }: LintContext): string | undefined {
  const { details, flow, facts = {} } = library.pages[id] ?? {}
  const requested = Object.values(facts)[0]?.call ?? library.flows[flow ?? '']?.submit.call
  return nounOf(library.details[details ?? '']?.record?.call ?? requested)
}

/**
 * Returns the page of one record of a noun; of several, the one with the shortest name outside other tasks.
 */
const ownPage = (noun: string | undefined, context: LintContext): string | undefined =>
  Object.entries(context.library.pages)
    .toSorted(([one], [other]) => one.length - other.length)
    .find(
      ([id, page]) =>
        parametersOf(page).length === 1 && page.details !== undefined && nounOfPage(id, context) === noun,
    )?.[0]

/** Checks that a row opens the page of its own record, since another page could not find the id. */
function lintOpens(file: string, table: Table, context: LintContext): Finding[] {
  const { columns, rows, rowActions, key } = table
  const { pages } = context.library
  const noun = nounOf(rows.call)
  const isOfKey = (id: string) => key !== 'id' && (key.includes(id) || parametersOf(pages[id]!).includes(key))
  const offered = (rowActions ?? []).flatMap((action, at) =>
    'opens' in action && action.opens !== undefined ? [[`/rowActions/${at}`, action.opens] as const] : [],
  )
  const otherThing = (path: string, opens: string): Finding[] => {
    const at = Number(path.split('/').at(-1))
    const action = rowActions?.[at]
    const other = nounOfPage(opens, context)
    const isOther = other !== undefined && other !== noun && !isOfKey(opens)
    if (action === undefined || ('key' in action && action.key !== undefined) || !isOther) return []
    const isKeyed = (rowActions ?? []).some(
      (one) =>
        one !== action && 'key' in one && 'opens' in one && nounOfPage(one.opens ?? '', context) === other,
    )
    const sentence = `The page '${opens}' is of '${other}', and would be opened with the '${key}' of the row. Say under 'key' where the row names what it shows.`
    return isKeyed ? [derived(file, path, sentence)] : []
  }
  const found = offered.flatMap(([path, opens]): Finding[] => {
    if (pages[opens] === undefined) return []
    if (parametersOf(pages[opens]).length > 0) return otherThing(path, opens)
    const own = ownPage(noun, context)
    const sentence = `The page '${opens}' shows no single record: its address takes no id, so that every row would open the same. Name the page of a row.`
    return [
      {
        ...derived(file, `${path}/opens`, sentence, `pages/${opens}.page.json`),
        ...(own === undefined ? {} : { nearest: own }),
      },
    ]
  })
  const shown = columns.flatMap(({ opens }, at) => {
    const other = opens !== undefined && pages[opens] ? nounOfPage(opens, context) : undefined
    const isOfMany =
      opens !== undefined && pages[opens] !== undefined && parametersOf(pages[opens]).length === 0
    if (opens === undefined || (!isOfMany && (other === undefined || other === noun || isOfKey(opens))))
      return []
    const own = ownPage(noun, context)
    if (own === undefined) return []
    const message = `The page '${opens}' shows no single record: its address takes no id. Name the page of a row.`
    if (isOfMany)
      return [{ ...derived(file, `/columns/${at}/opens`, message, `pages/${opens}.page.json`), nearest: own }]
    const sentence = `The page '${opens}' is of '${other}', and a row is of '${noun}': it would find nothing. Name the page of a '${noun}'.`
    return [{ ...derived(file, `/columns/${at}/opens`, sentence), nearest: own }]
  })
  return [...shown, ...found]
}

/** Reports values of a row that the option list of its column lacks; they would show as codes. */
function lintNames(file: string, table: Table, context: LintContext): Finding[] {
  const row = rowOf(context, table)
  return table.columns.flatMap(({ type, options, id, path = id }, at) => {
    const list = context.library.options[options ?? '']
    if (!type.startsWith('choice') || list === undefined) return []
    const names = new Set(
      [list, context.library.options[list.also ?? '']].flatMap(
        (one) => one?.options.map(({ value }) => value) ?? [],
      ),
    )
    const found = resolvePath(row, path.split('.'), context.findSchema).nodes
    const values = valuesOf(
      type === 'choices'
        ? found.flatMap((node) =>
            node.items === undefined ? [] : resolvePath(node.items, [], context.findSchema).nodes,
          )
        : found,
    )
    const missing = values?.filter((value) => !names.has(String(value))) ?? []
    if (missing.length === 0) return []
    const sentence = `'${options}' has no words for ${missing.map((value) => `'${String(value)}'`).join(', ')}, which '${path}' of a row can be: people would read the code. Name the list of '${path}', or add it there.`
    return [error(file, `/columns/${at}/options`, sentence)]
  })
}

/** Reports names in tables that exist but cannot be the intended ones. */
export const lintTableSlips: Lint = inEach('tables', (context, table) => {
  const file = fileOf(table)
  return [
    ...lintShown(file, table, context),
    ...lintStatus(file, table),
    ...lintRaw(file, table),
    ...lintSorts(file, table),
    ...lintPhone(file, table),
    ...lintConstants(file, table),
    ...lintKey(file, table, context),
    ...lintOpens(file, table, context),
    ...lintNames(file, table, context),
    ...lintValues(file, table),
    ...lintSessionIds(file, '/rows/with', table.rows, context),
    ...lintTableOrders.of(context, table),
  ]
})
