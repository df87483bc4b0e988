import type { Readable } from 'node:stream'
import type { Call } from '#definition/generated/call.ts'
import { objectOf } from '#values/object.ts'
import { keysOf, readPath } from '#engine/rule/path.ts'
import type { AuditEntry } from '../../store/audit.ts'
import { Refused } from '../refused.ts'
import type { Session } from '../session.ts'
import { asStored } from '../values/stored-id.ts'

/** The answer of one call, without its audit entry. */
export interface Reply<Body> {
  status?: number
  body?: Body
  /** A stream is read after the transaction. */
  file?: { name: string; type: string; content: Buffer | string | Readable }
  headers?: Record<string, string>
}

/** Audit entries written by a handler; `null`: nothing changed. */
export type Entries = AuditEntry | AuditEntry[] | null

export interface Answered<Body = unknown> extends Reply<Body> {
  audit?: Entries
  /** Values of the record that the audit entry needs and the answer lacks. */
  record?: Readonly<Record<string, unknown>>
  /** True: nothing changed, so there is no entry. */
  unchanged?: boolean
}

/** The parts of a request that an audit entry may contain. */
export interface EntrySources {
  call: Call
  session: Session
  params: Readonly<Record<string, unknown>>
  query: Readonly<Record<string, unknown>>
  body: Readonly<Record<string, unknown>>
}

/** Returns the sources of an entry, by the first word of a path. */
const sourcesOf = (
  { params, query, body, session }: EntrySources,
  { body: answer, record }: Answered,
): Readonly<Record<string, unknown>> => ({
  answer,
  record,
  params,
  query,
  request: body,
  session: { user: { id: session.user.id }, organisation: { id: session.organisation.id } },
})

/** Builds the audit entry that the call defines; undefined if its handler writes its own. */
export const entryOf = (request: EntrySources, answered: Answered): AuditEntry | undefined => {
  const { action, object = '', id, details = {} } = request.call.audit ?? {}
  if (action === undefined) return undefined
  const sources = sourcesOf(request, answered)
  const read = (path: string) => {
    const keys = keysOf(path)
    return objectOf(readPath(sources, keys.slice(0, -1)))[keys.at(-1) ?? '']
  }
  const objectId = id === undefined ? undefined : read(id)
  if (id !== undefined && typeof objectId !== 'string')
    throw new Error(`The call ${request.call.id} has no id for the trail at ${id}.`)
  const found =
    typeof details === 'string'
      ? objectOf(read(details))
      : Object.fromEntries(Object.entries(details).map(([name, path]) => [name, read(path)] as const))
  return {
    action,
    objectType: object,
    ...(typeof objectId === 'string' && { objectId: asStored(objectId) }),
    ...(Object.keys(found).length > 0 && { details: found }),
  }
}

/** Adds the defined audit entry to an answer, unless the handler wrote its own. */
export const withEntry = (request: EntrySources, answer: Answered | Refused): Answered | Refused => {
  const { audit } = request.call
  if (answer instanceof Refused || audit === undefined) return answer
  const { record: _, unchanged, ...reply } = answer
  if (audit.unrecorded !== undefined || unchanged === true) return { ...reply, audit: null }
  const entry = entryOf(request, answer)
  return entry ? { ...reply, audit: entry } : reply
}
