import type { Library } from '../../library.ts'

/** One definition as it stands in its file, with the schema it obeys. */
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
] as const

const singles = ['limits', 'flags', 'notices', 'faults', 'roles'] as const

const wholes = new WeakMap<object, object>()

/** The content of a file that holds one collection alone: the same for the same collection. */
function wholeOf(name: (typeof singles)[number], library: Library): object {
  const whole = wholes.get(library[name]) ?? { [name]: library[name] }
  wholes.set(library[name], whole)
  return whole
}

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
    ...singles.map((name) => ({ file: `${name}.json`, schema: name, definition: wholeOf(name, library) })),
  ]
}
