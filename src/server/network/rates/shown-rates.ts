import type { AskNetwork } from '../http/asking.ts'
import { answeredOutside } from '../http/outside-transaction.ts'
import { readRates, type NetworkRate } from './contract.ts'

const FRESH_MS = 55_000
/** Milliseconds after which the rates of a silent network are too old to be shown. */
const LONGEST_MS = 900_000

type FindRate = (source: string, destination: string, at: Date) => string | undefined

export type ShownRate = Pick<NetworkRate, 'rate' | 'at'>

/**
 * Creates the source of indicative rates: the network's latest, for some minutes; those of the definitions if
 * the network offers none. Pairs the network leaves out have no rate (TRU-536).
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
