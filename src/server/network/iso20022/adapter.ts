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
  /** Whose the accounts are that the bank writes statements about; absent: nothing is said of them. */
  accounts?: readonly OwnedAccount[]
  /** Where the portal takes messages; absent: it asks. */
  callbacks?: string
  now?: () => Date
  fetch?: typeof globalThis.fetch
}

/** An adapter that speaks ISO 20022 through a folder: the contract of network/README.md on one side, a bank on the other (TRU-286). */
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
        // It may have changed while the message was on its way.
        const one = folder.find(paymentId)
        if (one) folder.save({ ...one, messages: one.messages.filter((message) => message.id !== id) })
      }
    await book.tell(post)
  }

  return {
    app,
    /** Reads what the bank put into the folder, and sends what the portal has not heard. */
    turn: async () => {
      payouts.readFolder(book.take)
      if (callbacks !== undefined) await tell(callbacks)
    },
  }
}
