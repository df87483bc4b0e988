import { resolvePath } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Table } from '../../generated/table.ts'
import { usesOf } from '../../logic.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { derived } from '../context/findings.ts'
import { below } from '../context/nested-nodes.ts'
import { lintRowPages } from '../details/action-words.ts'
import { namesItself } from '../words/copies.ts'
import { fileOf, rowOf } from './table-flow.ts'

const orders = new Set(['date<=', 'date<', 'money<=', 'money<', '<=', '<'])

/** Returns the pairs of filters whose order a rule checks. */
function pairsIn(node: unknown): (readonly [string, string])[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([word, value]: [string, unknown]) => {
    const [one, other] =
      orders.has(word) && Array.isArray(value) ? value.map((part) => String(Object(part).var)) : []
    return one === undefined || other === undefined ? pairsIn(value) : [[one, other] as const]
  })
}

/** Returns the filters that a rule reads, directly or through another rule. */
function readsOf(table: Table, name: string, seen: readonly string[] = []): string[] {
  const rule = table.rules?.[name]
  if (rule === undefined || seen.includes(name)) return []
  return usesOf(rule.when).flatMap((use) =>
    use.kind === 'rule' ? readsOf(table, use.name, [...seen, name]) : [use.name],
  )
}

function lintFilters(table: Table): Finding[] {
  const file = fileOf(table)
  const pairs = Object.values(table.rules ?? {}).flatMap(({ when }) => pairsIn(when))
  const groups = (table.filterGroups ?? []).flatMap(({ filters }, at): Finding[] =>
    pairs.flatMap(([first, last]): Finding[] => {
      if (filters[first] !== 'to' || filters[last] !== 'from') return []
      const sentence = `By the check of this table the span begins with '${first}'. Let it be 'from', and '${last}' 'to'.`
      return [derived(file, below(`/filterGroups/${at}/filters`, first), sentence)]
    }),
  )
  // The two ends of a span are called 'from' and 'to': one without the other reads wrong.
  const ends = (table.filterGroups ?? []).flatMap(({ filters }, at): Finding[] =>
    pairs.flatMap(([first, last]): Finding[] => {
      const [wrong, right] =
        filters[first] === 'from' && filters[last] !== 'to'
          ? [last, 'to']
          : filters[last] === 'to' && filters[first] !== 'from'
            ? [first, 'from']
            : []
      if (wrong === undefined || filters[wrong] === undefined || groups.length > 0) return []
      const sentence = `People would read '${filters[wrong]}' before one end of the span, and '${right === 'to' ? 'from' : 'to'}' before the other. Write '${right}'.`
      return [{ ...derived(file, below(`/filterGroups/${at}/filters`, wrong), sentence), nearest: right }]
    }),
  )
  const ids = (table.filters ?? []).map(({ id }) => id)
  const checks = (table.checks ?? []).flatMap(({ must, at: place }, at): Finding[] => {
    const read = [...new Set(readsOf(table, must))].filter((name) => ids.includes(name))
    if (read.length === 0 || !ids.includes(place) || read.includes(place)) return []
    const sentence = `'${must}' is about ${read.map((name) => `'${name}'`).join(' and ')}, and would be told at '${place}'. Tell it where it can be put right.`
    return [derived(file, `/checks/${at}/at`, sentence)]
  })
  return [...groups, ...ends, ...checks]
}

/** Names of past times, which have no time left; an id is not printed as a text. */
const past = /^(created|decided|updated|changed|sent|paid|completed|started|requested|uploaded|last)(?![a-z])/

function lintColumns(table: Table, context: LintContext): Finding[] {
  const row = rowOf(context, table)
  return table.columns.flatMap(({ id, path = id, type, label, options }, at): Finding[] => {
    const file = fileOf(table)
    if (type === 'time-left' && past.test(path)) {
      const sentence = `'${path}' is when something happened, and no time is left until then. Name when the time runs out.`
      return [derived(file, `/columns/${at}/path`, sentence)]
    }
    const { nodes } = resolvePath(row, path.split('.'), context.findSchema)
    const refs = nodes.map(({ $ref = '', format = '' }) => `${$ref} ${format}`).join(' ')
    const leaf = path.split('.').at(-1)!
    if (type === 'text' && leaf === 'id' && (refs.includes('uuid') || nodes.length > 0)) {
      const sentence = `'${path}' is an id, and ‘${label}’ would print it to people. Name what it is called, or say "type": "uuid".`
      return [derived(file, `/columns/${at}/path`, sentence)]
    }
    const other = type === 'country' ? 'currency' : type === 'currency' ? 'country' : undefined
    if (other === undefined || options === undefined || !leaf.toLowerCase().endsWith(other)) return []
    const sentence = `'${path}' is a ${other}, and this column prints a ${type}. Name what ‘${label}’ is.`
    return [derived(file, `/columns/${at}/path`, sentence)]
  })
}

/** Reports two quick views with the same label, and two tables with the same rows. */
function lintViews(table: Table, all: readonly Table[]): Finding[] {
  const file = fileOf(table)
  const labels = (table.quickViews ?? []).map(({ label }) => label)
  const views = labels.flatMap((label, at): Finding[] => {
    const sentence = `Another quick view reads '${label}' as well: nobody could tell which is which. Give it other words.`
    return labels.indexOf(label) === at ? [] : [derived(file, `/quickViews/${at}/label`, sentence)]
  })
  const requested = JSON.stringify(table.rows.with)
  const twin = all.find(
    ({ rows, noun, ...other }) =>
      other.id !== table.id &&
      rows.call === table.rows.call &&
      JSON.stringify(rows.with) === requested &&
      requested?.toLowerCase().includes(`"${noun?.one}"`),
  )
  const isCopied = twin !== undefined && twin.noun?.one !== table.noun?.one
  const sentence = `tables/${twin?.id} asks for these rows, its ${twin?.noun?.other}, already. Ask for the ${table.noun?.other}.`
  return isCopied ? [...views, derived(file, '/rows/with', sentence)] : views
}

/** Reports neighbouring entries that are equal: the second was copied. */
function lintCopied(table: Table): Finding[] {
  const lists = [
    ['checks', 'message', (table.checks ?? []).map(({ message }) => message)],
    ['filterGroups', 'label', (table.filterGroups ?? []).map(({ label }) => label)],
  ] as const
  return lists.flatMap(([list, word, all]) =>
    all.flatMap((text, at): Finding[] => {
      const sentence = `The one before it says ‘${text}’ as well: one of the two was copied. Say what this one is about.`
      return all.indexOf(text) === at ? [] : [derived(fileOf(table), `/${list}/${at}/${word}`, sentence)]
    }),
  )
}

/** Reports a link to the page of another table if this table has such a page of its own. */
function lintPages(table: Table, all: readonly Table[], { library }: LintContext): Finding[] {
  const nouns = all.flatMap(({ rows, noun }) =>
    rows.call === table.rows.call && noun !== undefined && noun.one !== table.noun?.one ? [noun.one] : [],
  )
  const named = [
    ...table.columns.map(({ opens }, at) => [`/columns/${at}/opens`, opens] as const),
    ['/action/page', table.action?.page] as const,
    ['/empty/action/page', table.empty?.action?.page] as const,
  ]
  return named.flatMap(([path, page]): Finding[] => {
    const noun = nouns.find((one) => typeof page === 'string' && page.split('-').includes(one))
    const meant = noun === undefined ? '' : String(page).replace(noun, table.noun?.one ?? noun)
    if (meant === page || library.pages[meant] === undefined) return []
    const sentence = `'${String(page)}' is of each ${noun}, and this table shows the ${table.noun?.other}. Name '${meant}'.`
    return [{ ...derived(fileOf(table), path, sentence), nearest: meant }]
  })
}

/** Reports a kind of row with the machine that is called after another kind. */
function lintMachines(table: Table): Finding[] {
  const machines = Object(table.machines) as { readonly of?: Readonly<Record<string, string>> }
  const all = Object.entries(machines.of ?? {})
  return all.flatMap(([kind, machine]): Finding[] => {
    const other = all.find(
      ([name, own]) => name !== kind && namesItself(name, machine) > 0 && namesItself(name, own) === 0,
    )
    if (other === undefined || namesItself(kind, machine) > 0) return []
    const sentence = `'${machine}' is called after '${other[0]}', and stands here for '${kind}': the two were exchanged. Write '${other[1]}'.`
    return [derived(fileOf(table), below('/machines/of', kind), sentence)]
  })
}

/** Reports parts of a table that were swapped or copied. */
export const lintTablePairs: Lint = (context) => {
  const all = Object.values(context.library.tables)
  return all.flatMap((table) => [
    ...lintFilters(table),
    ...lintMachines(table),
    ...lintColumns(table, context),
    ...lintViews(table, all),
    ...lintCopied(table),
    ...lintPages(table, all, context),
    ...lintRowPages(fileOf(table), table, context),
  ])
}
