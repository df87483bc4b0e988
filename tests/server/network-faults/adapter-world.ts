import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { createHandlers } from '#server/handlers.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { networkData } from '#server/network/data.ts'
import { messageKinds, payoutTaker } from '#server/network/http-network.ts'
import { orderOutcomes } from '#server/order-outcomes.ts'
import type { MessageKinds } from '#server/network/order/callbacks.ts'
import { createRequests } from '#server/network/http/request.ts'
import { createPayoutClient } from '#server/network/payout/client.ts'
import { definePayouts } from '#server/network/payout/payouts.ts'
import { moveClock } from '#server/store/clock.ts'
import { signMessage } from '#server/secrets/signature.ts'
import { closeAtEnd } from '../closing.ts'
import { createTestStore } from '../engines.ts'
import { identityNamed, pay } from '../paying.ts'
import { createTestServer, shippedMoving, shippedWorld, testConfig } from '../server.ts'
import { signIn } from '../sign-in.ts'
import { asSystem } from '../system.ts'

export const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
export const URL_OF_NETWORK = 'https://network.test'

const MAKER = 'maker@lumen.example'
const SIGN_IN_AFTER = 200

const noJobs: Jobs = {
  define: () => {},
  start: async () => {},
  enqueue: async () => {},
  settle: async () => {},
  stop: async () => {},
}

interface Sent {
  id: string
  body: string
  timestamp?: number
  secret?: string
}

/** A server on a network that a test plays over HTTP. `network` gives the prices of quotes, if any. */
export const openAdapterWorld = async (
  network: FastifyInstance = fastify({ forceCloseConnections: true }),
) => {
  await network.listen({ port: 0, host: '127.0.0.1' })
  closeAtEnd(() => network.close())
  const { port } = network.server.address() as AddressInfo
  const config = testConfig({ network: { url: `http://127.0.0.1:${port}`, secret: SECRET } })
  const store = await createTestStore('seeded')
  const { definitions, schemas } = shippedWorld()
  const handlers = createHandlers({ store, jobs: noJobs, definitions, config })
  const app = await createTestServer(store, { definitions, schemas, handlers, config })
  const maker = await signIn(app, MAKER)
  const beneficiary = await identityNamed(maker, 'Taller Azul')
  const outcomes = orderOutcomes(shippedMoving())
  const take = payoutTaker(networkData(), outcomes)

  /** Messages about payouts are taken by this one. */
  const kindsWith = (taking: typeof take): MessageKinds =>
    messageKinds(networkData(), definitions, outcomes, taking)

  let payer = maker
  let started = 0
  const start = async (): Promise<string> => {
    started += 1
    // A token lasts for minutes, and a long run for longer.
    if (started % SIGN_IN_AFTER === 0) payer = await signIn(app, MAKER)
    const { status, body } = await pay(payer, beneficiary)
    if (status !== 200 && status !== 201 && status !== 202) throw new Error(JSON.stringify(body))
    return (body as { payment_id: string }).payment_id
  }

  /** One turn of the job that hands over and asks; its breaker is new each time. */
  const work = async (fetch: typeof globalThis.fetch, taking = take): Promise<void> => {
    let turn = async () => {}
    const terms = networkData().payouts
    const client = createPayoutClient(createRequests({ url: URL_OF_NETWORK, secret: SECRET, fetch })(60))
    const jobs: Pick<Jobs, 'define'> = { define: (job) => void (turn = () => job.work({} as never)) }
    definePayouts({ store, jobs, terms, client, take: taking })
    await turn()
  }

  const send = async ({ id, body, timestamp = Math.floor(Date.now() / 1000), secret = SECRET }: Sent) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/network/callbacks',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signMessage({ id, timestamp, body }, [secret]),
      },
      body,
    })
    return answer.statusCode
  }

  const read = async (paymentId: string) => {
    const { rows } = await asSystem(store, (trx) =>
      sql<{
        paymentState: string
        stuck: string | null
        funds: 'HELD' | 'BOOKED' | 'RELEASED'
        amount: string
      }>`
        select payments.state as "paymentState", payout.stuck, entry.state as funds,
          payments.destination_amount::text || ' ' || payments.destination_currency as amount
        from payments
          join network_payouts payout on payout.org_id = payments.org_id and payout.id = payments.id
          join account_entries entry on entry.org_id = payments.org_id and entry.object_id = payments.id
        where payments.id = ${paymentId}`.execute(trx),
    )
    return rows[0]!
  }

  const trailOf = (paymentId: string) =>
    asSystem(store, (trx) =>
      trx
        .selectFrom('audit_trail')
        .select(['action', 'details', 'user_id'])
        .where('object_id', '=', paymentId)
        .orderBy('seq')
        .execute(),
    )

  const pass = async (seconds: number) => void (await moveClock(store, seconds))
  return { store, app, maker, take, kindsWith, start, work, send, read, trailOf, pass }
}

export type AdapterWorld = Awaited<ReturnType<typeof openAdapterWorld>>
