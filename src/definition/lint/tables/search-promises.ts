import type { Finding } from '../../finding.ts'
import type { Table } from '../../generated/table.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { contrary } from '../context/findings.ts'
import { stemsOf } from '../meaning/stems.ts'

/** Other words for a value: the beginnings of its name, and of these words. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  refer: ['inter'],
  perso: ['user', 'users', 'creat', 'asked', 'start', 'uploa', 'by'],
  actio: ['happe'],
  membe: ['reque'],
  role: ['why'],
}

const PLAIN = new Set('end name number'.split(' '))

/** The words of a name, without those that any value may have. */
const wordsOf = (text: string): ReadonlySet<string> => stemsOf(text, PLAIN)

/** Tells whether one of two beginnings continues the other, as in page and pages. */
const isOneWord = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one)

/** Returns the names of what a table searches, with the labels that people read of it. */
function searchedBy(table: Table, { library }: LintContext): readonly string[] {
  const { searched } = library.calls[table.rows.call] ?? {}
  // A call that says nothing searches what any of its tables shows.
  const alike =
    searched === undefined
      ? Object.values(library.tables).filter(({ rows }) => rows.call === table.rows.call)
      : [table]
  const columns = alike.flatMap((one) =>
    one.columns.map(({ id, path = id, label }) => ({ path, texts: [id, path, label] })),
  )
  if (searched === undefined)
    return [...columns.flatMap(({ texts }) => texts), ...(table.filters ?? []).map(({ label }) => label)]
  return searched.flatMap((name) => [
    name,
    ...columns.flatMap(({ path, texts }) => (path === name || path.startsWith(`${name}.`) ? texts : [])),
  ])
}

/** Tells whether a part of the promise names a searched value; the name of a record is called after the record. */
function isFulfilled(part: string, table: Table, searched: readonly string[]): boolean {
  const promised = [...wordsOf(part)]
  if (promised.length === 0) return true
  const found = new Set(searched.flatMap((name) => [...wordsOf(name)]))
  const isNamed = searched.some((name) => /name|title|^id$|number/i.test(name))
  const own = isNamed ? wordsOf(`${table.noun?.one ?? ''} ${table.id}`) : new Set<string>()
  return promised.some((word) =>
    [word, ...(alsoCalled[word] ?? [])].some((one) =>
      [...found, ...own].some((other) => isOneWord(one, other)),
    ),
  )
}

/** Reports a search box that promises what its call does not search. */
export const lintSearchPromises: Lint = inEach('tables', (context, table): Finding[] => {
  if (table.search === undefined || context.library.calls[table.rows.call] === undefined) return []
  const searched = searchedBy(table, context)
  const parts = table.search.split(/,\s*|\s+or\s+/)
  const broken = parts.find((part) => !isFulfilled(part, table, searched))
  if (broken === undefined) return []
  const sentence = `The box promises '${broken}', and '${table.rows.call}' does not search it. Say what it searches, or name it under 'searched' of the call.`
  return [contrary(`tables/${table.id}.table.json`, '/search', sentence)]
})
