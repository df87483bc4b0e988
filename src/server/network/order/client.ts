import { sayStuckDetails } from '#values/generated/say-stuck-details.ts'
import { isLater, parse, whyOf, type SendRequest } from '../http/request.ts'
import type { OrderStatus } from './contract.ts'
import type { Outcome } from './verdict.ts'
import { inEnglish } from '../../languages/reader.ts'

/** Submits, queries and cancels orders at a network. Errors are returned as outcomes, never thrown. */
export interface OrderClient<Order> {
  submit(id: string, order: Order): Promise<Outcome>
  ask(id: string): Promise<Outcome>
  cancel(id: string): Promise<Outcome>
}

export interface OrderAddress {
  path: '/payouts' | '/stablecoin/orders'
  /** Parses the status of this order, or returns why the answer is not about it. */
  read(id: string, body: unknown): { status: OrderStatus } | { why: string }
}

/** Interprets an HTTP answer; only a 2xx answer about this order carries a status. */
const readAnswer = (
  { read }: OrderAddress,
  method: string,
  id: string,
  status: number,
  text: string,
): Outcome => {
  if (status >= 200 && status < 300) {
    const received = read(id, parse(text))
    if ('why' in received) return { kind: 'unreadable', why: received.why }
    return method === 'POST' && received.status.cancel === undefined
      ? { kind: 'unreadable', why: inEnglish(() => sayStuckDetails('noCancel')) }
      : { kind: 'status', status: received.status }
  }
  const why = whyOf(status, text)
  if (status === 404 && method !== 'PUT') return { kind: 'forgotten', why }
  if (status === 401 || status === 403) return { kind: 'unauthorized', why }
  // `PUT` creates the order, so 404 means that the address is wrong.
  if (status === 404) return { kind: 'nowhere', why }
  if (status === 422 && method === 'PUT') return { kind: 'refused', why }
  if (status === 409) return { kind: 'conflict', why }
  return { kind: isLater(status) ? 'silent' : 'rejected', why }
}

/** Creates the HTTP client for one kind of order (TRU-280, TRU-446). */
export const createOrderClient = <Order extends object>(
  request: SendRequest,
  address: OrderAddress,
): OrderClient<Order> => {
  const send = async (method: string, place: string, id: string, content?: object): Promise<Outcome> => {
    const answer = await request(method, `${address.path}/${id}${place}`, content)
    return 'silent' in answer
      ? { kind: 'silent', why: answer.silent }
      : readAnswer(address, method, id, answer.status, answer.text)
  }
  const ask = (id: string) => send('GET', '', id)
  /** Submits an order. A refusal is final once the network confirms that it has no such order. */
  const submit = async (id: string, order: Order): Promise<Outcome> => {
    const outcome = await send('PUT', '', id, order)
    if (outcome.kind !== 'refused') return outcome
    const reply = await ask(id)
    if (reply.kind === 'forgotten') return outcome
    return reply.kind === 'status' ? reply : { kind: 'rejected', why: outcome.why }
  }
  return { submit, ask, cancel: (id) => send('POST', '/cancel', id) }
}
