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

const isCall = ({ path }: Source): boolean => path.endsWith('.call.json')

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const statuses = [400, 401, 403, 404, 409, 410, 422, 429, 500, 503]

function* otherPath({ path: file, data }: Source): Iterable<Edit> {
  if (!isCall({ path: file, data }) || !isObject(data)) return
  const method = another(String(data.method), methods)!
  yield { path: ['method'], says: `becomes ${method}`, value: method }
  yield { path: ['path'], says: 'ends in another word', value: `${String(data.path)}s` }
}

function* otherSchema({ path: file, data }: Source, { schemas }: Names): Iterable<Edit> {
  if (!isCall({ path: file, data }) || !isObject(data)) return
  for (const word of ['query', 'request', 'answer']) {
    const name = data[word]
    if (typeof name !== 'string') continue
    const other = another(name, schemas)
    if (other !== undefined) yield { path: [word], says: `becomes ${other}`, value: other }
    if (word !== 'answer') yield { path: [word], says: 'take it out', value: undefined }
  }
}

function* fewerChecks(source: Source): Iterable<Edit> {
  if (!isCall(source) || !isObject(source.data)) return
  const { checks, faults } = source.data
  for (const at of isList(checks) ? checks.keys() : [])
    yield { path: ['checks', at], says: 'take the check out', value: undefined }
  for (const [at, name] of isList(faults) ? faults.entries() : [])
    yield { path: ['faults', at], says: `no longer say ${String(name)}`, value: undefined }
  for (const word of ['idempotent', 'keyed', 'secondWhen', 'empty', 'fallback', 'whole', 'subtask'])
    if (source.data[word] !== undefined) yield { path: [word], says: 'take it out', value: undefined }
  if (source.data.idempotent === undefined && source.data.method !== 'GET')
    yield { path: ['idempotent'], says: 'put it in', value: true }
}

function* otherFault(source: Source, { faults }: Names): Iterable<Edit> {
  for (const { path, key, value } of placesIn(source.data)) {
    if (!['fault', 'failed'].includes(String(key)) || typeof value !== 'string' || !faults.includes(value))
      continue
    const other = another(value, faults)
    if (other !== undefined) yield { path, says: `say ${other}`, value: other }
  }
}

function* otherStatus({ path, data }: Source): Iterable<Edit> {
  if (path !== 'faults.json' || !isObject(data) || !isObject(data.faults)) return
  for (const [name, fault] of Object.entries(data.faults)) {
    if (!isObject(fault)) continue
    const others = statuses.filter((status) => status !== fault.status)
    const other = others[name.length % others.length]!
    yield { path: ['faults', name, 'status'], says: `becomes ${other}`, value: other }
    if (fault.code !== undefined)
      yield { path: ['faults', name, 'code'], says: 'take it out', value: undefined }
  }
}

/** Words under which something is sent, or taken from an answer. */
const bodies = new Set(['body', 'with', 'take', 'where', 'given', 'answers'])

function* otherBody(source: Source): Iterable<Edit> {
  if (source.path.endsWith('.cases.json') || source.path.startsWith('network/')) return
  for (const { path, key, value } of placesIn(source.data)) {
    if (!bodies.has(String(key)) || !isObject(value)) continue
    const entries = Object.entries(value)
    for (const [at, [name, from]] of entries.entries()) {
      yield { path: [...path, name], says: 'take the name out', value: undefined }
      const next = entries[at + 1]
      if (next === undefined || JSON.stringify(next[1]) === JSON.stringify(from)) continue
      yield {
        path,
        says: `exchange ${name} and ${next[0]}`,
        value: { ...value, [name]: next[1], [next[0]]: from },
      }
    }
  }
}

function* otherCall(source: Source, { calls }: Names): Iterable<Edit> {
  for (const { path, key, value } of placesIn(source.data)) {
    if (
      !['call', 'follow', 'again'].includes(String(key)) ||
      typeof value !== 'string' ||
      !calls.includes(value)
    )
      continue
    const other = another(value, calls)
    if (other !== undefined) yield { path, says: `call ${other}`, value: other }
  }
}

/** Changes of calls: their requests, permissions and refusals. */
export const callChanges: readonly ChangeClass[] = [
  { id: 'call-path', says: 'a call has another method or path', edits: otherPath },
  { id: 'call-schema', says: 'a call takes or answers something else', edits: otherSchema },
  { id: 'call-check', says: 'a call loses a check, a fault or a promise', edits: fewerChecks },
  { id: 'call-named', says: 'another call is named', edits: otherCall },
  { id: 'fault-named', says: 'another fault is named', edits: otherFault },
  { id: 'fault-status', says: 'a fault has another status or no code', edits: otherStatus },
  { id: 'body', says: 'what is sent lacks a name, or two are exchanged', edits: otherBody },
]
