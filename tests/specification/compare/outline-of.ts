type JsonObject = Readonly<Record<string, unknown>>

/** A place of a definition and its entries, in the notation of outline/columns.ts. */
interface OutlineLine {
  readonly place: string
  readonly entries: readonly string[]
}

const names = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Words for people, and logic that cases evaluate; the question before a flow is left also says after which step it is asked. */
const LEFT_OUT = names(
  '$schema id version title purpose label hint says message intro toast heading noun leave missing done stay tone badge ' +
    'icon rules values words unloaded',
)

/** Words that the tables of access/ and machines/ compare already. */
const REPORTED_ELSEWHERE: Readonly<Record<string, ReadonlySet<string>>> = {
  flows: names('permission'),
  tables: names('permission sort pageSizes'),
  details: names('permission'),
  tasks: names('permission order after showWhen lockWhen'),
  pages: names('permission path feature gate'),
  machines: names('states initial entity'),
  'machines moves': names('from to by guard call event'),
  'tasks subtasks': names('page showWhen startedWhen doneWhen'),
  'tables rowActions': names('permission when'),
}

/** Lists whose order is visible, or whose first match counts. */
const LISTS = names(
  'steps fields filters asks columns sections items hero actions rowActions cards tabs progress subtasks checks banners summary ' +
    'instead moves displays tells shows',
)

/** Words that map names of sent values to their sources. */
const SENT = names('body with take given starts answers')

/** Parts of a definition that have lines of their own. */
const PARTS = names('submit next tabs confirm')

/** Returns true if the order of the entries at a place has a meaning. */
export const isOrdered = (place: string): boolean =>
  LISTS.has(place.split(' ').at(-1) ?? '') || !place.includes('/')

const nothing: ReadonlySet<string> = new Set()

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isOwnLine = (word: string, value: unknown): boolean =>
  Array.isArray(value) ? LISTS.has(word) : isObject(value) && (SENT.has(word) || PARTS.has(word))

/** Bars and semicolons are the table's own. */
const written = (value: unknown): string => String(value).replaceAll('|', '¦').replaceAll(';', '⁏')

/** A sentence is for people; names and patterns have no spaces, but for these. */
const isSentence = (word: string, value: unknown): boolean =>
  typeof value === 'string' && value.includes(' ') && !['pattern', 'has', 'is'].includes(word)

const inList = (value: unknown): string =>
  isObject(value) ? `(${wordsOf(value, LEFT_OUT).join(' ')})` : written(value)

/** Every word below an object as 'path=value'; sentences are for people. */
function wordsOf(object: JsonObject, excluded: ReadonlySet<string>, before = ''): string[] {
  return Object.entries(object).flatMap(([word, value]) => {
    const path = `${before}${word}`
    if (excluded.has(word) && !(isObject(value) && word === 'leave')) return []
    if (value === true) return [path]
    if (Array.isArray(value)) return [`${path}=${value.map(inList).join(',')}`]
    if (isObject(value)) return wordsOf(value, excluded, `${path}.`)
    return isSentence(word, value) ? [] : [`${path}=${written(value)}`]
  })
}

/** Values in an object's own line. */
const ownWords = (object: JsonObject, elsewhere: ReadonlySet<string>): string[] =>
  wordsOf(
    Object.fromEntries(Object.entries(object).filter(([word, value]) => !isOwnLine(word, value))),
    new Set([...LEFT_OUT, ...elsewhere]),
  )

/** Returns the word that identifies an entry. */
const nameWord = (entry: JsonObject): string =>
  ['id', 'card', 'must', 'when', 'path', 'move', 'none', 'value', 'details', 'dataType', 'pattern'].find(
    (word) => typeof entry[word] === 'string',
  ) ?? ''

const nameOf = (entry: JsonObject): string => written(entry[nameWord(entry)] ?? '–')

function entryOf(entry: unknown, elsewhere: ReadonlySet<string>): string {
  if (!isObject(entry)) return written(entry)
  const name = nameOf(entry)
  const head = typeof entry.type === 'string' ? `${name}:${entry.type}` : name
  return [head, ...ownWords(entry, new Set([...elsewhere, nameWord(entry), 'type']))].join(' ')
}

/** Formats a sent value: 'name' if its source has the same name, otherwise 'name=value'. */
const sentOf = (sent: JsonObject): string[] =>
  wordsOf(sent, nothing).map((one) => {
    const [name = '', value] = one.split('=')
    return name === value ? name : one
  })

function* linesBelow(kind: string, at: string, object: JsonObject): Generator<OutlineLine> {
  for (const [word, value] of Object.entries(object)) {
    const place = `${at} ${word}`
    if (Array.isArray(value) && LISTS.has(word)) {
      const elsewhere = REPORTED_ELSEWHERE[`${kind} ${word}`] ?? nothing
      yield { place, entries: value.map((entry) => entryOf(entry, elsewhere)) }
      for (const entry of value.filter(isObject)) yield* linesBelow(kind, `${at} ${nameOf(entry)}`, entry)
    } else if (isObject(value) && SENT.has(word)) yield { place, entries: sentOf(value) }
    else if (isObject(value) && PARTS.has(word)) yield* linesIn(kind, place, value, nothing)
  }
}

function* linesIn(
  kind: string,
  at: string,
  object: JsonObject,
  elsewhere: ReadonlySet<string>,
): Generator<OutlineLine> {
  const entries = ownWords(object, elsewhere)
  if (entries.length > 0) yield { place: at, entries }
  yield* linesBelow(kind, at, object)
}

/** Lists the values of a definition by their place, without texts for people and the logic of its rules. */
export const outlineOf = (kind: string, id: string, definition: object): OutlineLine[] => [
  ...linesIn(kind, `${kind}/${id}`, definition as JsonObject, REPORTED_ELSEWHERE[kind] ?? nothing),
]

/** The entries of a list that is a file of its own. */
export const listOutline = (list: readonly unknown[]): string[] =>
  list.map((entry) => entryOf(entry, nothing))
