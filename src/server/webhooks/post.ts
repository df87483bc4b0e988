import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { maskAccountsIn } from '#values/account-mask.ts'
import { resolveAllowed, type AddressTerms } from './address.ts'
import { storedReason } from './reason.ts'

export interface PostTerms extends AddressTerms {
  /** The time limit in seconds, including DNS and the answer. */
  seconds: number
  /** The maximum bytes of the answer that are stored. */
  bytes: number
}

export interface Posted {
  /** The status of the answer; absent if there was none. */
  status?: number
  milliseconds: number
  /** The beginning of the answer, with account numbers masked. */
  answer?: string
  /** The reason why the delivery failed. */
  reason?: string
}

const LONGEST_REASON = 200
const shorten = (text: string) => text.replace(/[\p{C}\s]+/gu, ' ').trim()

/** Reads the first bytes and discards the rest. */
const readStart = async (answer: IncomingMessage, bytes: number): Promise<string> => {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of answer) {
    pieces.push(piece as Buffer)
    length += (piece as Buffer).length
    if (length >= bytes) break
  }
  const text = Buffer.concat(pieces).subarray(0, bytes).toString('utf8')
  return maskAccountsIn(shorten(text))
}

/** Posts to the checked IP address of this attempt, without following redirects (TRU-227). */
const send = async (
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  terms: PostTerms,
  signal: AbortSignal,
): Promise<Omit<Posted, 'milliseconds'>> => {
  const addresses = await Promise.race([
    resolveAllowed(url.hostname, terms),
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  ])
  const [first] = addresses
  if (!first) return { reason: storedReason((say) => say('privateNetwork')) }
  const pinned: LookupFunction = (_host, { all }, done) =>
    all ? done(null, addresses) : done(null, first.address, first.family)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    request(url, { method: 'POST', headers, agent: false, lookup: pinned, signal }, resolve)
      .on('error', reject)
      .end(body),
  )
  const status = answer.statusCode ?? 0
  const start = await readStart(answer, terms.bytes)
  const isTaken = status >= 200 && status < 300
  const isRedirect = status >= 300 && status < 400
  const reason = storedReason((say) =>
    isRedirect ? say('redirected') : say('answered', { status: String(status) }),
  )
  return { status, answer: start, ...(!isTaken && { reason }) }
}

/** Sends a message once; errors are returned, not thrown. */
export const postMessage = async (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  terms: PostTerms,
): Promise<Posted> => {
  const start = performance.now()
  const signal = AbortSignal.timeout(terms.seconds * 1000)
  const posted = await send(new URL(url), headers, body, terms, signal).catch((error: unknown) => {
    const { code, message }: { code?: unknown; message?: unknown } = Object(error)
    const why = typeof code === 'string' ? code : String(message)
    const reason = storedReason((say) =>
      signal.aborted ? say('noAnswer', { seconds: String(terms.seconds) }) : say('notReached', { why }),
    )
    return { reason: shorten(reason).slice(0, LONGEST_REASON) }
  })
  return { ...posted, milliseconds: Math.round(performance.now() - start) }
}
