import {
  another,
  isList,
  isObject,
  placesIn,
  type ChangeClass,
  type Edit,
  type Json,
  type Names,
  type Path,
  type Source,
} from '../mutant.ts'

const isScreen = (source: Source): boolean =>
  /\.(flow|table|page|details|task)\.json$/.test(source.path) || source.path === 'notices.json'

function* fieldsIn(
  source: Source,
): Generator<{ readonly path: Path; readonly field: Readonly<Record<string, Json>> }> {
  if (source.path.endsWith('.cases.json')) return
  for (const { path, key, value } of placesIn(source.data))
    if (
      typeof key === 'number' &&
      ['fields', 'filters', 'asks'].includes(String(path.at(-2))) &&
      isObject(value)
    )
      yield { path, field: value }
}

function* otherRequired(source: Source): Iterable<Edit> {
  for (const { path, field } of fieldsIn(source)) {
    if (path.includes('filters')) continue
    yield field.optional === true
      ? { path: [...path, 'optional'], says: 'must be answered', value: undefined }
      : { path: [...path, 'optional'], says: 'may stay open', value: true }
  }
}

const typesAlike = ['text', 'number', 'date', 'choice', 'country', 'currency', 'phone', 'memo', 'uuid']

function* otherType(source: Source): Iterable<Edit> {
  for (const { path, field } of fieldsIn(source)) {
    const other = another(String(field.type), typesAlike)
    if (other !== undefined) yield { path: [...path, 'type'], says: `becomes ${other}`, value: other }
  }
}

/** Words that close something while their rule is not yes, or ask for more. */
const guards = [
  'showWhen',
  'requireWhen',
  'lockWhen',
  'nextWhen',
  'gate',
  'feature',
  'redirectWhen',
  'pagedWhen',
  'completeWhen',
  'notRequiredWhen',
  'approvedWhen',
  'pendingWhen',
  'doneWhen',
  'startedWhen',
  'after',
  'closed',
  'document',
  'form',
  'derivedFrom',
  'conflict',
  'refreshes',
  'instead',
  'absent',
]

function* noGuard(source: Source): Iterable<Edit> {
  if (!isScreen(source) && !source.path.endsWith('.options.json')) return
  for (const { path, key } of placesIn(source.data))
    if (guards.includes(String(key))) yield { path, says: 'take it out', value: undefined }
}

function* noCheck(source: Source): Iterable<Edit> {
  if (!isScreen(source)) return
  for (const { path, key } of placesIn(source.data))
    if (typeof key === 'number' && ['checks', 'banners', 'tells'].includes(String(path.at(-2))))
      yield { path, says: 'take it out', value: undefined }
}

/** Lists whose order is visible, or whose first match counts. */
const ordered = new Set([
  'steps',
  'moves',
  'displays',
  'rowActions',
  'fields',
  'columns',
  'tells',
  'instead',
  'items',
  'cards',
  'checks',
  'progress',
  'sections',
  'subtasks',
  'filters',
])

function* otherOrder(source: Source): Iterable<Edit> {
  if (source.path.endsWith('.cases.json') || source.path.startsWith('network/')) return
  for (const { path, key, value } of placesIn(source.data)) {
    if (!ordered.has(String(key)) || !isList(value)) continue
    for (let at = 0; at + 1 < value.length; at += 1)
      yield {
        path,
        says: `exchange ${at} and ${at + 1}`,
        value: value.with(at, value[at + 1]!).with(at + 1, value[at]!),
      }
  }
}

function* fewerEntries(source: Source): Iterable<Edit> {
  if (!isScreen(source)) return
  for (const { path, key } of placesIn(source.data))
    if (
      typeof key === 'number' &&
      ['fields', 'columns', 'filters', 'steps', 'cards', 'rowActions', 'actions'].includes(
        String(path.at(-2)),
      )
    )
      yield { path, says: 'take it out', value: undefined }
}

const references: readonly { readonly words: readonly string[]; readonly of: 'pages' | 'options' }[] = [
  { words: ['opens', 'page', 'to', 'over'], of: 'pages' },
  { words: ['options', 'labels', 'accepts', 'also', 'without'], of: 'options' },
]

function* otherReference(source: Source, names: Names): Iterable<Edit> {
  if (source.path.endsWith('.cases.json') || source.path.startsWith('network/')) return
  for (const { path, key, value } of placesIn(source.data))
    for (const { words, of } of references) {
      if (!words.includes(String(key)) || typeof value !== 'string' || !names[of].includes(value)) continue
      const other = another(value, names[of])
      if (other !== undefined) yield { path, says: `becomes ${other}`, value: other }
    }
}

function* otherSort(source: Source): Iterable<Edit> {
  if (!source.path.endsWith('.table.json')) return
  for (const { path, key, value } of placesIn(source.data)) {
    if (key === 'sort' && typeof value === 'string')
      yield { path, says: 'sort by another word', value: `${value}s` }
    if (key === 'direction')
      yield { path, says: 'the other way round', value: value === 'asc' ? 'desc' : 'asc' }
  }
}

/** Changes of screens. */
export const shapeChanges: readonly ChangeClass[] = [
  { id: 'field-required', says: 'a field may stay open, or must be answered', edits: otherRequired },
  { id: 'field-type', says: 'a field has another type', edits: otherType },
  { id: 'guard-missing', says: 'what hides, locks, closes or asks for more is missing', edits: noGuard },
  { id: 'check-missing', says: 'a check, banner or told sentence is missing', edits: noCheck },
  {
    id: 'entry-missing',
    says: 'a field, column, filter, step, card or action is missing',
    edits: fewerEntries,
  },
  { id: 'order', says: 'two entries of a list are exchanged', edits: otherOrder },
  { id: 'reference', says: 'another page or list is named', edits: otherReference },
  { id: 'sort', says: 'a table sorts by another name or the other way round', edits: otherSort },
]
