import type { FastifyInstance } from 'fastify'
import type { NetworkConfig } from '#server/app/config.ts'
import { createAdapterServer } from '#server/network/adapter/adapter-server.ts'
import { createMessenger } from '#server/network/adapter/messenger.ts'
import { networkData, type NetworkData } from '#server/network/data.ts'
import { signMessage } from '#server/secrets/signature.ts'
import type { Journal } from '#server/network/simulator/journal.ts'
import { createSimulator } from '#server/network/simulator/simulator.ts'

const SECRET = `whsec_${Buffer.alloc(32, 3).toString('base64')}`
const CALLBACKS = 'http://portal.test/network/callbacks'

/** Requests as they leave, to an app that listens on nothing. */
export const fetchFrom =
  (app: () => Pick<FastifyInstance, 'inject'>): typeof globalThis.fetch =>
  async (address, init = {}) => {
    const { method, body, headers } = init
    const { statusCode, body: text } = await app().inject({
      method: method as 'PUT',
      url: new URL(address as URL | string).pathname,
      headers: Object.fromEntries(new Headers(headers).entries()),
      ...(typeof body === 'string' && body !== '' && { body }),
    })
    return new Response(statusCode === 204 ? null : text, { status: statusCode })
  }

/** A message of the network to a portal; answers with the status of HTTP. */
export const say = async (
  portal: FastifyInstance,
  id: string,
  message: object,
  secret = SECRET,
): Promise<number> => {
  const body = JSON.stringify(message)
  const timestamp = Math.floor(Date.now() / 1000)
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signMessage({ id, timestamp, body }, [secret]),
  }
  return (await portal.inject({ method: 'POST', url: '/network/callbacks', headers, body })).statusCode
}

/** Replaces the answer of the network, by path and sent body; `undefined` keeps the usual answer. */
export type Instead = (path: string, sent: string) => Response | undefined

/** The simulator with its contract in this process, on a clock of its own. */
export const openSimulated = (data: NetworkData = networkData(), journal?: Journal) => {
  let offset = 0
  const now = () => new Date()
  const simulator = createSimulator(
    () => data,
    () => new Date(Date.now() + offset),
    journal,
  )
  const app = createAdapterServer(simulator, { secret: SECRET, now })
  let answered: Instead = () => undefined
  const asSimulated = fetchFrom(() => app)
  const network: NetworkConfig = {
    url: 'http://network.test',
    secret: SECRET,
    isSimulated: true,
    fetch: async (address, init) =>
      answered(new URL(address as URL | string).pathname, typeof init?.body === 'string' ? init.body : '') ??
      asSimulated(address, init),
  }
  return {
    network,
    /** Answers otherwise until it is called again. */
    answer: (instead: Instead = () => undefined) => void (answered = instead),
    pass: (seconds: number) => void (offset += seconds * 1000),
    /** Back to the time of everybody. */
    restart: () => void (offset = 0),
    /** Sends a portal the callbacks it has not received. Returns false if it refused one. */
    tell: async (portal: FastifyInstance): Promise<boolean> => {
      const post = createMessenger({
        secret: SECRET,
        callbacks: CALLBACKS,
        now,
        fetch: fetchFrom(() => portal),
      })
      let isTaken = true
      await simulator.turn(async (...message) => {
        const taken = await post(...message)
        isTaken &&= taken
        return taken
      })
      return isTaken
    },
  }
}

export type Simulated = ReturnType<typeof openSimulated>
