import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Forgetting } from '../../jobs/forgetting.ts'
import type { Store } from '../../store/store.ts'
import { asSystem, type Trx } from '../../store/tenant.ts'
import { isOrderId, type OrderStatus } from './contract.ts'
import type { OrderBook } from './kind.ts'
import type { PayoutTerms } from '../payout/terms.ts'
import type { TakeOutcome } from './taking.ts'
import { digestOf, readSigned } from '../payout/signed-request.ts'
import type { Outcome } from './verdict.ts'
import { objectOf } from '#values/object.ts'

export const CALLBACKS_PATH = '/network/callbacks'
const LARGEST_MESSAGE = 65_536

/** What takes the messages of one type. */
export interface MessageKind extends Pick<OrderBook, 'table'> {
  /** The name of the ID in what a message says. */
  id: 'paymentId' | 'orderId'
  read(data: unknown): OrderStatus | { wrong: string }
  take: TakeOutcome
}

/** By the type of the message; one that names none is about a payout. */
export type MessageKinds = Readonly<Record<'payout.status' | 'stablecoin.status', MessageKind>>

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

const findOrganisation = async (
  trx: Trx,
  { table }: MessageKind,
  id: string,
): Promise<string | undefined> => {
  const { rows } = await sql<{ org_id: string }>`
    select org_id from ${sql.table(table)} where id = ${id}`.execute(trx)
  return rows.length === 1 ? rows[0]!.org_id : undefined
}

/** Keeps the ID of a message; false when it was stored before, and says whether it was the same message then. */
const storeMessage = async (trx: Trx, orgId: string, payoutId: string, { id, body }: Message) => {
  const digest = digestOf(body)
  const stored = await trx
    .insertInto('network_messages')
    .values({ org_id: orgId, id, payout_id: payoutId, digest })
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

/** Takes a signed message once, whatever its order; answers with the status of HTTP and, where it was not taken, why (TRU-281, TRU-283). */
export const takeMessage = async (
  { store, kinds }: Pick<CallbackDependencies, 'store' | 'kinds'>,
  message: Message,
): Promise<{ status: number; message?: string }> => {
  const { type = 'payout.status', data } = objectOf(parse(message.body))
  if (!isKind(kinds, type)) return { status: 422, message: 'It is no message of the contract.' }
  const kind = kinds[type]
  const received = kind.read(data)
  const id = objectOf(data)[kind.id]
  if (!isOrderId(id)) return { status: 422, message: 'It names nothing that was ordered.' }
  const outcome: Outcome =
    'wrong' in received
      ? { kind: 'unreadable', why: `'${received.wrong}' is not as the contract has it.` }
      : { kind: 'status', status: received }
  return asSystem(store, async (trx) => {
    const orgId = await findOrganisation(trx, kind, id)
    if (orgId === undefined) return { status: 404, message: 'Nothing was handed over under this ID.' }
    const storing = await storeMessage(trx, orgId, id, message)
    if (storing === 'other') return { status: 409, message: 'Another message had this ID.' }
    if (storing === 'new') await kind.take(trx, { orgId, id }, outcome)
    return outcome.kind === 'status' ? { status: 200 } : { status: 422, message: outcome.why }
  })
}

/** Where a network says what becomes of payouts; a message that is not signed, or old, is refused before it is read. */
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

/** Throws away the IDs of messages that are too old to be taken, whoever sends them again. */
export const messageForgetting = ({ waits }: Pick<PayoutTerms, 'waits'>): Forgetting => ({
  name: 'network-messages.forget',
  forget: (trx) =>
    trx
      .deleteFrom('network_messages')
      .where('received_at', '<', sql<Date>`app_now() - make_interval(secs => ${waits.remember}::float8)`)
      .execute(),
})
