import type { Finding } from '../../finding.ts'
import type { Table } from '../../generated/table.ts'
import { inEach, together } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { derived, error } from '../context/findings.ts'
import { memoizePerContext } from '../context/cache.ts'
import { tablesOf } from '../pages/page-roots.ts'
import { parametersOf } from '../pages/page-over.ts'
import { tableMeant } from '../pages/page-slips.ts'
import { fileOf } from '../tables/table-flow.ts'

const nounOf = (call: string | undefined): string | undefined => call?.split('.')[0]

/** Tells whether a call lists its own noun; 'batches.rows' lists another one. */
const isPlain = ({ rows }: Table): boolean => /^\w+\.(list|filter|find)/.test(rows.call)

/** Returns the nouns of a page, from the calls that load or send its record. */
export const nounsOfPage = memoizePerContext((context) => {
  const { pages, details, flows, tables } = context.library
  return new Map(
    Object.values(pages).map((page) => {
      const flow = flows[page.flow ?? '']
      // An unreadable flow has no known noun.
      if (page.flow !== undefined && flow === undefined) return [page.id, new Set<string>()] as const
      const calls = [
        ...Object.values(page.facts ?? {}).map(({ call }) => call),
        details[page.details ?? '']?.record?.call,
        ...tablesOf(page).map((id) => tables[id]?.rows.call),
        flow?.submit.call,
        ...(flow?.submit.instead ?? []).map(({ call }) => call),
        ...Object.values(flow?.facts ?? {}).map(({ call }) => call),
        ...(flow?.steps ?? []).map(({ next }) => next?.call),
      ]
      const existing = calls.filter((call) => call !== undefined && context.library.calls[call] !== undefined)
      return [page.id, new Set(existing.flatMap((call) => nounOf(call) ?? []))] as const
    }),
  )
})

/** Returns the page that matches another one for this noun: 'user-add' for 'report-create'. */
function twinOf(noun: string, other: string, context: LintContext): string | undefined {
  const { pages } = context.library
  const like = pages[other]
  if (like === undefined) return undefined
  return Object.values(pages).find(
    (page) =>
      nounsOfPage(context).get(page.id)?.has(noun) &&
      (page.flow === undefined) === (like.flow === undefined) &&
      parametersOf(page).length === parametersOf(like).length,
  )?.id
}

/** Checks that the actions of a table apply to the records it lists. */
function lintActions(table: Table, context: LintContext): Finding[] {
  const noun = nounOf(table.rows.call)!
  const { rowActions = [], action, empty } = table
  const offered: (readonly [path: string, page: string | undefined])[] = [
    ...rowActions.map(
      (one, at) => [`/rowActions/${at}/opens`, 'opens' in one ? one.opens : undefined] as const,
    ),
    ['/action/page', action?.page],
    ['/empty/action/page', empty.action?.page],
  ]
  return offered.flatMap(([path, page]) => {
    if (page === undefined) return []
    const nouns = nounsOfPage(context).get(page)
    if (nouns === undefined || nouns.size === 0 || nouns.has(noun)) return []
    // A page opened by a key with its own name belongs to the noun of that key.
    const { key } = table
    if (key !== 'id' && (parametersOf(context.library.pages[page]!).includes(key) || key.includes(page)))
      return []
    const own = twinOf(noun, page, context)
    if (own === undefined) return []
    const sentence = `The page '${page}' is of '${[...nouns][0]}', and the rows are of '${noun}'. Name the page of the rows.`
    return [{ ...error(fileOf(table), path, sentence), nearest: own }]
  })
}

/** A thing that is shown with a machine: its rows, or its record. */
interface Holder {
  readonly file: string
  readonly path: string
  readonly noun: string
  readonly machine: string
}

const holdersIn = memoizePerContext(({ library }): readonly Holder[] => [
  ...Object.values(library.tables).flatMap((table) =>
    table.machines?.is === undefined || !isPlain(table)
      ? []
      : [
          {
            file: fileOf(table),
            path: '/machines/is',
            noun: nounOf(table.rows.call)!,
            machine: table.machines.is,
          },
        ],
  ),
  ...Object.values(library.details).flatMap(({ id, record, machine }) =>
    machine === undefined || record === undefined
      ? []
      : [{ file: `details/${id}.details.json`, path: '/machine', noun: nounOf(record.call)!, machine }],
  ),
])

/**
 * Returns the nouns of a machine, from the calls of its moves and from the other definitions that show it.
 */
function nounsOfMachine(id: string, besides: Holder, context: LintContext): ReadonlySet<string> {
  const moved = (context.library.machines[id]?.moves ?? []).flatMap(({ call }) => nounOf(call) ?? [])
  const shown = holdersIn(context).flatMap((one) => (one !== besides && one.machine === id ? [one.noun] : []))
  return new Set([...moved, ...shown])
}

/** Checks that a record with states is shown with the machine of its own noun. */
const lintMachines = (context: LintContext): Finding[] =>
  holdersIn(context).flatMap((holder): Finding[] => {
    const { file, path, noun, machine } = holder
    const nouns = nounsOfMachine(machine, holder, context)
    if (context.library.machines[machine] === undefined || nouns.size === 0 || nouns.has(noun)) return []
    const meant = Object.keys(context.library.machines).find(
      (id) => id !== machine && nounsOfMachine(id, holder, context).has(noun),
    )
    if (meant === undefined) return []
    const sentence = `The machine '${machine}' is of '${[...nouns][0]}', and this shows '${noun}'. Name the machine of what is shown.`
    return [{ ...error(file, path, sentence), nearest: meant }]
  })

/** Checks that a page over another one, or below it in the sidebar, has the same noun. */
const lintOver = (context: LintContext): Finding[] => {
  const { pages } = context.library
  return Object.values(pages).flatMap(({ id, over }): Finding[] => {
    const nouns = nounsOfPage(context)
    const [own, lower] = [nouns.get(id), nouns.get(over ?? '')]
    if (own === undefined || lower === undefined || own.size === 0 || lower.size === 0) return []
    // An unreadable list has no known noun.
    if (
      !tablesOf(pages[over ?? '']!).every(
        (table) => context.library.calls[context.library.tables[table]?.rows.call ?? ''],
      )
    )
      return []
    // A page may open over another record it belongs to or queues with, and a flow may start anywhere.
    if (pages[id]!.queue ?? pages[id]!.flow) return []
    if ([...own].some((noun) => noun.startsWith(over?.slice(0, 5) ?? ''))) return []
    if ([...own].some((noun) => lower.has(noun)) || tablesOf(pages[over ?? '']!).length === 0) return []
    // A page below with the table of another page has its own finding.
    if (tableMeant(pages[over ?? '']!, context) !== undefined) return []
    const sentence = `'${over}' shows '${[...lower][0]}', and this page '${[...own][0]}': who closes it would stand before something else. Name the page it belongs to.`
    return [error(`pages/${id}.page.json`, '/over', sentence)]
  })
}

/** Checks that a noun begins in lower case and is not exchanged with its plural. */
function lintForms(file: string, path: string, one: string, other?: string): Finding[] {
  const isName = /^\p{Lu}\p{Ll}/u.test(one)
  const plural = (noun: string) => [`${noun}s`, `${noun}es`, noun.replace(/y$/, 'ies')]
  const small = one.replace(/^./u, (letter) => letter.toLowerCase())
  if (isName)
    return [
      {
        ...error(file, path, `'${one}' stands within sentences, such as ‘No ${small} yet’: begin it small.`),
        nearest: small,
      },
    ]
  return other !== undefined && one !== other && plural(other).includes(one)
    ? [error(file, path, `'${one}' is said of several, and '${other}' of one: exchange 'one' and 'other'.`)]
    : []
}

/** Checks that a table is named after its rows: 'report' is no name for rows of 'users'. */
function lintName(table: Table, context: LintContext): Finding[] {
  const { tables } = context.library
  const all = Object.values(tables).filter(
    ({ noun }) => noun.one === table.noun.one && noun.other === table.noun.other,
  )
  const nouns = new Set(all.map(({ rows }) => nounOf(rows.call)))
  const stem = (word: string) => word.toLowerCase().slice(0, 4)
  const isOwn = ({ rows, id, title, purpose, empty, noun }: Table) =>
    [noun.one, noun.other].some((word) =>
      `${rows.call} ${id} ${title} ${purpose} ${empty.title}`
        .toLowerCase()
        .includes(stem(word.split(' ').at(-1) ?? '')),
    )
  if (nouns.size < 2 || isOwn(table)) return []
  const other = all.find((one) => one !== table && isOwn(one))
  if (other === undefined) return []
  const sentence = `The table '${other.id}' lists ${table.noun.other} as well, and the rows here come from '${table.rows.call}': people would read of ${table.noun.other}. Say what is listed.`
  return [error(fileOf(table), '/noun', sentence)]
}

/** Checks that the calls of details concern their own record. */
function lintDetailsOf(context: LintContext): Finding[] {
  return Object.values(context.library.details).flatMap(({ id, record, sections, actions = [] }) => {
    const noun = nounOf(record?.call)
    const named = [
      ...sections.flatMap(({ items }, of) =>
        items.map((item, at) => [`/sections/${of}/items/${at}/call`, item.call] as const),
      ),
      ...actions.map(
        (action, at) => [`/actions/${at}/call`, 'call' in action ? action.call : undefined] as const,
      ),
    ]
    return named.flatMap(([path, call]) => {
      const own = `${noun}.${call?.split('.')[1]}`
      if (noun === undefined || call === undefined || nounOf(call) === noun) return []
      if (context.library.calls[own] === undefined || context.library.calls[call] === undefined) return []
      const sentence = `The record is of '${noun}', and '${call}' is of '${nounOf(call)}': it would find nothing. Name a call of '${noun}'.`
      return [{ ...error(`details/${id}.details.json`, path, sentence), nearest: own }]
    })
  })
}

/** Checks that the download of a table has the noun of its list. */
function lintDownload(table: Table): Finding[] {
  const [noun, other] = [nounOf(table.rows.call), nounOf(table.download?.call)]
  return other === undefined || other === noun
    ? []
    : [
        derived(
          fileOf(table),
          '/download/call',
          `The rows are of '${noun}', and '${other}' would be downloaded. Name the download of the rows.`,
        ),
      ]
}

/** Checks that rows, machine, pages and actions of one definition concern the same noun. */
export const lintNouns: Lint = memoizePerContext(
  together(
    inEach('tables', (context, table) => [
      ...(isPlain(table) && context.library.calls[table.rows.call] ? lintActions(table, context) : []),
      ...lintDownload(table),
      ...lintName(table, context),
      ...lintForms(fileOf(table), '/noun/one', table.noun.one, table.noun.other),
    ]),
    lintDetailsOf,
    inEach('flows', (_, { id, submit }) =>
      submit.noun === undefined ? [] : lintForms(`flows/${id}.flow.json`, '/submit/noun', submit.noun),
    ),
    lintMachines,
    lintOver,
  ),
)
