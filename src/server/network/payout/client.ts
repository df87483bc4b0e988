import { readStatus, type Payout } from './contract.ts'
import { signRequest } from './signed-request.ts'
import type { Outcome } from './verdict.ts'

/** What a network is asked; whatever goes wrong is an outcome, never thrown. */
export interface PayoutClient {
  submit(payout: Payout): Promise<Outcome>
  ask(paymentId: string): Promise<Outcome>
  cancel(paymentId: string): Promise<Outcome>
}

export interface ClientTerms {
  /** The address of the network, without a slash at its end. */
  url: string
  secret: string
  /** Seconds until no answer is waited for any more. */
  answer: number
  /** How requests leave. */
  fetch?: typeof globalThis.fetch
}

const LARGEST_ANSWER = 65_536
const LONGEST_REASON = 200

const shorten = (text: string) =>
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

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const whyOf = (status: number, text: string): string => {
  const { message } = Object(parse(text)) as { message?: unknown }
  return shorten(typeof message === 'string' ? `${status}: ${message}` : `It answered ${status}.`)
}

/** What an answer means: only one of 2xx says anything of a payout, and only one that is about it. */
const read = (method: string, paymentId: string, status: number, text: string): Outcome => {
  if (status >= 200 && status < 300) {
    const received = readStatus(parse(text))
    if ('wrong' in received)
      return { kind: 'unreadable', why: `'${received.wrong}' is not as the contract has it.` }
    if (received.paymentId !== paymentId)
      return { kind: 'unreadable', why: 'The answer was about another payout.' }
    return method === 'POST' && received.cancel === undefined
      ? { kind: 'unreadable', why: 'It does not say what becomes of the request to cancel.' }
      : { kind: 'status', status: received }
  }
  const why = whyOf(status, text)
  if (status === 404 && method !== 'PUT') return { kind: 'forgotten', why }
  if (status === 422 && method === 'PUT') return { kind: 'refused', why }
  if (status === 409) return { kind: 'conflict', why }
  const isLater = status >= 500 || status === 408 || status === 425 || status === 429
  return { kind: isLater ? 'silent' : 'rejected', why }
}

/** Asks a network over HTTP, by the contract of network/README.md; no redirect is followed (TRU-280). */
export const createPayoutClient = ({
  url,
  secret,
  answer,
  fetch = globalThis.fetch,
}: ClientTerms): PayoutClient => {
  const send = async (
    method: string,
    place: string,
    paymentId: string,
    content?: object,
  ): Promise<Outcome> => {
    const body = content === undefined ? '' : JSON.stringify(content)
    const target = new URL(`${url}/payouts/${paymentId}${place}`)
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
        signal: AbortSignal.timeout(answer * 1000),
      })
      return read(method, paymentId, response.status, await readText(response))
    } catch (error) {
      const { cause, message, name }: { cause?: { code?: unknown }; message?: unknown; name?: unknown } =
        Object(error)
      const isLate = name === 'TimeoutError'
      const why = typeof cause?.code === 'string' ? cause.code : String(message)
      return {
        kind: 'silent',
        why: isLate ? `No answer within ${answer} seconds.` : shorten(`Not reached: ${why}`),
      }
    }
  }
  const ask = (paymentId: string) => send('GET', '', paymentId)
  /** An order that cannot be read is refused for good, once the network confirms that it has nothing under this ID. */
  const submit = async (payout: Payout): Promise<Outcome> => {
    const outcome = await send('PUT', '', payout.paymentId, payout)
    if (outcome.kind !== 'refused') return outcome
    const asked = await ask(payout.paymentId)
    if (asked.kind === 'forgotten') return outcome
    return asked.kind === 'status' ? asked : { kind: 'rejected', why: outcome.why }
  }
  return {
    submit,
    ask,
    cancel: (paymentId) => send('POST', '/cancel', paymentId),
  }
}
