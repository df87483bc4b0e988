import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { closeAtEnd } from './closing.ts'

export interface ReceivedMessage {
  headers: IncomingHttpHeaders
  body: string
  path: string
}

export interface WebhookReceiver {
  url: string
  received: ReceivedMessage[]
  /** Sets the answer from now on; without one the receiver accepts the message. */
  answerWith(answer?: (response: ServerResponse) => void): void
}

/** A program of a client that hears of events, on this machine. */
export const openWebhookReceiver = async (): Promise<WebhookReceiver> => {
  const received: ReceivedMessage[] = []
  const take = (response: ServerResponse) => void response.writeHead(200).end('Taken')
  let answer: (response: ServerResponse) => void = take
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (piece: string) => (body += piece))
    request.on('end', () => {
      received.push({ headers: request.headers, body, path: request.url ?? '' })
      answer(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closeAtEnd(async () => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answerWith: (next) => {
      answer = next ?? take
    },
  }
}

/** Verifies the signature of a message, as the text of Standard Webhooks describes. */
export const isSignedWith = ({ headers, body }: ReceivedMessage, secret: string): boolean => {
  const [, base64 = ''] = secret.split('whsec_')
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.')
  const due = createHmac('sha256', Buffer.from(base64, 'base64')).update(signed, 'utf8').digest()
  return String(headers['webhook-signature'])
    .split(' ')
    .some((one) => {
      const [version, signature = ''] = one.split(',')
      const given = Buffer.from(signature, 'base64')
      return version === 'v1' && given.length === due.length && timingSafeEqual(given, due)
    })
}
