import { createRequests, isLater, parse, whyOf, type RequestTerms } from '../http/request.ts'
import { readStatus, type Payout } from './contract.ts'
import type { Outcome } from './verdict.ts'

/** What a network is asked; whatever goes wrong is an outcome, never thrown. */
export interface PayoutClient {
  submit(payout: Payout): Promise<Outcome>
  ask(paymentId: string): Promise<Outcome>
  cancel(paymentId: string): Promise<Outcome>
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
  if (status === 401 || status === 403) return { kind: 'unauthorized', why }
  // An order is never unknown: an adapter does not say so.
  if (status === 404) return { kind: 'nowhere', why }
  if (status === 422 && method === 'PUT') return { kind: 'refused', why }
  if (status === 409) return { kind: 'conflict', why }
  return { kind: isLater(status) ? 'silent' : 'rejected', why }
}

/** Asks a network about payouts, over HTTP (TRU-280). */
export const createPayoutClient = (terms: RequestTerms): PayoutClient => {
  const request = createRequests(terms)
  const send = async (
    method: string,
    place: string,
    paymentId: string,
    content?: object,
  ): Promise<Outcome> => {
    const answer = await request(method, `/payouts/${paymentId}${place}`, content)
    return 'silent' in answer
      ? { kind: 'silent', why: answer.silent }
      : read(method, paymentId, answer.status, answer.text)
  }
  const ask = (paymentId: string) => send('GET', '', paymentId)
  /** An order that cannot be read is refused for good, once the network confirms that it has nothing under this ID. */
  const submit = async (payout: Payout): Promise<Outcome> => {
    const outcome = await send('PUT', '', payout.paymentId, payout)
    if (outcome.kind !== 'refused') return outcome
    const reply = await ask(payout.paymentId)
    if (reply.kind === 'forgotten') return outcome
    return reply.kind === 'status' ? reply : { kind: 'rejected', why: outcome.why }
  }
  return {
    submit,
    ask,
    cancel: (paymentId) => send('POST', '/cancel', paymentId),
  }
}
