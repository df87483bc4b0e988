import { createHash, randomUUID } from 'node:crypto'
import { isSignedBy, signMessage } from '../../secrets/signature.ts'

/** The text that is signed: method, path and body. */
const textOf = (method: string, path: string, body: string) => `${method} ${path}\n${body}`

/** Returns the headers of a signed request; callbacks are signed the same way. */
export const signRequest = (
  { method, path, body }: { method: string; path: string; body: string },
  secret: string,
  now: number,
): Record<string, string> => {
  const id = `req_${randomUUID()}`
  const timestamp = Math.floor(now / 1000)
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signMessage({ id, timestamp, body: textOf(method, path, body) }, [secret]),
  }
}

export type Headers = Readonly<Record<string, string | string[] | undefined>>

const LONGEST_ID = 100

/** Verifies a message and returns its ID; undefined if the signature is wrong or too old (TRU-283). */
export const readSigned = (
  headers: Headers,
  body: string,
  { secret, tolerance, now }: { secret: string; tolerance: number; now: number },
): string | undefined => {
  const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map(
    (part) => headers[`webhook-${part}`],
  )
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signature !== 'string')
    return undefined
  if (!/^[\x21-\x7e]+$/.test(id) || id.length > LONGEST_ID || !/^\d{1,12}$/.test(timestamp)) return undefined
  if (Math.abs(now / 1000 - Number(timestamp)) > tolerance) return undefined
  return isSignedBy({ id, timestamp: Number(timestamp), body }, signature, secret) ? id : undefined
}

/** Verifies a request to an adapter and returns its ID. */
export const readSignedRequest = (
  request: { method: string; path: string; body: string; headers: Headers },
  terms: Parameters<typeof readSigned>[2],
): string | undefined =>
  readSigned(request.headers, textOf(request.method, request.path, request.body), terms)

/** Returns the digest that identifies a repeated message. */
export const digestOf = (body: string): string => createHash('sha256').update(body).digest('hex')
