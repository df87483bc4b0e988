import type { MessageKinds } from '../order/callbacks.ts'
import type { AccountHolder } from '../credit/contract.ts'
import { digestOf } from '../http/signed-request.ts'
import { signMessage } from '../../secrets/signature.ts'

type MessageType = keyof MessageKinds

export interface MessengerTerms {
  secret: string
  /** The address of the portal that receives messages. */
  callbacks: string
  now: () => Date
  /** Replaces the global `fetch` in tests. */
  fetch?: typeof globalThis.fetch
}

const ANSWER_MS = 15_000
/** Answers after which a message is never sent again: unknown ID, already taken, or unreadable. */
const FOR_GOOD: readonly number[] = [404, 409, 422]

/** Sends the status of an order to the portal; resolves to true once the portal has it. */
export type Post = (id: string, status: object, type?: MessageType) => Promise<boolean>

/** Builds the ID of the message about a credit; the same credit always has the same ID. */
export const creditMessageId = ({ organisationId, environment }: AccountHolder, creditId: string): string =>
  `credit-${digestOf(`${environment} ${organisationId} ${creditId}`)}`

/** Builds the ID of the message about a reversal. */
export const reversalMessageId = (
  { organisationId, environment }: AccountHolder,
  reversalId: string,
): string => `reversal-${digestOf(`${environment} ${organisationId} ${reversalId}`)}`

/**
 * Sends signed messages; resolves to true once the portal took the message or refused it for good (TRU-286).
 */
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
