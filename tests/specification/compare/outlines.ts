import type { Library } from '#definition/library.ts'
import { memoizeFor } from '#definition/lint/context/cache.ts'
import { flows } from '../access/flows.ts'
import { pages } from '../access/pages.ts'
import { records } from '../access/records.ts'
import { tables } from '../access/tables.ts'
import { otherStates } from '../machines/others.ts'
import { paymentStates } from '../machines/payments.ts'
import { networkDetails } from '../outline/details-network.ts'
import { paymentsDetails } from '../outline/details-payments.ts'
import { peopleDetails } from '../outline/details-people.ts'
import { fileOutlines } from '../outline/files.ts'
import { networkFlows } from '../outline/flows-network.ts'
import { paymentsFlows } from '../outline/flows-payments.ts'
import { peopleFlows } from '../outline/flows-people.ts'
import { moveOutlines } from '../outline/machines.ts'
import { providerPageOutlines } from '../outline/pages-provider.ts'
import { pageOutlines } from '../outline/pages.ts'
import { listOutlines } from '../outline/tables.ts'
import { taskOutlines } from '../outline/tasks.ts'
import { entriesOf, words, type Line } from '../table.ts'
import { isOrdered, listOutline, outlineOf } from './outline-of.ts'
import { asList, byName, type Part } from './part.ts'

type OutlineTable = readonly Line<'place' | 'holds' | 'source'>[]
type Kind = 'flows' | 'tables' | 'details' | 'tasks' | 'pages' | 'machines'

/** Source of each definition as a whole. */
const sources: ReadonlyMap<string, string> = new Map([
  ...flows.map(({ flow, source }) => [`flows/${flow}`, source] as const),
  ...tables.map(({ table, source }) => [`tables/${table}`, source] as const),
  ...pages.map(({ page, source }) => [`pages/${page}`, source] as const),
  ...records.flatMap(({ kind, ids, source }) => words(ids).map((id) => [`${kind}/${id}`, source] as const)),
  ...[...paymentStates, ...otherStates].map(
    ({ machine, source }) => [`machines/${machine}`, source] as const,
  ),
])

/** The name by which a message calls an entry: 'amount' of 'amount:money of=currency'. */
const nameOf = (entry: string): string => entry.split(/[\s:=]/, 1)[0] ?? ''

/** Each entry by its place and name, and, where it means something, the order of all. */
function named(place: string, entries: readonly string[]): (readonly [string, string])[] {
  const times = new Map<string, number>()
  const each = entries.map((entry) => {
    const name = nameOf(entry)
    const time = (times.get(name) ?? 0) + 1
    times.set(name, time)
    return [`${place}, ${name}${time === 1 ? '' : ` (${time})`}`, entry] as const
  })
  return isOrdered(place) ? [...each, [`${place}, order`, asList(entries.map(nameOf))]] : each
}

const messageOf = (lines: OutlineTable): Part['says'] =>
  byName(
    lines.flatMap(({ place, holds, source }) =>
      named(place, entriesOf(holds)).map(
        ([name, value]) =>
          [name, { value, source: source || (sources.get(words(place)[0] ?? '') ?? '') }] as const,
      ),
    ),
  )

const partOf = (of: Kind, suffix: string, lines: OutlineTable): Part => {
  // Thousands of libraries are compared that differ in one definition.
  const definedIn = memoizeFor((one: Library[Kind][string]) =>
    outlineOf(of, one.id, one).flatMap(({ place, entries }) =>
      named(place, entries).map(
        ([name, value]) => [name, { value, file: `${of}/${one.id}.${suffix}.json` }] as const,
      ),
    ),
  )
  return {
    of,
    table: 'outline/',
    says: messageOf(lines),
    defined: (library) => byName(Object.values(library[of]).flatMap(definedIn)),
  }
}

/** Lists in files of their own: notices, and field types of requirements. */
const fileParts: readonly Part[] = (
  [
    ['notices', 'notices.json'],
    ['requirementTypes', 'requirement-types.json'],
  ] as const
).map(([of, file]) => ({
  of,
  table: 'outline/files.ts',
  says: messageOf(fileOutlines.filter(({ place }) => place === of)),
  defined: (library) =>
    byName(named(of, listOutline(library[of])).map(([name, value]) => [name, { value, file }] as const)),
}))

export const outlineParts: readonly Part[] = [
  partOf('flows', 'flow', [...paymentsFlows, ...peopleFlows, ...networkFlows]),
  partOf('tables', 'table', listOutlines),
  partOf('details', 'details', [...paymentsDetails, ...peopleDetails, ...networkDetails]),
  partOf('tasks', 'task', taskOutlines),
  partOf('pages', 'page', [...pageOutlines, ...providerPageOutlines]),
  partOf('machines', 'machine', moveOutlines),
  ...fileParts,
]
