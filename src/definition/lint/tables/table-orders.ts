import { resolvePath } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Table } from '../../generated/table.ts'
import { below } from '../context/nested-nodes.ts'
import { inEach } from '../context/each.ts'
import type { LintContext } from '../context/context.ts'
import { derived, error } from '../context/findings.ts'
import { logicFinder } from '../context/logic-context.ts'
import { readBy } from '../rules/requested-facts.ts'
import { fileOf, rowOf } from './table-flow.ts'

/** Order of rows that a sentence promises. */
const promises = [
  [/\bnewest first\b/i, 'desc'],
  [/\boldest first\b/i, 'asc'],
] as const

/** Checks that the newest rows come first where a sentence says so. */
function lintPromised(file: string, { purpose, empty, sort }: Table): Finding[] {
  const says = [purpose, empty?.says].join(' ')
  const [words, direction] = promises.find(([promise]) => promise.test(says)) ?? []
  if (words === undefined || sort.direction === direction || !/(?:_at|date|At)$/.test(sort.by)) return []
  const [promised = ''] = words.exec(says) ?? []
  const sentence = `The table is said to come ‘${promised.toLowerCase()}’, and '${sort.direction}' turns that round. Write '${direction}', or say another order.`
  return [{ ...error(file, '/sort/direction', sentence), nearest: direction }]
}

/** Checks that the first quick view is the list as it comes, and that a view names a value once. */
const lintViewOrder = (file: string, { quickViews = [] }: Table): Finding[] =>
  quickViews.flatMap(({ label, filters }, at) => {
    const first = quickViews.findIndex((one) => one.filters === undefined)
    const place = `/quickViews/${at}/filters`
    const twice = Object.entries(filters ?? {}).flatMap(([name, value]) => {
      const values = value.split(',')
      const again = values.find((one, index) => values.indexOf(one) !== index)
      return again === undefined
        ? []
        : [
            error(
              file,
              below(place, name),
              `'${again}' stands twice in this view. Write what is meant in one place.`,
            ),
          ]
    })
    if (at !== 0 || filters === undefined) return twice
    const all = first === -1 ? '' : `: exchange it with ‘${quickViews[first]!.label}’`
    const sentence = `The first view is the list as it comes, and ‘${label}’ narrows it${all}. Take its filters out.`
    return [...twice, derived(file, place, sentence)]
  })

/** Checks that something can still be offered behind the end of the search. */
const lintNone = (file: string, { rowActions = [] }: Table): Finding[] =>
  rowActions.flatMap((action, at) => {
    if (!('none' in action)) return []
    const isAgain = rowActions.some((one, before) => before < at && 'none' in one && one.none === action.none)
    if (at < rowActions.length - 1 && !isAgain) return []
    const sentence = isAgain
      ? `'${action.none}' ends the search further up already. Take one of the two out, or name another rule.`
      : `'none' keeps what follows from being offered, and nothing follows. Put it before what it shall keep back, or take it out.`
    return [derived(file, `/rowActions/${at}/none`, sentence)]
  })

/** Checks that an action which downloads names a file, not a list of them. */
function lintFiles(file: string, table: Table, context: LintContext): Finding[] {
  return (table.rowActions ?? []).flatMap((action, at) => {
    if (!('file' in action)) return []
    const { types } = resolvePath(rowOf(context, table), action.file.split('.'), context.findSchema)
    if (types.length !== 1 || types[0] !== 'array') return []
    const nearest = `${action.file}.0`
    const sentence = `'${action.file}' is a list, and one file is downloaded. Name the first of them.`
    return [{ ...error(file, `/rowActions/${at}/file`, sentence), nearest }]
  })
}

/** Checks that a filter may stay empty, and is shown whatever stands in the rows. */
function lintFilters(file: string, { filters = [], rules }: Table, context: LintContext): Finding[] {
  const find = logicFinder(rules, context)
  return filters.flatMap(({ requireWhen, showWhen }, at) => {
    const place = `/filters/${at}`
    const read =
      showWhen === undefined ? undefined : readBy(showWhen, find).find((name) => name.startsWith('record.'))
    return [
      ...(requireWhen === undefined
        ? []
        : [
            error(
              file,
              `${place}/requireWhen`,
              `A filter may always stay empty, so that this does nothing. Take it out; what must hold between filters stands under 'checks'.`,
            ),
          ]),
      ...(read === undefined
        ? []
        : [
            derived(
              file,
              `${place}/showWhen`,
              `'${showWhen}' reads '${read}' of one row, and a filter shows for the whole table. Name a rule of the session, a flag or another filter.`,
            ),
          ]),
    ]
  })
}

/** Checks what of a table has an order, and what its filters ask. */
export const lintTableOrders = inEach('tables', (context, table) => {
  const file = fileOf(table)
  return [
    ...lintPromised(file, table),
    ...lintViewOrder(file, table),
    ...lintNone(file, table),
    ...lintFiles(file, table, context),
    ...lintFilters(file, table, context),
  ]
})
