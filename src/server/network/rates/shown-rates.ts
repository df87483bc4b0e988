import type { AskNetwork } from '../http/asking.ts'
import { answeredOutside } from '../http/outside-transaction.ts'
import { readRates, type NetworkRate } from './contract.ts'

const FRESH_MS = 55_000
/** A network that is silent for longer has no rate that anybody should look at. */
const LONGEST_MS = 900_000

type FindRate = (source: string, destination: string, at: Date) => string | undefined

export type ShownRate = Pick<NetworkRate, 'rate' | 'at'>

/**
 * The rates that are shown and bind nobody: those of the network where it says any, as it said them last and for some minutes; those of
 * the definitions where it says none. A pair that it leaves out has none (TRU-536).
 */
export const createShownRates = (own: FindRate, ask: AskNetwork) => {
  let stored: { rates: ReadonlyMap<string, NetworkRate> | 'own'; requestedAt: number } | undefined
  let asking: Promise<void> | undefined

  const learn = async (requestedAt: number): Promise<void> => {
    const answer = await ask({ capability: 'rates', method: 'GET', path: '/rates', read: readRates })
    if (answer.kind === 'unserved') stored = { rates: 'own', requestedAt }
    if (answer.kind !== 'answer') return
    const rates = new Map(answer.content.map((one) => [`${one.source} ${one.destination}`, one]))
    stored = { rates, requestedAt }
  }
  const refresh = (at: number): Promise<void> =>
    (asking ??= learn(at).finally(() => {
      asking = undefined
    }))

  return (source: string, destination: string, at: Date): ShownRate | undefined => {
    const now = at.getTime()
    if (!stored || now - stored.requestedAt > FRESH_MS) answeredOutside('rates', () => refresh(now))
    if (!stored || now - stored.requestedAt > LONGEST_MS) return undefined
    if (stored.rates !== 'own') return stored.rates.get(`${source} ${destination}`)
    const rate = own(source, destination, at)
    return rate === undefined ? undefined : { rate, at: at.toISOString() }
  }
}
