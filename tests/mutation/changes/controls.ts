import {
  another,
  isList,
  isObject,
  type ChangeClass,
  type Edit,
  type Json,
  type JsonObject,
  type Names,
  type Source,
} from '../mutant.ts'

const controlIn = ({ path, data }: Source): JsonObject | undefined =>
  path.startsWith('controls/') && isObject(data) ? data : undefined

const entriesIn = (value: Json | undefined) => (isList(value) ? value.entries() : [])

function* fewerCalls(source: Source): Iterable<Edit> {
  for (const [at, call] of entriesIn(controlIn(source)?.calls))
    yield { path: ['calls', at], says: `no longer cover ${String(call)}`, value: undefined }
}

/** A call of the list moves among those that weaken nothing. */
function* openedCalls(source: Source): Iterable<Edit> {
  const control = controlIn(source)
  const calls = isList(control?.calls) ? control.calls : []
  if (control === undefined || calls.length < 2) return
  const [first, ...others] = calls
  const open = { ...(isObject(control.open) ? control.open : {}), [String(first)]: 'It weakens nothing.' }
  yield { path: [], says: `call ${String(first)} open`, value: { ...control, calls: others, open } }
}

function* otherDecider(source: Source, { permissions }: Names): Iterable<Edit> {
  const decides = controlIn(source)?.decides
  for (const other of permissions)
    if (other.endsWith('.decide') && other !== decides && typeof decides === 'string')
      yield { path: ['decides'], says: `decided by ${other}`, value: other }
}

function* lostMarks(source: Source, { limits }: Names): Iterable<Edit> {
  const control = controlIn(source)
  if (control === undefined) return
  for (const word of ['about', 'ofEnvironment', 'lists', 'before'])
    if (control[word] !== undefined) yield { path: [word], says: 'take it out', value: undefined }
  if (control.ofEnvironment === undefined) yield { path: ['ofEnvironment'], says: 'only there', value: true }
  const other = typeof control.waits === 'string' ? another(control.waits, limits) : undefined
  if (other !== undefined) yield { path: ['waits'], says: `wait ${other}`, value: other }
}

/** Changes of controls. */
export const controlChanges: readonly ChangeClass[] = [
  { id: 'control-call', says: 'a control covers a call less', edits: fewerCalls },
  { id: 'control-open', says: 'a control calls one of its calls open', edits: openedCalls },
  { id: 'control-decides', says: 'a control is decided by another right', edits: otherDecider },
  { id: 'control-mark', says: 'a control loses a word of its own, or waits another time', edits: lostMarks },
]
