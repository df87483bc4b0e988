import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BulkOutcome, BulkRequest } from '#definition/generated/wire-entities.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import { limitOf } from '../../definitions/limit.ts'
import { admissionOf, isProofTooOld, refuseCaller, refuseOldProof, type Admission } from './admission.ts'
import type { ServerDefinitions } from '../definitions.ts'
import { refusalOf, type NoteRefusal } from '../http/errors.ts'
import type { Enter, Whose } from './gate.ts'
import { toFailure } from '../failure.ts'
import { inEnglish } from '../../languages/reader.ts'
import { readKey } from './idempotency.ts'
import { perform, type Act } from './call-execution.ts'
import { Refused, refused, refusedField } from '../refused.ts'
import type { Schemas } from './schemas.ts'
import { asStored } from '../values/stored-id.ts'
import { objectOf } from '#values/object.ts'

/** The call that performs several other calls. */
export const BULK = 'bulk.perform'

type Item = BulkRequest['items'][number]

export interface BulkOptions {
  definitions: ServerDefinitions
  schemas: Schemas
  /** The calls that allow `bulk`, by ID. */
  acts: ReadonlyMap<string, Act>
  /** Records the refusal of a single record, as for a single call. */
  note: NoteRefusal
  /** Each record counts as one concurrent call. */
  enter: Enter
}

/**
 * Refuses the whole request before any record: too many, repeated, not allowed for bulk, no permission, or an
 * old sign-in.
 */
const refuseWhole = (
  items: readonly Item[],
  admission: Admission,
  { definitions, acts }: BulkOptions,
  reply: FastifyReply,
): Refused | undefined => {
  const most = limitOf(definitions, 'bulkItems')
  if (items.length > most) return refused('bulk-too-many', { values: { most: String(most) } })
  const ids = new Set(items.map(({ call, id }) => `${call} ${id}`))
  if (ids.size < items.length)
    return refusedField('invalid-request', 'items', sayRefusals('eachOnce'), 'uniqueItems')
  const called = new Set(items.map(({ call }) => call))
  for (const id of called) {
    const act = acts.get(id)
    if (!act) return refusedField('invalid-request', 'items', sayRefusals('oneAtATime', { call: id }), 'enum')
    const refusal = refuseCaller(act.call, admission, act.authorize, definitions)
    if (refusal) return refusal
  }
  const isTooOld = [...called].some((id) => isProofTooOld(acts.get(id)!.call, admission.session, definitions))
  return isTooOld ? refuseOldProof(reply, definitions) : undefined
}

/** The schema was validated before. */
const isBulk = (body: unknown): body is BulkRequest => Array.isArray(objectOf(body).items)

/** Returns the idempotency key of one record; a repeated bulk finds the records that are done. */
const keyOf = (key: string, { call, id }: Item): string =>
  createHash('sha256').update(`${key} ${call} ${id}`).digest('hex')

/** Attempts to get a place before a record is refused as busy. */
const TRIES = 10

const takePlace = (enter: Enter, whose: Whose, tries = TRIES): Promise<() => void> =>
  enter(whose).catch((busy: unknown) => {
    if (tries === 1) throw busy
    return takePlace(enter, whose, tries - 1)
  })

/**
 * Performs one call per record, `bulkAtOnce` at a time, each with its own checks, transaction, key and audit
 * entry. A refusal does not stop the others. Returns the outcomes in order.
 */
export const performBulk = async (
  options: BulkOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ outcomes: BulkOutcome[] }> => {
  const { definitions, schemas, acts, note, enter } = options
  const admission = admissionOf(request)
  const { organisation, user } = admission.session
  const whose: Whose = { organisation: organisation.id, person: user.id }
  if (!isBulk(request.body)) throw new Error(`${BULK} came without its records.`)
  const items = request.body.items.map((item) => ({ ...item, id: asStored(item.id) }))
  const key = readKey(request.headers['idempotency-key'])
  if (key instanceof Refused) throw key
  const refusal = refuseWhole(items, admission, options, reply)
  if (refusal) throw refusal

  const performOne = async (item: Item): Promise<void> => {
    const { call, ...act } = acts.get(item.call)!
    const body = item.body ?? {}
    const address = call.request && schemas.entity(call.request)
    const fits = address ? schemas.strict({ $ref: address }) : undefined
    if (fits && !fits(body)) {
      const { session, environment } = admission
      throw act.fields.refuseViolations(call, session, environment, body, fits.errors ?? [])
    }
    const headers = { ...request.headers, 'idempotency-key': keyOf(key, item) }
    const requested = { id: request.id, ip: request.ip, headers, params: { id: item.id }, query: {}, body }
    const leave = await takePlace(enter, whose)
    await perform(
      { ...act, call: { ...call, idempotent: true } },
      { ...admission, request: requested, isUnread: true },
    ).finally(leave)
  }

  const outcomeOf = async (item: Item): Promise<BulkOutcome> => {
    const { call, id } = item
    try {
      await performOne(item)
      return { call, id, done: true }
    } catch (thrown) {
      const { fault, details } = refusalOf(thrown as Error, request)
      const answer = () => toFailure(definitions.faults, fault, request.id, details)
      const failure = answer()
      note(request, fault, inEnglish(answer), { call, id })
      const { status, code, title, message } = failure
      return { call, id, done: false, status, code, title, message }
    }
  }

  const outcomes: BulkOutcome[] = []
  const waiting = items.entries()
  const work = async (): Promise<void> => {
    for (const [place, item] of waiting) outcomes[place] = await outcomeOf(item)
  }
  await Promise.all(Array.from({ length: limitOf(definitions, 'bulkAtOnce') }, work))
  return { outcomes }
}
