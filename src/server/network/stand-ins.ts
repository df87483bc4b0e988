import type { CallId } from '#definition/wire.ts'
import { wrapHandlers, type EarlyRequest, type Handler, type HandlersById } from '../app/call.ts'
import { refused } from '../app/refused.ts'

/** Features that no network serves yet and the server simulates itself, by the calls that start them. */
const STAND_INS: Readonly<Record<string, readonly CallId[]>> = {
  legacyPayments: ['quotes.createLegacy', 'payments.accept', 'payments.lock'],
  transfers: ['transfers.create', 'transfers.execute'],
}

type IsTriedOut = () => Promise<boolean>

/** Refuses the early request as well as the call. */
const whenTriedOut = (handler: Handler, isTriedOut: IsTriedOut): Handler => {
  const run: Handler = async (request) => ((await isTriedOut()) ? handler(request) : refused('not-offered'))
  const { early } = handler
  if (!early) return run
  return Object.assign(run, {
    early: async (request: EarlyRequest) => ((await isTriedOut()) ? early(request) : refused('not-offered')),
  })
}

/** Wraps the handlers; a simulated feature is refused if the network moves real money (TRU-454). */
export const closeStandIns = (handlers: HandlersById, isTriedOut: IsTriedOut): HandlersById => {
  const standIns = new Set<string>(Object.values(STAND_INS).flat())
  return wrapHandlers(handlers, (handler, id) =>
    standIns.has(id) ? whenTriedOut(handler, isTriedOut) : handler,
  )
}
