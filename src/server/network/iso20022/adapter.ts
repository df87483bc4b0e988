import type { FastifyInstance } from 'fastify'
import { createAdapterServer } from '../adapter/adapter-server.ts'
import { signMessage } from '../../webhooks/signature.ts'
import type { Debtor } from './pain001.ts'
import { openPayoutFolder } from './payout-folder.ts'
import { createIsoPayouts } from './payouts.ts'

export interface IsoAdapterTerms {
  folder: string
  secret: string
  debtor: Debtor
  /** Where the portal takes messages; absent: it asks. */
  callbacks?: string
  now?: () => Date
  fetch?: typeof globalThis.fetch
}

const ANSWER_MS = 15_000

/** An adapter that speaks ISO 20022 through a folder: the contract of network/README.md on one side, a bank on the other (TRU-286). */
export const createIsoAdapter = (terms: IsoAdapterTerms): { app: FastifyInstance; turn(): Promise<void> } => {
  const { secret, callbacks, now = () => new Date(), fetch = globalThis.fetch } = terms
  const folder = openPayoutFolder(terms.folder)
  const payouts = createIsoPayouts(folder, terms.debtor, now)
  const { order, ask, cancel } = payouts
  const app = createAdapterServer({ capabilities: ['payouts'], order, ask, cancel }, { secret, now })

  /** One message; true when the portal has it, or never will. */
  const post = async (address: string, id: string, status: object): Promise<boolean> => {
    const timestamp = Math.floor(now().getTime() / 1000)
    const body = JSON.stringify({ type: 'payout.status', timestamp: now().toISOString(), data: status })
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signMessage({ id, timestamp, body }, [secret]),
    }
    const init = { method: 'POST', headers, body, signal: AbortSignal.timeout(ANSWER_MS) }
    return fetch(address, init).then(
      ({ ok, status: code }) => ok || code === 409 || code === 422,
      () => false,
    )
  }

  const tell = async (address: string): Promise<void> => {
    for (const paymentId of folder.all())
      for (const { id, status } of folder.find(paymentId)?.messages ?? []) {
        if (!(await post(address, id, status))) continue
        // It may have changed while the message was on its way.
        const one = folder.find(paymentId)
        if (one) folder.save({ ...one, messages: one.messages.filter((message) => message.id !== id) })
      }
  }

  return {
    app,
    /** Reads what the bank put into the folder, and sends what the portal has not heard. */
    turn: async () => {
      payouts.readFolder()
      if (callbacks !== undefined) await tell(callbacks)
    },
  }
}
