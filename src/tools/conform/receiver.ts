import { createServer, type IncomingHttpHeaders } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { readStatus } from '#server/network/payout/contract.ts'
import { readSigned } from '#server/network/http/signed-request.ts'

export interface HeardMessage {
  id: string | undefined
  headers: IncomingHttpHeaders
  body: string
  answered: number
}

const TOLERANCE = 300
const LOOK_MS = 50

const paymentOf = (body: string): unknown => {
  try {
    const { data } = Object(JSON.parse(body)) as { data?: unknown }
    const status = readStatus(data)
    return 'wrong' in status ? undefined : status.paymentId
  } catch {
    return undefined
  }
}

/**
 * Opens a receiver of the adapter's messages; it refuses the first message of each ID once, like a portal
 * that is down.
 */
export const openReceiver = async (port: number, secret: string) => {
  const heard: HeardMessage[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (piece: string) => (body += piece))
    request.on('end', () => {
      const id = readSigned(request.headers, body, { secret, tolerance: TOLERANCE, now: Date.now() })
      const isFirst = !heard.some((one) => one.id === id)
      const answered = id === undefined ? 401 : isFirst ? 503 : 200
      heard.push({ id, headers: request.headers, body, answered })
      response.writeHead(answered).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    heard,
    /** Resolves to the messages about a payment, once there are `count` of them or the time is over. */
    waitFor: async (paymentId: string, count: number, ms: number): Promise<HeardMessage[]> => {
      const until = Date.now() + ms
      const about = () => heard.filter(({ body }) => paymentOf(body) === paymentId)
      while (about().length < count && Date.now() < until) await wait(LOOK_MS)
      return about()
    },
    /** Resolves to all messages, once they pass the test or the time is over. */
    waitUntil: async (
      test: (messages: readonly HeardMessage[]) => boolean,
      ms: number,
    ): Promise<readonly HeardMessage[]> => {
      const until = Date.now() + ms
      while (!test(heard) && Date.now() < until) await wait(LOOK_MS)
      return heard
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type Receiver = Awaited<ReturnType<typeof openReceiver>>
