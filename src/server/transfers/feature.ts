import type { Handlers } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { refused } from '../app/refused.ts'
import { createTransfer } from './new-transfer.ts'
import { findTransfer, listTransfers, toTransfer } from './list.ts'
import { allBooks, laterBooks, moveTransfer, type TransferDependencies } from './move.ts'
import type { Feature } from '../feature.ts'
import { linkedMachine } from '../definitions/machine.ts'
import { createPeerLedger } from '../network/peer-ledger.ts'
import { takePeerAnswers } from './answered.ts'

/** Calls on transfers between accounts: create, execute, complete and cancel. */
const transferHandlers = (
  dependencies: TransferDependencies & { definitions: ServerDefinitions },
): Handlers => ({
  'transfers.list': async ({ trx, query }) => ({
    body: await listTransfers(trx, query),
  }),
  'transfers.read': async ({ trx, params }) => {
    const transfer = await findTransfer(trx, params.id)
    return transfer ? { body: toTransfer(transfer) } : refused('not-found')
  },
  'transfers.create': (request) => createTransfer(request, dependencies.definitions),
  'transfers.execute': (request) => moveTransfer(request, dependencies, allBooks),
  'transfers.complete': (request) => moveTransfer(request, dependencies, laterBooks),
  'transfers.cancel': (request) => moveTransfer(request, dependencies, {}),
})

export const feature: Feature = ({ definitions, data, jobs, store, readFacts }) => {
  const machine = linkedMachine(definitions, 'transfer')
  const peers = createPeerLedger(data, jobs, store, takePeerAnswers(machine))
  return transferHandlers({ definitions, machine, readFacts, peers })
}
