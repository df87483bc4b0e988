import type { CallId } from '#definition/wire.ts'
import type { HandlersById } from '../app/call.ts'
import { refused } from '../app/refused.ts'

/** What no network is asked for yet and stands in the server's process instead, by the calls that something begins with. */
const STAND_INS: Readonly<Record<string, readonly CallId[]>> = {
  cards: ['payin.customer', 'payin.setupIntent', 'payin.addUnverified', 'payin.confirmDeposit'],
  exchanges: [
    'exchangeCredentials.create',
    'exchangeCredentials.createOlder',
    'exchangeCredentials.update',
    'exchangeCredentials.updateOlder',
  ],
  legacyPayments: ['quotes.createLegacy', 'payments.accept', 'payments.lock'],
  transfers: ['transfers.create', 'transfers.execute'],
}

/** The same handlers; what would only be made up is refused where the network is there to move money (TRU-454). */
export const closeStandIns = (handlers: HandlersById, isTriedOut: () => Promise<boolean>): HandlersById => {
  const closed = Object.values(STAND_INS)
    .flat()
    .flatMap((id): [string, HandlersById[string]][] => {
      const handler = handlers[id]
      if (!handler) return []
      return [[id, async (request) => ((await isTriedOut()) ? handler(request) : refused('not-offered'))]]
    })
  return { ...handlers, ...Object.fromEntries(closed) }
}
