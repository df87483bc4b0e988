import { STATUS_CODES } from 'node:http'
import type { FastifyServerOptions } from 'fastify'
import { toFailure, type FaultTable } from '../failure.ts'

type Answer = NonNullable<FastifyServerOptions['clientErrorHandler']>

const BY_REASON: Record<string, string> = {
  HPE_HEADER_OVERFLOW: 'head-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-too-slow',
}

/** Answers an unparsable HTTP request with a problem+json, if the client is still connected. */
export const answerUnreadable =
  (faults: FaultTable): Answer =>
  (error, socket) => {
    if (error.code !== 'ECONNRESET' && socket.writable) {
      const fault = BY_REASON[error.code] ?? 'malformed-request'
      const failure = toFailure(faults, fault, crypto.randomUUID())
      const body = JSON.stringify(failure)
      const head = [
        `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status] ?? ''}`,
        'content-type: application/problem+json',
        'cache-control: no-store',
        'x-content-type-options: nosniff',
        `x-request-id: ${failure.requestId}`,
        `content-length: ${Buffer.byteLength(body)}`,
        'connection: close',
      ]
      socket.write([...head, '', body].join('\r\n'))
    }
    socket.destroy(error)
  }
