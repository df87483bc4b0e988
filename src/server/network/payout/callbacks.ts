import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Forgetting } from '../../jobs/forgetting.ts'
import type { Store } from '../../store/store.ts'
import { asSystem, type Trx } from '../../store/tenant.ts'
import { isPaymentId, readStatus } from './contract.ts'
import type { PayoutTerms } from './terms.ts'
import type { takeOutcome } from './taking.ts'
import { digestOf, readSigned } from './signed-request.ts'
import type { Outcome } from './verdict.ts'
import { objectOf } from '#values/object.ts'

export const CALLBACKS_PATH = '/network/callbacks'
const LARGEST_MESSAGE = 65_536

export interface CallbackDependencies {
  store: Pick<Store, 'db'>
  terms: PayoutTerms
  secret: string
  take: ReturnType<typeof takeOutcome>
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

const findOrganisation = async (trx: Trx, paymentId: string): Promise<string | undefined> => {
  const { rows } = await sql<{ org_id: string }>`
    select org_id from network_payouts where id = ${paymentId}`.execute(trx)
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

/** Takes a signed message once, whatever its order; answers with the status of HTTP and, where it was not taken, why (TRU-281, TRU-283). */
export const takeMessage = async (
  { store, take }: Pick<CallbackDependencies, 'store' | 'take'>,
  message: Message,
): Promise<{ status: number; message?: string }> => {
  const { data } = objectOf(parse(message.body))
  const received = readStatus(data)
  const { paymentId } = objectOf(data)
  if (!isPaymentId(paymentId)) return { status: 422, message: 'It names no payment.' }
  const outcome: Outcome =
    'wrong' in received
      ? { kind: 'unreadable', why: `'${received.wrong}' is not as the contract has it.` }
      : { kind: 'status', status: received }
  return asSystem(store, async (trx) => {
    const orgId = await findOrganisation(trx, paymentId)
    if (orgId === undefined) return { status: 404, message: 'Nothing was handed over under this ID.' }
    const storing = await storeMessage(trx, orgId, paymentId, message)
    if (storing === 'other') return { status: 409, message: 'Another message had this ID.' }
    if (storing === 'new') await take(trx, { orgId, paymentId }, outcome)
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
