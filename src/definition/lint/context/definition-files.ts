import type { Library } from '../../library.ts'
import { memoizeFor } from './cache.ts'

/** One definition with its file and its schema. */
export interface DefinitionAt {
  readonly file: string
  readonly schema: string
  readonly definition: object
}

const inFolders = [
  ['flows', 'flow'],
  ['tables', 'table'],
  ['pages', 'page'],
  ['details', 'details'],
  ['machines', 'machine'],
  ['tasks', 'task'],
  ['rules', 'rules'],
  ['options', 'options'],
  ['documents', 'document'],
  ['cards', 'card'],
  ['invariants', 'invariant'],
  ['controls', 'control'],
  ['mails', 'mail'],
  ['words', 'words'],
  ['permissions', 'permission'],
] as const

/** Files with a whole collection, each with its content; the same object for the same collection. */
const singles = (['limits', 'flags', 'notices', 'notifications', 'faults', 'roles'] as const).map(
  (name) => [name, memoizeFor((collection: object) => ({ [name]: collection }))] as const,
)

/** Every definition in which people find words. */
export function definitionFiles(library: Library): readonly DefinitionAt[] {
  return [
    ...inFolders.flatMap(([collection, noun]) =>
      Object.entries(library[collection]).map(([id, definition]) => ({
        file: `${collection}/${id}.${noun}.json`,
        schema: noun,
        definition: definition as object,
      })),
    ),
    ...singles.map(([name, whole]) => ({
      file: `${name}.json`,
      schema: name,
      definition: whole(library[name]),
    })),
  ]
}
