import type { Finding } from '../finding.ts'
import { warning } from './context/findings.ts'

type Order = ReadonlyMap<string, number>

const ranked = (keys: readonly string[]): Order => new Map(keys.map((key, rank) => [key, rank]))

const fileOrder = ranked([
  '$schema',
  'of',
  'id',
  'version',
  'title',
  'says',
  'purpose',
  'source',
  'permission',
  'noun',
  'rows',
  'key',
  'facts',
  'rules',
  'values',
  'progress',
  'summary',
  'machines',
  'columns',
  'filters',
  'checks',
  'sort',
  'pageSizes',
  'rowActions',
  'download',
  'views',
  'action',
  'empty',
  'steps',
  'submit',
  'neverBoth',
  'only',
  'neverReaches',
  'alwaysAsks',
  'alwaysEnds',
  'neverShows',
  'monotone',
  'everyCall',
  'neverOffers',
])
const stepOrder = ranked(['id', 'title', 'stage', 'intro', 'showWhen'])
const columnOrder = ranked(['id', 'path', 'type', 'label', 'of', 'options', 'showWhen'])
const fieldOrder = ranked([
  'id',
  'type',
  'label',
  'hint',
  'heading',
  'folded',
  'showWhen',
  'optional',
  'extra',
  'requireWhen',
  'lockWhen',
  'derivedFrom',
])

type Keyed = Readonly<Record<string, unknown>>

function recordsIn(list: unknown): [number, Keyed][] {
  return Array.isArray(list)
    ? [...list.entries()].filter((entry): entry is [number, Keyed] => isKeyed(entry[1]))
    : []
}

function isKeyed(value: unknown): value is Keyed {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Sorts the keys that the order names into their places; other keys stay. */
function sorted(keys: readonly string[], order: Order): string[] {
  const existing = keys
    .filter((key) => order.has(key))
    .toSorted((one, other) => order.get(one)! - order.get(other)!)
  return keys.map((key) => (order.has(key) ? existing.shift()! : key))
}

/** The words an order names first, in that order, then the rest. */
function first(keys: readonly string[], order: Order): string[] {
  const rank = (key: string) => order.get(key) ?? order.size
  return keys.toSorted((one, other) => rank(one) - rank(other))
}

function lintKeys(file: string, path: string, keys: readonly string[], order: readonly string[]): Finding[] {
  const wrong = keys.findIndex((key, index) => key !== order[index])
  if (wrong === -1) return []
  const late = order[wrong]!
  const sentence = `'${late}' stands too late: it comes before '${keys[wrong]!}'. Move it there.`
  return [{ ...warning(file, path, sentence), fix: { path, order } }]
}

/** The fields of a step, of a group or of a list, at any depth. */
function lintFieldKeys(file: string, path: string, { fields, each }: Keyed): Finding[] {
  const inner: (readonly [string, Keyed])[] = recordsIn(fields).map(([at, field]) => [
    `${path}/fields/${at}`,
    field,
  ])
  if (isKeyed(each)) inner.push([`${path}/each`, each])
  return inner.flatMap(([place, field]) => {
    const own = Object.keys(field)
    return [...lintKeys(file, place, own, first(own, fieldOrder)), ...lintFieldKeys(file, place, field)]
  })
}

/**
 * Checks the order of keys in a file, its steps, columns and fields: identity, permissions, facts, contents,
 * end (rule 3).
 */
export function lintKeyOrder(file: string, data: unknown): Finding[] {
  if (!isKeyed(data)) return []
  const keys = Object.keys(data)
  const steps = recordsIn(data.steps).flatMap(([index, step]) => {
    const path = `/steps/${index}`
    const words = Object.keys(step)
    return [...lintKeys(file, path, words, first(words, stepOrder)), ...lintFieldKeys(file, path, step)]
  })
  const columns = recordsIn(data.columns).flatMap(([at, column]) => {
    const own = Object.keys(column)
    return lintKeys(file, `/columns/${at}`, own, first(own, columnOrder))
  })
  const filters = recordsIn(data.filters).flatMap(([at, filter]) => {
    const own = Object.keys(filter)
    return lintKeys(file, `/filters/${at}`, own, first(own, fieldOrder))
  })
  return [...lintKeys(file, '', keys, sorted(keys, fileOrder)), ...steps, ...columns, ...filters]
}
