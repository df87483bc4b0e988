import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { CustomFetch } from 'openid-client'
import { isAllowedUrl, resolveAllowed, type AddressTerms } from '../webhooks/address.ts'

const SECONDS = 8
const MOST_BYTES = 1_000_000

/** An error: an address of the identity provider leads into a private network. */
export class PrivateAddress extends Error {}

const readAll = async (answer: IncomingMessage): Promise<Buffer> => {
  let length = 0
  answer.on('data', (piece: Buffer) => {
    length += piece.length
    if (length > MOST_BYTES) answer.destroy(new Error('The answer is too long.'))
  })
  return buffer(answer)
}

const headersOf = ({ headers }: IncomingMessage): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )

/**
 * Returns a `fetch` for identity providers: it resolves and checks each address, connects to just that one
 * and follows no redirects. Addresses that a provider names, such as its keys, are fetched the same way
 * (TRU-403).
 */
export const createGuardedFetch =
  (terms: AddressTerms): CustomFetch =>
  async (address, { method, headers, body }) => {
    if (!isAllowedUrl(address, terms)) throw new PrivateAddress(address)
    const url = new URL(address)
    const signal = AbortSignal.timeout(SECONDS * 1000)
    const addresses = await resolveAllowed(url.hostname, terms)
    const [first] = addresses
    if (!first) throw new PrivateAddress(address)
    const pinned: LookupFunction = (_host, { all }, done) =>
      all ? done(null, addresses) : done(null, first.address, first.family)
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      request(url, { method, headers, agent: false, lookup: pinned, signal }, resolve)
        .on('error', reject)
        .end(body === undefined || body === null ? undefined : String(body)),
    )
    const status = answer.statusCode ?? 0
    const content = await readAll(answer)
    const isEmpty = status === 204 || status === 304
    return new Response(isEmpty ? null : new Uint8Array(content), { status, headers: headersOf(answer) })
  }
