import { networkOutlines } from '../network/outlines.ts'
import { entriesOf } from '../table.ts'
import { byName, differencesBetween, type Defined } from './part.ts'

type JsonObject = Readonly<Record<string, unknown>>

/** Words whose values are texts for people. */
const TEXTS = new Set(
  '$schema id purpose says help title description message fieldDescription fieldHelpText'.split(' '),
)

/** Words that identify an entry of a list, the first that is present. */
const NAMES = ['fieldName', 'name', 'state', 'destination', 'address', 'endsWith', 'subtask', 'value']

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isListOfObjects = (value: unknown): value is readonly JsonObject[] =>
  Array.isArray(value) && value.length > 0 && value.every(isObject)

/** Returns true if an object contains lists or further objects: it has lines of its own. */
const isDeep = (value: unknown): value is JsonObject =>
  isObject(value) && Object.values(value).some((inner) => isObject(inner) || isListOfObjects(inner))

const written = (value: unknown): string => String(value).replaceAll('|', '¦').replaceAll(';', '⁏')

function wordsOf(object: JsonObject, before = ''): string[] {
  return Object.entries(object).flatMap(([word, value]) => {
    if (TEXTS.has(word) || isListOfObjects(value)) return []
    const path = `${before}${word}`
    return isObject(value) ? (isDeep(value) ? [] : wordsOf(value, `${path}.`)) : [`${path}=${written(value)}`]
  })
}

function entryOf(entry: JsonObject): string {
  const word = NAMES.find((name) => typeof entry[name] === 'string') ?? ''
  const { [word]: name = '–', ...rest } = entry
  return [written(name), ...wordsOf(rest)].join(' ')
}

function* linesIn(at: string, object: JsonObject): Generator<[place: string, entries: string[]]> {
  const own = wordsOf(object)
  if (own.length > 0) yield [at, own]
  for (const [word, value] of Object.entries(object)) {
    if (isListOfObjects(value)) yield [`${at} ${word}`, value.map(entryOf)]
    else if (isDeep(value)) yield* linesIn(`${at} ${word}`, value)
  }
}

/** Lists the values in a file of the simulated network, by the path below definitions/network. */
const networkOutline = (path: string, data: unknown): [place: string, entries: string[]][] =>
  isObject(data) ? [...linesIn(path.replace(/(\.corridor)?\.json$/, ''), data)] : []

/** The specification leaves the network open; these lines are the one that is simulated. */
const NETWORK_IS_OURS = 'own: the network is simulated, so its partners, fees, limits and times are ours.'

/** Expected values of the network, each with its source. */
export const networkStatements = byName(
  networkOutlines.flatMap(({ place, holds, source }) =>
    entriesOf(holds).map(
      (entry, at) =>
        [`network/${place}, ${at + 1}`, { value: entry, source: source || NETWORK_IS_OURS }] as const,
    ),
  ),
)

/** Lists the differences between the files of the network and tests/specification/network/, in both directions. */
export function networkDifferences(stored: ReadonlyMap<string, unknown>): string[] {
  const found = [...stored].flatMap(([path, data]) =>
    networkOutline(path, data).flatMap(([place, entries]) =>
      entries.map((value, at): [string, Defined] => [
        `network/${place}, ${at + 1}`,
        { value, file: `network/${path}` },
      ]),
    ),
  )
  return differencesBetween({ table: 'network/', says: networkStatements }, byName(found))
}
