import type { FastifyInstance } from 'fastify'
import { createAdapterServer } from '../adapter/adapter-server.ts'
import { createMessenger } from '../adapter/messenger.ts'
import type { Debtor } from './pain001.ts'
import { openAccountBook, type OwnedAccount } from './account-book.ts'
import { openPayoutFolder } from './payout-folder.ts'
import { createIsoPayouts } from './payouts.ts'

export interface IsoAdapterTerms {
  folder: string
  secret: string
  debtor: Debtor
  /** Owners of the accounts in the bank's statements; absent: statements are ignored. */
  accounts?: readonly OwnedAccount[]
  /** The address of the portal for callbacks; absent: the portal polls. */
  callbacks?: string
  now?: () => Date
  fetch?: typeof globalThis.fetch
}

/**
 * Creates an adapter that serves the contract of network/README.md and exchanges ISO 20022 files with a bank
 * (TRU-286).
 */
export const createIsoAdapter = (terms: IsoAdapterTerms): { app: FastifyInstance; turn(): Promise<void> } => {
  const { secret, callbacks, accounts, now = () => new Date(), fetch = globalThis.fetch } = terms
  const folder = openPayoutFolder(terms.folder)
  const payouts = createIsoPayouts(folder, terms.debtor, now)
  const book = openAccountBook(terms.folder, accounts ?? [])
  const { order, ask, cancel } = payouts
  const capabilities = accounts ? ['payouts', 'balances'] : ['payouts']
  const { balances } = book
  const app = createAdapterServer(
    { capabilities, order, ask, cancel, ...(accounts && { balances }) },
    { secret, now },
  )

  const tell = async (address: string): Promise<void> => {
    const post = createMessenger({ secret, callbacks: address, now, fetch })
    for (const paymentId of folder.all())
      for (const { id, status } of folder.find(paymentId)?.messages ?? []) {
        if (!(await post(id, status))) continue
        // Read again: the payout may have changed while the message was sent.
        const one = folder.find(paymentId)
        if (one) folder.save({ ...one, messages: one.messages.filter((message) => message.id !== id) })
      }
    await book.tell(post)
  }

  return {
    app,
    /** Reads new reports of the bank, then sends the messages that the portal has not confirmed. */
    turn: async () => {
      payouts.readFolder(book.take)
      if (callbacks !== undefined) await tell(callbacks)
    },
  }
}
