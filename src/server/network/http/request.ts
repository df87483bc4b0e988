import { sayStuckDetails } from '#values/generated/say-stuck-details.ts'
import { signRequest } from './signed-request.ts'
import { inEnglish } from '../../languages/reader.ts'

export interface RequestTerms {
  /** The address of the network, without a slash at its end. */
  url: string
  secret: string
  /** How requests leave. */
  fetch?: typeof globalThis.fetch
}

/** An answer as it came, or why there was none. */
export type Answer = { status: number; text: string } | { silent: string }

const LARGEST_ANSWER = 65_536
const LONGEST_REASON = 200

/** A reason in one line. */
export const shorten = (text: string): string =>
  text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_REASON)

/** Reads an answer as far as one may be long; a longer one is none. */
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

/** The content of an answer; undefined where it is no JSON. */
export const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** What an answer that is an error says of itself. */
export const whyOf = (status: number, text: string): string => {
  const { message } = Object(parse(text)) as { message?: unknown }
  return typeof message === 'string'
    ? shorten(`${status}: ${message}`)
    : inEnglish(() => sayStuckDetails('answered', { status: String(status) }))
}

/** Whether the same request may be answered otherwise later. */
export const isLater = (status: number): boolean =>
  status >= 500 || status === 408 || status === 425 || status === 429

/** Sends one request; nothing is thrown. */
export type SendRequest = (method: string, path: string, content?: object) => Promise<Answer>

/**
 * Sends signed requests to a network, each with so many seconds to be answered, by the contract of network/README.md; no redirect is
 * followed, and nothing is thrown (TRU-280).
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
