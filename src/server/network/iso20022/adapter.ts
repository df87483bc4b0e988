import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { signMessage } from '../../webhooks/signature.ts'
import { isPaymentId, type Payout } from '../payout/contract.ts'
import { readSignedRequest } from '../payout/signed-request.ts'
import type { Debtor } from './pain001.ts'
import { openPayoutFolder } from './payout-folder.ts'
import { createIsoPayouts } from './payouts.ts'

export interface IsoAdapterTerms {
  folder: string
  secret: string
  debtor: Debtor
  /** Where the portal takes messages; absent: it asks. */
  callbacks?: string
  now?: () => Date
  fetch?: typeof globalThis.fetch
}

const TOLERANCE = 300
const ANSWER_MS = 15_000
const TEXTS = ['paymentId', 'endToEndId', 'amount', 'currency', 'organisation', 'payoutCategory'] as const

/** The payout of a request, or which of its parts is missing. */
const readPayout = (body: string, paymentId: string): Payout | string => {
  let given: Partial<Record<string, unknown>>
  try {
    given = Object(JSON.parse(body)) as typeof given
  } catch {
    return 'The body is no JSON.'
  }
  const missing = TEXTS.find((name) => typeof given[name] !== 'string' || given[name] === '')
  if (missing) return `'${missing}' is missing.`
  if (given.paymentId !== paymentId) return 'The body is about another payment.'
  if (
    !/^\d{1,15}(?:\.\d{1,5})?$/.test(given.amount as string) ||
    !/^[A-Z]{3}$/.test(given.currency as string)
  )
    return 'The amount is none.'
  if (!/^[a-z]{1,20}$/.test(String(given.environment))) return `'environment' is missing.`
  const names = Object.entries(Object(given.beneficiary) as object)
  return names.length > 0 && names.every(([, value]) => typeof value === 'string')
    ? (given as unknown as Payout)
    : `'beneficiary' is missing.`
}

/** An adapter that speaks ISO 20022 through a folder: the contract of network/README.md on one side, a bank on the other (TRU-286). */
export const createIsoAdapter = (terms: IsoAdapterTerms): { app: FastifyInstance; turn(): Promise<void> } => {
  const { secret, callbacks, now = () => new Date(), fetch = globalThis.fetch } = terms
  const folder = openPayoutFolder(terms.folder)
  const payouts = createIsoPayouts(folder, terms.debtor, now)
  const app = fastify({ forceCloseConnections: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  app.addHook('preHandler', async (request, reply) => {
    const { method, url: path, headers } = request
    const body = typeof request.body === 'string' ? request.body : ''
    const signed = { method, path, body, headers }
    if (readSignedRequest(signed, { secret, tolerance: TOLERANCE, now: now().getTime() }) === undefined)
      await reply.code(401).send({ message: 'It is not signed with the secret, or too old.' })
  })

  type Named = FastifyRequest<{ Params: { paymentId: string } }>
  const unknown = (reply: FastifyReply) =>
    reply.code(404).send({ message: 'Nothing was ordered under this ID.' })

  app.put('/payouts/:paymentId', async (request: Named, reply) => {
    const { paymentId } = request.params
    const payout = isPaymentId(paymentId) ? readPayout(String(request.body), paymentId) : 'The ID is no UUID.'
    if (typeof payout === 'string') return reply.code(422).send({ message: payout })
    const ordered = payouts.order(payout)
    if ('status' in ordered) return ordered.status
    return reply.code(ordered.refused).send({ message: ordered.message })
  })
  app.get('/payouts/:paymentId', async (request: Named, reply) => {
    const { paymentId } = request.params
    return (isPaymentId(paymentId) ? payouts.ask(paymentId) : undefined) ?? unknown(reply)
  })
  app.post('/payouts/:paymentId/cancel', async (request: Named, reply) => {
    const { paymentId } = request.params
    return (isPaymentId(paymentId) ? payouts.cancel(paymentId) : undefined) ?? unknown(reply)
  })

  /** One message; true when the portal has it, or never will. */
  const post = async (address: string, id: string, status: object): Promise<boolean> => {
    const timestamp = Math.floor(now().getTime() / 1000)
    const body = JSON.stringify({ type: 'payout.status', timestamp: now().toISOString(), data: status })
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signMessage({ id, timestamp, body }, [secret]),
    }
    const init = { method: 'POST', headers, body, signal: AbortSignal.timeout(ANSWER_MS) }
    return fetch(address, init).then(
      ({ ok, status: code }) => ok || code === 409 || code === 422,
      () => false,
    )
  }

  const tell = async (address: string): Promise<void> => {
    for (const paymentId of folder.all())
      for (const { id, status } of folder.find(paymentId)?.messages ?? []) {
        if (!(await post(address, id, status))) continue
        // It may have changed while the message was on its way.
        const one = folder.find(paymentId)
        if (one) folder.save({ ...one, messages: one.messages.filter((message) => message.id !== id) })
      }
  }

  return {
    app,
    /** Reads what the bank put into the folder, and sends what the portal has not heard. */
    turn: async () => {
      payouts.readFolder()
      if (callbacks !== undefined) await tell(callbacks)
    },
  }
}
