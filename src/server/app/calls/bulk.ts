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
import { objectOf } from '#values/object.ts'

/** The call that makes many others. */
export const BULK = 'bulk.perform'

type Item = BulkRequest['items'][number]

export interface BulkOptions {
  definitions: ServerDefinitions
  schemas: Schemas
  /** The calls that say `bulk`, by their id. */
  acts: ReadonlyMap<string, Act>
  /** Hears of each no as of one that is said alone. */
  note: NoteRefusal
  /** Each record takes a place of its own, as a call made alone does. */
  enter: Enter
}

/** What is refused before anything is done: too many, the same one twice, a call of another kind, one that is not allowed, a proof that is too old. */
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

/** Its schema was validated with the request. */
const isBulk = (body: unknown): body is BulkRequest => Array.isArray(objectOf(body).items)

/** The key of one record: the same bulk, sent again, finds each that was done, wherever it stopped. */
const keyOf = (key: string, { call, id }: Item): string =>
  createHash('sha256').update(`${key} ${call} ${id}`).digest('hex')

/** Others come first as often as this; then a record is refused as busy. */
const TRIES = 10

const takePlace = (enter: Enter, whose: Whose, tries = TRIES): Promise<() => void> =>
  enter(whose).catch((busy: unknown) => {
    if (tries === 1) throw busy
    return takePlace(enter, whose, tries - 1)
  })

/**
 * Makes a call of each record, `bulkAtOnce` at a time, exactly as the call alone does it: its own body schema, checks, transaction,
 * key and entry in the trail. A no to one leaves the others alone. Answers with one outcome for each, in their order.
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
  const { items } = request.body
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
