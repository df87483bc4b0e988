import { resolvePath } from '../../facts/fact-type.ts'
import { isRealDate } from '#values/date.ts'
import type { Finding } from '../../finding.ts'
import type { Table } from '../../generated/table.ts'
import { below } from '../context/nested-nodes.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { asKey, caused, derived, error, unknownName, withNearest } from '../context/findings.ts'
import { answerOf } from '../context/roots.ts'
import { fileOf } from './table-flow.ts'

/** Returns the values of a list, with those of the list it extends. */
function valuesIn(list: string, { library }: LintContext): readonly string[] {
  const { options = [], also } = library.options[list] ?? {}
  return [
    ...options.map(({ value }) => value),
    ...(also === undefined ? [] : library.options[also]!.options.map(({ value }) => value)),
  ]
}

/** Checks that the preset of a free filter is a valid input. */
function lintSet(file: string, place: string, type: string, value: string): Finding[] {
  const [fits, form] = forms[type] ?? []
  return fits === undefined || fits(value)
    ? []
    : [
        error(
          file,
          place,
          `'${value}' cannot be written into this filter: the view would show nothing. Write ${form}.`,
        ),
      ]
}

const isDay = (value: string): boolean => isRealDate(value)
const forms: Readonly<Record<string, readonly [fits: (value: string) => boolean, form: string]>> = {
  date: [
    isDay,
    'year, month and day, such as 2026-12-31; a view of each day needs a list of such days, chosen by a filter of its own',
  ],
  'us-date': [
    isDay,
    'year, month and day, such as 2026-12-31; a view of each day needs a list of such days, chosen by a filter of its own',
  ],
  number: [(value) => /^-?\d+(\.\d+)?$/.test(value), 'a number, such as 1000'],
  uuid: [(value) => /^[0-9a-f-]{36}$/i.test(value), 'an id of 36 signs'],
}

/** Finds a view that is called as another value of its list: people would look at other rows than they think. */
function lintLabel(
  table: Table,
  at: number,
  list: string,
  chosen: readonly string[],
  { library }: LintContext,
): Finding[] {
  const { label, filters = {} } = table.quickViews![at]!
  const other = library.options[list]?.options.find((option) => option.label === label)
  // Two views that read alike, or show the same, have a finding of their own.
  const isTwice =
    table.quickViews!.filter(
      (view) => view.label === label || JSON.stringify(view.filters) === JSON.stringify(filters),
    ).length > 1
  if (other === undefined || isTwice || chosen.includes(other.value) || Object.keys(filters).length > 1)
    return []
  const sentence = `'${label}' is what '${other.value}' is called in '${list}', and this view shows ${chosen.join(', ')}. Name it after what it shows.`
  // If the list itself is wrong, this finding follows from that one.
  const about = { kind: 'cause', name: `views of ${table.id}`, of: `options/${list}.options.json` } as const
  return [{ ...error(fileOf(table), `/quickViews/${at}/label`, sentence), about }]
}

/** Checks that a quick view sets filters to possible values and has a count in the answer. */
function lintViews(table: Table, context: LintContext): Finding[] {
  const file = fileOf(table)
  const filters = table.filters ?? []
  const answer = answerOf(context, table.rows.call)
  return (table.quickViews ?? []).flatMap((view, at) => {
    const path = `/quickViews/${at}`
    const { isResolved, names } = resolvePath(answer, view.count?.split('.') ?? [], context.findSchema)
    return [
      ...Object.entries(view.filters ?? {}).flatMap(([name, value]) => {
        const place = below(path, 'filters', name)
        const filter = filters.find(({ id }) => id === name)
        if (filter === undefined)
          return unknownName(
            file,
            place,
            'filter of this table',
            name,
            filters.map(({ id }) => id),
          ).map(asKey)
        if (filter.showWhen !== undefined) {
          const sentence = `The filter '${name}' shows only while '${filter.showWhen}' is yes. A view that always narrows by it hides why rows are missing. Show the filter always, or name another.`
          return [caused(`filter ${name} of ${file}`, file, place, sentence)]
        }
        if (typeof filter.options !== 'string') return lintSet(file, place, filter.type, value)
        const values = valuesIn(filter.options, context)
        if (values.length === 0) return []
        const chosen = filter.type === 'choices' ? value.split(',') : [value]
        const unknown = chosen.find((one) => !values.includes(one))
        if (unknown === undefined) return lintLabel(table, at, filter.options, chosen, context)
        const sentence = `The filter '${name}' offers no '${unknown}': the view would show nothing. It offers ${values.join(', ')}.`
        return [withNearest(error(file, place, sentence), unknown, values)]
      }),
      ...(view.count === undefined || isResolved
        ? []
        : [
            withNearest(
              error(
                file,
                `${path}/count`,
                `The answer of '${table.rows.call}' has no '${view.count}': no number would be shown.`,
              ),
              view.count.split('.').at(-1)!,
              names,
              (one) => [...view.count!.split('.').slice(0, -1), one].join('.'),
            ),
          ]),
    ]
  })
}

/** Another machine may have been meant, which then has its own finding. */
const asDerived = (finding: Finding): Finding => ({ ...finding, about: { kind: 'derived' } })

/** Checks that bulk actions are moves of the rows' machines and that the summed amount is a column. */
function lintBulk(table: Table, { library }: LintContext): Finding[] {
  const file = fileOf(table)
  const { moves = [], amount } = table.bulk ?? {}
  const named = [table.machines?.is, ...Object.values(table.machines?.of ?? {})].flatMap((id) => id ?? [])
  const machines = named.flatMap((id) => library.machines[id] ?? [])
  const existing = machines.flatMap((machine) => machine.moves.map(({ id }) => id))
  const column = table.columns.find(({ id }) => id === amount)
  return [
    // A machine that cannot be read has unknown moves.
    ...(machines.length === 0 || machines.length < named.length
      ? []
      : moves.flatMap((move, at) =>
          unknownName(file, `/bulk/moves/${at}`, 'move of these rows', move, existing).map(asDerived),
        )),
    ...(amount === undefined
      ? []
      : unknownName(
          file,
          '/bulk/amount',
          'column',
          amount,
          table.columns.map(({ id }) => id),
        )),
    ...(column === undefined || column.type === 'money'
      ? []
      : [
          derived(
            file,
            '/bulk/amount',
            `'${amount}' is no amount, and totals are said of amounts. Name a column of the type 'money'.`,
          ),
        ]),
  ]
}

/** Checks quick views and bulk actions of a table. */
export const lintTableViews: Lint = inEach('tables', (context, table) => [
  ...lintViews(table, context),
  ...lintBulk(table, context),
])
