/** A name that a definition declares: its kind and its place. */
export interface DeclaredName {
  readonly kind: string
  readonly name: string
  readonly path: string
  readonly isKey: boolean
}

/** Lists whose entries are named by their `id`. */
const lists: Readonly<Record<string, string>> = {
  steps: 'step',
  progress: 'state',
  fields: 'answer',
  asks: 'answer',
  moves: 'move',
  columns: 'column',
  filters: 'filter',
  sections: 'section',
  actions: 'action',
  rowActions: 'action of a row',
  subtasks: 'subtask',
}

/** Objects whose keys are names. */
const maps: Readonly<Record<string, string>> = {
  rules: 'rule',
  features: 'rule',
  values: 'answer',
  facts: 'answer',
  states: 'state',
  limits: 'limit',
  roles: 'role',
  faults: 'fault',
  flags: 'flag',
}

const pointed = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')

/** Returns every name that a definition declares. */
export function declaredNames(node: unknown, path = ''): DeclaredName[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]): DeclaredName[] => {
    const at = `${path}/${pointed(key)}`
    return [
      ...namedByList(key, value, at),
      ...(path === '' ? namedByMap(key, value, at) : []),
      ...declaredNames(value, at),
    ]
  })
}

function namedByList(key: string, value: unknown, at: string): DeclaredName[] {
  const kind = Object.hasOwn(lists, key) ? lists[key] : undefined
  if (kind === undefined || !Array.isArray(value)) return []
  return value.flatMap((entry: unknown, index) => {
    const { id } = Object(entry) as { id?: unknown }
    return typeof id === 'string' ? [{ kind, name: id, path: `${at}/${index}/id`, isKey: false }] : []
  })
}

function namedByMap(key: string, value: unknown, at: string): DeclaredName[] {
  const kind = Object.hasOwn(maps, key) ? maps[key] : undefined
  if (kind === undefined || typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value as Record<string, unknown>).flatMap(([name, one]) =>
    key === 'facts' && isForMissing(one) ? [] : [{ kind, name, path: `${at}/${pointed(name)}`, isKey: true }],
  )
}

/** A fact that reports missing records need not be named anywhere. */
const isForMissing = (fact: unknown): boolean => Object.hasOwn(Object(fact) as object, 'missing')
