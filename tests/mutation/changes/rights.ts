import {
  another,
  isList,
  isObject,
  placesIn,
  type ChangeClass,
  type Edit,
  type Names,
  type Source,
} from '../mutant.ts'

const permissionFile = /^permissions\/.*\.permission\.json$/

/** The twin to read or to write with, where there is one; otherwise the next permission. */
function otherPermission(name: string, permissions: readonly string[]): string | undefined {
  const twin = name.endsWith('.read') ? name.replace(/read$/, 'write') : name.replace(/\.write$/, '.read')
  return twin !== name && permissions.includes(twin) ? twin : another(name, permissions)
}

const inFolder = (folder: string, words: readonly string[]) =>
  function* edits(source: Source, { permissions }: Names): Iterable<Edit> {
    if (!source.path.startsWith(folder)) return
    for (const { path, key, value } of placesIn(source.data)) {
      if (!words.includes(String(key)) || typeof value !== 'string' || !permissions.includes(value)) continue
      const other = otherPermission(value, permissions)
      if (other !== undefined) yield { path, says: `${value} becomes ${other}`, value: other }
      yield { path, says: `ask no ${value}`, value: undefined }
    }
  }

function* granted(source: Source, { roles }: Names): Iterable<Edit> {
  if (!permissionFile.test(source.path) || !isObject(source.data) || !isList(source.data.roles)) return
  for (const role of roles)
    if (!source.data.roles.includes(role))
      yield { path: ['roles'], says: `grant it to ${role}`, value: [...source.data.roles, role] }
}

function* withdrawn(source: Source): Iterable<Edit> {
  if (!permissionFile.test(source.path) || !isObject(source.data)) return
  for (const word of ['roles', 'scopes'] as const) {
    const list = source.data[word]
    for (const [at, name] of isList(list) ? list.entries() : [])
      yield { path: [word, at], says: `take it from ${String(name)}`, value: undefined }
  }
  for (const word of ['when', 'conflicts', 'people', 'scopes', 'inView'])
    if (source.data[word] !== undefined) yield { path: [word], says: 'take it out', value: undefined }
}

function* included(source: Source, { roles }: Names): Iterable<Edit> {
  if (source.path !== 'roles.json' || !isObject(source.data) || !isObject(source.data.roles)) return
  for (const [name, role] of Object.entries(source.data.roles)) {
    const includes = isObject(role) && isList(role.includes) ? role.includes : []
    for (const [at, one] of includes.entries())
      yield {
        path: ['roles', name, 'includes', at],
        says: `no longer include ${String(one)}`,
        value: undefined,
      }
    const other = another(
      name,
      roles.filter((one) => one === name || !includes.includes(one)),
    )
    if (other !== undefined)
      yield { path: ['roles', name, 'includes'], says: `include ${other}`, value: [...includes, other] }
    for (const word of ['administrator', 'provider', 'most', 'warning'])
      if (isObject(role) && role[word] !== undefined)
        yield { path: ['roles', name, word], says: 'take it out', value: undefined }
  }
}

/** Changes of roles and permissions. */
export const rightChanges: readonly ChangeClass[] = [
  { id: 'grant-more', says: 'a permission is held by a role more', edits: granted },
  { id: 'grant-less', says: 'a permission is held by a role less, or asks for less', edits: withdrawn },
  { id: 'role-includes', says: 'a role includes one more or one less, or loses a mark', edits: included },
  {
    id: 'permission-call',
    says: 'a call asks for another permission',
    edits: inFolder('calls/', ['permission']),
  },
  {
    id: 'permission-page',
    says: 'a page asks for another permission',
    edits: inFolder('pages/', ['permission']),
  },
  { id: 'permission-move', says: 'a move asks for another permission', edits: inFolder('machines/', ['by']) },
  {
    id: 'permission-flow',
    says: 'a flow, or an action in it, asks for another permission',
    edits: inFolder('flows/', ['permission']),
  },
  {
    id: 'permission-table',
    says: 'a table asks for another permission',
    edits: inFolder('tables/', ['permission']),
  },
  {
    id: 'permission-details',
    says: 'details ask for another permission',
    edits: inFolder('details/', ['permission']),
  },
  {
    id: 'permission-task',
    says: 'a task asks for another permission',
    edits: inFolder('tasks/', ['permission']),
  },
]
