import type { FindSchema } from '../facts/fact-type.ts'
import type { Library } from '../library.ts'
import { memoizeFor } from '../lint/context/cache.ts'
import { namedRules } from '../lint/context/places.ts'
import { definitionFiles, type DefinitionAt } from '../lint/context/definition-files.ts'
import { wordPlaces, type WordPlace } from '../lint/words/word-places.ts'

/** One definition with the words that people read in it. */
interface Spoken {
  readonly at: DefinitionAt
  readonly places: readonly WordPlace[]
}

/** Collections whose texts only authors of definitions read, not people in the portal. */
const notRead: ReadonlySet<string> = new Set(['invariants', 'limits'])

const OF_RULE = /^\/rules\/([^/]+)\/says$/

/**
 * Tells whether people read the sentence of a rule: one that blocks Next or that the server shares. Others
 * are for authors.
 */
const isRead = ({ path }: WordPlace, { file, definition }: DefinitionAt): boolean => {
  const rule = OF_RULE.exec(path)?.[1]
  if (rule === undefined || areaOf(file) === 'rules') return true
  return namedRules(definition).some((place) => place.name === rule && place.path.includes('/nextWhen/'))
}

/** Returns the folder of a file, or the name of a single file. */
export const areaOf = (file: string): string => file.split(/[/.]/, 1)[0]!

/** Returns the name under which translations of a file are stored: 'tables/payments', 'faults'. */
export const homeOf = (file: string): string => {
  const [area = '', name = ''] = file.split('/')
  return name === '' ? areaOf(file) : `${area}/${name.split('.').slice(0, -2).join('.')}`
}

/** Of the words that were found in a definition, those that people read. */
const read = memoizeFor((_places: readonly WordPlace[]): { are?: readonly WordPlace[] } => ({}))

function readIn(at: DefinitionAt, find: FindSchema): readonly WordPlace[] {
  const places = wordPlaces(at, find)
  return (read(places).are ??= places.filter((place) => isRead(place, at)))
}

const spokenBySchemas = memoizeFor((find: FindSchema) =>
  memoizeFor((library: Library): readonly Spoken[] =>
    definitionFiles(library)
      .filter(({ file }) => !notRead.has(areaOf(file)))
      .map((at) => ({ at, places: readIn(at, find) })),
  ),
)

/** Every definition that people read, with its words. */
export const spokenIn = (library: Library, find: FindSchema): readonly Spoken[] =>
  spokenBySchemas(find)(library)
