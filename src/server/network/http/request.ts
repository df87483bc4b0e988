import { sayStuckDetails } from '#values/generated/say-stuck-details.ts'
import { signRequest } from './signed-request.ts'
import { inEnglish } from '../../languages/reader.ts'

export interface RequestTerms {
  /** The URL of the network, without a trailing slash. */
  url: string
  secret: string
  /** Replaces the global `fetch` in tests. */
  fetch?: typeof globalThis.fetch
}

/** A raw answer, or the reason why there was none. */
export type Answer = { status: number; text: string } | { silent: string }

const LARGEST_ANSWER = 65_536
const LONGEST_REASON = 200

/** Shortens a reason to one line. */
export const shorten = (text: string): string =>
  text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_REASON)

/** Reads the body of an answer; one beyond the size limit counts as none. */
const readText = async (answer: Response): Promise<string> => {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of answer.body ?? []) {
    pieces.push(piece)
    length += piece.length
    if (length > LARGEST_ANSWER) throw new Error('The answer was too long.')
  }
  return Buffer.concat(pieces).toString('utf8')
}

/** Parses the JSON of an answer; undefined if it is malformed. */
export const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Returns the message of an error answer, with its status. */
export const whyOf = (status: number, text: string): string => {
  const { message } = Object(parse(text)) as { message?: unknown }
  return typeof message === 'string'
    ? shorten(`${status}: ${message}`)
    : inEnglish(() => sayStuckDetails('answered', { status: String(status) }))
}

/** Returns true for a status after which a retry may succeed. */
export const isLater = (status: number): boolean =>
  status >= 500 || status === 408 || status === 425 || status === 429

/** Sends one request; never throws. */
export type SendRequest = (method: string, path: string, content?: object) => Promise<Answer>

/**
 * Sends signed requests by the contract of network/README.md, each with a time limit. Redirects are not
 * followed; errors are returned, not thrown (TRU-280).
 */
export const createRequests =
  ({ url, secret, fetch = globalThis.fetch }: RequestTerms) =>
  (seconds: number): SendRequest =>
  async (method, path, content) => {
    const body = content === undefined ? '' : JSON.stringify(content)
    const target = new URL(url + path)
    const signed = signRequest({ method, path: target.pathname, body }, secret, Date.now())
    try {
      const response = await fetch(target, {
        method,
        headers: {
          ...signed,
          'user-agent': 'Portolan',
          ...(body !== '' && { 'content-type': 'application/json' }),
        },
        ...(body !== '' && { body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(seconds * 1000),
      })
      return { status: response.status, text: await readText(response) }
    } catch (error) {
      const { cause, message, name }: { cause?: { code?: unknown }; message?: unknown; name?: unknown } =
        Object(error)
      const isLate = name === 'TimeoutError'
      const why = typeof cause?.code === 'string' ? cause.code : String(message)
      const silent = isLate
        ? inEnglish(() => sayStuckDetails('late', { seconds: String(seconds) }))
        : inEnglish(() => sayStuckDetails('notReached', { why }))
      return { silent: shorten(silent) }
    }
  }
