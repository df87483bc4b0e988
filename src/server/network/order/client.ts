import { sayStuckDetails } from '#values/generated/say-stuck-details.ts'
import { isLater, parse, whyOf, type SendRequest } from '../http/request.ts'
import type { OrderStatus } from './contract.ts'
import type { Outcome } from './verdict.ts'
import { inEnglish } from '../../languages/reader.ts'

/** What a network is asked of orders; whatever goes wrong is an outcome, never thrown. */
export interface OrderClient<Order> {
  submit(id: string, order: Order): Promise<Outcome>
  ask(id: string): Promise<Outcome>
  cancel(id: string): Promise<Outcome>
}

export interface OrderAddress {
  path: '/payouts' | '/stablecoin/orders'
  /** The status in an answer that is about this order, or why it is none. */
  read(id: string, body: unknown): { status: OrderStatus } | { why: string }
}

/** What an answer means: only one of 2xx says anything of an order, and only one that is about it. */
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
  // An order is never unknown: an adapter does not say so.
  if (status === 404) return { kind: 'nowhere', why }
  if (status === 422 && method === 'PUT') return { kind: 'refused', why }
  if (status === 409) return { kind: 'conflict', why }
  return { kind: isLater(status) ? 'silent' : 'rejected', why }
}

/** Asks a network about the orders of one address, over HTTP (TRU-280, TRU-446). */
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
  /** An order that cannot be read is refused for good, once the network confirms that it has nothing under this ID. */
  const submit = async (id: string, order: Order): Promise<Outcome> => {
    const outcome = await send('PUT', '', id, order)
    if (outcome.kind !== 'refused') return outcome
    const reply = await ask(id)
    if (reply.kind === 'forgotten') return outcome
    return reply.kind === 'status' ? reply : { kind: 'rejected', why: outcome.why }
  }
  return { submit, ask, cancel: (id) => send('POST', '/cancel', id) }
}
