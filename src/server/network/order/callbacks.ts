import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Forgetting } from '../../jobs/forgetting.ts'
import type { Store } from '../../store/store.ts'
import { forAllTenants, ofTenant, type Trx } from '../../store/tenant.ts'
import type { PayoutTerms } from './terms.ts'
import { digestOf, readSigned } from '../http/signed-request.ts'
import { objectOf } from '#values/object.ts'

export const CALLBACKS_PATH = '/network/callbacks'
const LARGEST_MESSAGE = 65_536

/** A parsed message of a network. */
export interface NamedMessage {
  /** The ID of the order; absent for messages about accounts. */
  orderId?: string
  /** The reason why the message is unreadable. */
  wrong?: string
  /** Finds the organisation that owns the subject; undefined if it is unknown here. */
  findOrganisation(trx: Trx): Promise<string | undefined>
  /** Processes the message; returns the reason if it contradicts an earlier one. */
  take(trx: Trx, orgId: string): Promise<string | undefined>
}

/** Parses messages of one type; undefined if the message names nothing. */
export type MessageKind = (data: unknown) => NamedMessage | undefined

/** Parsers by message type; a message without a type is about a payout. */
export type MessageKinds = Readonly<
  Record<
    'payout.status' | 'stablecoin.status' | 'account.credit' | 'account.reversal' | 'card.status',
    MessageKind
  >
>

export interface CallbackDependencies {
  store: Pick<Store, 'db'>
  terms: Pick<PayoutTerms, 'waits'>
  secret: string
  kinds: MessageKinds
}

interface Message {
  id: string
  body: string
}

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body) as unknown
  } catch {
    return undefined
  }
}

/** Stores the ID of a message; returns false if it was stored before, and whether the message is the same. */
const storeMessage = async (trx: Trx, orgId: string, payoutId: string | undefined, { id, body }: Message) => {
  const digest = digestOf(body)
  const stored = await trx
    .insertInto('network_messages')
    .values({ org_id: orgId, id, payout_id: payoutId ?? null, digest })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (stored) return 'new'
  const before = await trx
    .selectFrom('network_messages')
    .select('digest')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst()
  return before?.digest === digest ? 'same' : 'other'
}

const isKind = (kinds: MessageKinds, type: unknown): type is keyof MessageKinds =>
  typeof type === 'string' && Object.hasOwn(kinds, type)

/**
 * Processes a signed message once, in any order. Returns the HTTP status and the reason of a refusal
 * (TRU-281, TRU-283).
 */
export const takeMessage = async (
  { store, kinds }: Pick<CallbackDependencies, 'store' | 'kinds'>,
  message: Message,
): Promise<{ status: number; message?: string }> => {
  const { type = 'payout.status', data } = objectOf(parse(message.body))
  if (!isKind(kinds, type)) return { status: 422, message: 'It is no message of the contract.' }
  const named = kinds[type](data)
  if (!named) return { status: 422, message: 'It names nothing that is known by an ID.' }
  return forAllTenants(store, 'network.message', async (trx) => {
    const orgId = await named.findOrganisation(trx)
    if (orgId === undefined) return { status: 404, message: 'Nothing was handed over under this ID.' }
    const own = ofTenant(trx, orgId)
    const storing = await storeMessage(own, orgId, named.orderId, message)
    if (storing === 'other') return { status: 409, message: 'Another message had this ID.' }
    const why = storing === 'new' ? await named.take(own, orgId) : undefined
    if (named.wrong !== undefined) return { status: 422, message: named.wrong }
    return why === undefined ? { status: 200 } : { status: 409, message: why }
  })
}

/**
 * Serves the callbacks of a network; a message without a valid, recent signature is refused before it is
 * read.
 */
export const networkCallbacks =
  (dependencies: CallbackDependencies) =>
  async (app: FastifyInstance): Promise<void> => {
    const { secret, terms } = dependencies
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST_MESSAGE }, (_request, body, done) =>
      done(null, body),
    )
    app.post(CALLBACKS_PATH, async (request, reply) => {
      const body = String(request.body ?? '')
      reply.header('cache-control', 'no-store')
      const { tolerance } = terms.waits
      const id = readSigned(request.headers, body, { secret, tolerance, now: Date.now() })
      if (id === undefined)
        return reply.code(401).send({ message: 'It is not signed with our secret, or too old.' })
      const { status, message } = await takeMessage(dependencies, { id, body })
      return reply.code(status).send(message === undefined ? {} : { message })
    })
  }

/** Deletes the IDs of messages that are too old to be accepted again. */
export const messageForgetting = ({ waits }: Pick<PayoutTerms, 'waits'>): Forgetting => ({
  name: 'network-messages.forget',
  forget: (trx) =>
    trx
      .deleteFrom('network_messages')
      .where('received_at', '<', sql<Date>`app_now() - make_interval(secs => ${waits.remember}::float8)`)
      .execute(),
})
