import { resolvePath } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Table } from '../../generated/table.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { derived, withNearest } from '../context/findings.ts'
import { answerOf } from '../context/roots.ts'
import { fileOf } from './table-flow.ts'

/** Returns the filter value of a quick view that sets one value of one filter. */
function valueOf({ filters = {} }: NonNullable<Table['quickViews']>[number]): string | undefined {
  const [value, ...more] = Object.values(filters)
  return typeof value === 'string' && more.length === 0 && !value.includes(',') ? value : undefined
}

const countedBy = ({ count = '' }: { readonly count?: string }): string => count.split('.').at(-1) ?? ''

/** Checks that a quick view counts its own rows and differs from the other views. */
function lintViews({ quickViews = [], ...table }: Table): Finding[] {
  const file = fileOf(table)
  const agreeing = quickViews.filter((view) => valueOf(view) === countedBy(view)).length
  const shows = quickViews.map(({ filters = {} }) => JSON.stringify(filters))
  return quickViews.flatMap((view, at): Finding[] => {
    const value = valueOf(view)
    const first = shows.indexOf(shows[at]!)
    if (first < at)
      return [
        derived(
          file,
          `/quickViews/${at}`,
          `'${view.label}' shows the same rows as '${quickViews[first]!.label}': one of the two was copied. Say under 'filters' what it shows.`,
        ),
      ]
    return value === undefined || view.count === undefined || agreeing < 2 || value === countedBy(view)
      ? []
      : [
          {
            ...derived(
              file,
              `/quickViews/${at}/count`,
              `'${view.label}' shows '${value}' and counts '${countedBy(view)}': its number would be of other rows. Count what it shows.`,
            ),
            nearest: view.count.replace(/[^.]+$/, value),
          },
        ]
  })
}

/** Reports rows that two views of one filter show: what is in progress is not completed as well. */
function lintShared({ quickViews = [], ...table }: Table): Finding[] {
  const shown = quickViews.map(({ filters = {} }) => Object.entries(filters))
  return shown.flatMap(([only, ...more], at): Finding[] => {
    if (only === undefined || more.length > 0) return []
    const [id, values] = only
    const own = values.split(',')
    if (own.length < 2) return []
    const other = shown.findIndex(
      ([one, ...others], index) =>
        index !== at && others.length === 0 && one?.[0] === id && own.includes(one[1]),
    )
    if (other === -1) return []
    const sentence = `'${shown[other]![0]![1]}' is shown by '${quickViews[other]!.label}' already, and nobody looks for it under '${quickViews[at]!.label}'. Write what belongs here.`
    return [derived(fileOf(table), `/quickViews/${at}/filters/${id}`, sentence)]
  })
}

/** Reports a sum of what is no part of a sum, such as the balances after each booking. */
function lintAdded(table: Table): Finding[] {
  const name = table.bulk?.amount
  const column = table.columns.find(({ id }) => id === name)
  const other = table.columns.find(
    ({ id, type, label }) => type === 'money' && id !== name && !BALANCE.test(`${id} ${label}`),
  )
  if (name === undefined || column === undefined || other === undefined) return []
  if (!BALANCE.test(`${column.id} ${column.label}`)) return []
  const sentence = `'${name}' is what stands in an account, and adding it up for several rows says nothing. Name what moved: '${other.id}'.`
  return [{ ...derived(fileOf(table), '/bulk/amount', sentence), nearest: other.id }]
}

const BALANCE = /balance|available|limit|rate/i

/** Checks that the path of the sums exists in the answer. */
function lintSums(table: Table, context: LintContext): Finding[] {
  const path = table.sums?.path
  if (path === undefined) return []
  const { isResolved, names } = resolvePath(
    answerOf(context, table.rows.call),
    path.split('.'),
    context.findSchema,
  )
  return isResolved
    ? []
    : [
        withNearest(
          derived(
            fileOf(table),
            '/sums/path',
            `The call '${table.rows.call}' answers no '${path}', so nothing would stand below the amounts. Name what it adds up.`,
          ),
          path,
          names ?? [],
        ),
      ]
}

/** Reports time-left columns on past events. */
function lintTimes(table: Table): Finding[] {
  return table.columns.flatMap(({ id, path = id, type }, at) =>
    type === 'time-left' && /created|(?:request|ask)ed|began|started/i.test(path)
      ? [
          derived(
            fileOf(table),
            `/columns/${at}/path`,
            `'${path}' is when it began, and no time is left until then. Name when it ends, such as 'expires_at'.`,
          ),
        ]
      : [],
  )
}

/** Checks that a link and its list cover the same values of the row. */
function lintLinks(table: Table, { library }: LintContext): Finding[] {
  const valuesOf = (list: string) => library.options[list]?.options ?? []
  return table.columns.flatMap(({ type, of, to }, at): Finding[] => {
    if (type !== 'link' || of === undefined || to === undefined || library.options[to] === undefined)
      return []
    const leads = new Set(valuesOf(to).map((option) => (option as { readonly for?: string }).for))
    const beside = table.columns.find(({ id, path = id }) => path === of)
    const values =
      typeof beside?.options === 'string' ? valuesOf(beside.options).map(({ value }) => value) : []
    if (leads.has(undefined))
      return [
        derived(
          fileOf(table),
          `/columns/${at}/to`,
          `'${to}' does not say for which value each address is, so the first would open for every row. Name a list whose options say 'for'.`,
        ),
      ]
    return values.length === 0 || values.some((value) => leads.has(value))
      ? []
      : [
          derived(
            fileOf(table),
            `/columns/${at}/of`,
            `'${to}' has no address for any value of '${of}', so the link would never show. Name the part of the row that it is listed by: ${[...leads].join(', ')}.`,
          ),
        ]
  })
}

/** Checks the quick views, sums, times and links of a table. */
export const lintViewCounts: Lint = inEach('tables', (context, table) => [
  ...lintViews(table),
  ...lintShared(table),
  ...lintAdded(table),
  ...lintSums(table, context),
  ...lintTimes(table),
  ...lintLinks(table, context),
])
