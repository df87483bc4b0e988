import type { reviews, ReviewKind } from '../review/contract.ts'
import { objectOf } from '#values/object.ts'
import { parse, type SendRequest } from './request.ts'

/** What a network may offer besides payouts. */
export type Capability =
  | 'quotes'
  | 'stablecoin'
  | 'corridors'
  | 'balances'
  | 'calendar'
  | 'cards'
  | 'rates'
  | 'exchanges'
  | ReturnType<typeof reviews<ReviewKind>>

const FRESH_MS = 300_000

interface Offered {
  capabilities: readonly unknown[]
  paysNobody: boolean
}

const PAYS_OUT_ALONE: Offered = { capabilities: ['payouts'], paysNobody: false }

const readOffered = (text: string): Offered | undefined => {
  const { capabilities, paysNobody } = objectOf(parse(text))
  return Array.isArray(capabilities) ? { capabilities, paysNobody: paysNobody === true } : undefined
}

/**
 * What a network can do: requested once, then from time to time beside whatever goes on. A network that knows no such address
 * pays out alone; of one that never answered nothing is assumed (TRU-369).
 */
export const createCapabilities = (send: SendRequest, now: () => number = Date.now) => {
  let stored: (Offered & { at: number }) | undefined
  let asking: Promise<void> | undefined

  const ask = async (): Promise<void> => {
    const answer = await send('GET', '/capabilities')
    if ('silent' in answer) return
    const offered =
      answer.status === 404 ? PAYS_OUT_ALONE : answer.status === 200 ? readOffered(answer.text) : undefined
    if (offered) stored = { ...offered, at: now() }
  }
  const refresh = (): Promise<void> => (asking ??= ask().finally(() => (asking = undefined)))

  const present = (): Offered | undefined => {
    if (stored && now() - stored.at > FRESH_MS) void refresh()
    return stored
  }
  const find = async (): Promise<Offered | undefined> => {
    if (!stored) await refresh()
    return present()
  }
  const hasIn = (what: Capability, offered: Offered | undefined) => offered?.capabilities.includes(what)
  return {
    has: async (what: Capability): Promise<boolean | undefined> => hasIn(what, await find()),
    paysNobody: async (): Promise<boolean | undefined> => (await find())?.paysNobody,
    /** What it said before, without waiting for it. */
    storedHas: (what: Capability): boolean | undefined => hasIn(what, present()),
    storedPaysNobody: (): boolean | undefined => present()?.paysNobody,
  }
}
