import type { CallId } from '#definition/wire.ts'
import { wrapHandlers, type EarlyRequest, type Handler, type HandlersById } from '../app/call.ts'
import { refused } from '../app/refused.ts'

/** What no network is asked for yet and stands in the server's process instead, by the calls that something begins with. */
const STAND_INS: Readonly<Record<string, readonly CallId[]>> = {
  legacyPayments: ['quotes.createLegacy', 'payments.accept', 'payments.lock'],
  transfers: ['transfers.create', 'transfers.execute'],
}

type IsTriedOut = () => Promise<boolean>

/** Nothing is asked ahead of a call that is refused either. */
const whenTriedOut = (handler: Handler, isTriedOut: IsTriedOut): Handler => {
  const run: Handler = async (request) => ((await isTriedOut()) ? handler(request) : refused('not-offered'))
  const { early } = handler
  if (!early) return run
  return Object.assign(run, {
    early: async (request: EarlyRequest) => ((await isTriedOut()) ? early(request) : refused('not-offered')),
  })
}

/** The same handlers; what would only be made up is refused where the network is there to move money (TRU-454). */
export const closeStandIns = (handlers: HandlersById, isTriedOut: IsTriedOut): HandlersById => {
  const standIns = new Set<string>(Object.values(STAND_INS).flat())
  return wrapHandlers(handlers, (handler, id) =>
    standIns.has(id) ? whenTriedOut(handler, isTriedOut) : handler,
  )
}
