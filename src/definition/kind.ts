/** One kind of definition file: its folder, its schema and its collection in the library. */
export interface DefinitionKind {
  readonly folder: string
  readonly suffix: string
  readonly schema: string
  readonly collection: string
  /** One file for all, named after the collection. */
  readonly single?: true
}

const inFolder = (folder: string, noun: string): DefinitionKind => ({
  folder: `${folder}/`,
  suffix: `.${noun}.json`,
  schema: noun,
  collection: folder,
})

const single = (collection: string): DefinitionKind => ({
  folder: '',
  suffix: `${collection}.json`,
  schema: collection,
  collection,
  single: true,
})

/** Every kind of definition (architecture §1); a file that fits none is a finding. */
const definitionKinds: readonly DefinitionKind[] = [
  inFolder('flows', 'flow'),
  inFolder('tables', 'table'),
  inFolder('pages', 'page'),
  inFolder('details', 'details'),
  inFolder('machines', 'machine'),
  inFolder('tasks', 'task'),
  inFolder('permissions', 'permission'),
  inFolder('rules', 'rules'),
  inFolder('calls', 'call'),
  inFolder('options', 'options'),
  inFolder('documents', 'document'),
  inFolder('cards', 'card'),
  inFolder('invariants', 'invariant'),
  inFolder('controls', 'control'),
  inFolder('mails', 'mail'),
  inFolder('words', 'words'),
  inFolder('languages', 'language'),
  { folder: '', suffix: '.cases.json', schema: 'cases', collection: 'cases' },
  single('limits'),
  single('flags'),
  single('notices'),
  single('notifications'),
  single('faults'),
  single('roles'),
  single('requirement-types'),
  single('country-names'),
]

/** Returns the kind of a file by its path, or undefined. */
export function kindOfPath(path: string): DefinitionKind | undefined {
  return definitionKinds.find((kind) =>
    kind.single ? path === kind.suffix : path.startsWith(kind.folder) && path.endsWith(kind.suffix),
  )
}

/**
 * Returns a sentence that says in which folder a file of unknown kind belongs, or which endings its folder
 * takes.
 */
export function placeFor(path: string): string {
  const several = definitionKinds.filter((kind) => kind.folder !== '')
  const ending = several.find((kind) => path.endsWith(kind.suffix))
  if (ending !== undefined)
    return `A file that ends in '${ending.suffix}' stands in ${ending.folder}: move it there.`
  const folder = several.find((kind) => path.startsWith(kind.folder))
  if (folder !== undefined)
    return `A file in ${folder.folder} ends in '${folder.suffix}' or '.cases.json': rename it.`
  return `The folders are ${several.map((kind) => kind.folder).join(', ')}: move it into one of them.`
}

/** The folder below that of its kind in which a file stands; undefined where it stands as it must. */
export function folderWithin(path: string, { folder, collection }: DefinitionKind): string | undefined {
  // Cases stand beside what they are of, and a language is a folder.
  if (folder === '' || collection === 'languages') return undefined
  const within = path.slice(folder.length).split('/').slice(0, -1)
  return within.length === 0 ? undefined : within.join('/')
}

/** The id a file must carry: its name without the suffix. A translation is named after its language as well: 'es-MX/flows'. */
export function idOfPath(path: string, kind: DefinitionKind): string {
  if (kind.collection === 'languages') return path.slice(kind.folder.length, -kind.suffix.length)
  const name = path.split('/').at(-1) ?? path
  return kind.single ? kind.collection : name.slice(0, -kind.suffix.length)
}
