import type { Handlers } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { askedPage } from '../app/list-page.ts'
import { refused } from '../app/refused.ts'
import { createTransfer } from './create.ts'
import { findTransfer, listTransfers, toTransfer } from './list.ts'
import { allBooks, laterBooks, moveTransfer, type TransferGround } from './move.ts'

/** Transfers between accounts: written down, executed, completed or cancelled. */
export const transferHandlers = (ground: TransferGround & { definitions: ServerDefinitions }): Handlers => ({
  'transfers.list': async ({ trx, query }) => ({
    body: await listTransfers(trx, askedPage(ground.definitions, query)),
  }),
  'transfers.read': async ({ trx, params }) => {
    const transfer = await findTransfer(trx, params.id)
    return transfer ? { body: toTransfer(transfer) } : refused('not-found')
  },
  'transfers.create': (request) => createTransfer(request, ground.definitions),
  'transfers.execute': (request) => moveTransfer(request, ground, allBooks),
  'transfers.complete': (request) => moveTransfer(request, ground, laterBooks),
  'transfers.cancel': (request) => moveTransfer(request, ground, {}),
})
