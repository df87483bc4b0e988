import type { MessageKinds } from '../order/callbacks.ts'
import type { AccountHolder } from '../credit/contract.ts'
import { digestOf } from '../http/signed-request.ts'
import { signMessage } from '../../secrets/signature.ts'

type MessageType = keyof MessageKinds

export interface MessengerTerms {
  secret: string
  /** Where the portal takes messages. */
  callbacks: string
  now: () => Date
  /** How messages leave. */
  fetch?: typeof globalThis.fetch
}

const ANSWER_MS = 15_000
/** It was taken before, it can never be taken, or nothing was handed over under its ID. */
const FOR_GOOD: readonly number[] = [404, 409, 422]

/** How an adapter says what became of an order; yes once the portal has it. */
export type Post = (id: string, status: object, type?: MessageType) => Promise<boolean>

/** The ID of the message about a credit: it is the same however often that is told. */
export const creditMessageId = ({ organisationId, environment }: AccountHolder, creditId: string): string =>
  `credit-${digestOf(`${environment} ${organisationId} ${creditId}`)}`

/** Sends signed messages of an adapter; yes when the portal has one, or never will (TRU-286). */
export const createMessenger =
  ({ secret, callbacks, now, fetch = globalThis.fetch }: MessengerTerms): Post =>
  async (id, status, type = 'payout.status') => {
    const timestamp = Math.floor(now().getTime() / 1000)
    const body = JSON.stringify({ type, timestamp: now().toISOString(), data: status })
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signMessage({ id, timestamp, body }, [secret]),
    }
    const init = { method: 'POST', headers, body, signal: AbortSignal.timeout(ANSWER_MS) }
    return fetch(callbacks, init).then(
      ({ ok, status: code }) => ok || FOR_GOOD.includes(code),
      () => false,
    )
  }
