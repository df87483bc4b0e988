import type { reviews, ReviewKind } from '../review/contract.ts'
import { objectOf } from '#values/object.ts'
import { parse, type Answer, type SendRequest } from './request.ts'

/** The capabilities of a network besides payouts. */
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
/** Availability is checked more often than the list of capabilities. */
const HEARD_FRESH_MS = 20_000

interface Offered {
  capabilities: readonly unknown[]
  paysNobody: boolean
}

const PAYS_OUT_ALONE: Offered = { capabilities: ['payouts'], paysNobody: false }

const readOffered = (text: string): Offered | undefined => {
  const { capabilities, paysNobody } = objectOf(parse(text))
  return Array.isArray(capabilities) ? { capabilities, paysNobody: paysNobody === true } : undefined
}

const offeredIn = (answer: Answer): Offered | undefined => {
  if ('silent' in answer) return undefined
  if (answer.status === 404) return PAYS_OUT_ALONE
  return answer.status === 200 ? readOffered(answer.text) : undefined
}

/**
 * Caches the capabilities of a network and refreshes them in the background. A network without `GET
 * /capabilities` only pays out; one that never answered has no known capabilities (TRU-369).
 */
export const createCapabilities = (send: SendRequest, now: () => number = Date.now) => {
  let stored: (Offered & { at: number }) | undefined
  let heard: { isAnswering: boolean; at: number } | undefined
  let asking: Promise<void> | undefined

  const ask = async (): Promise<void> => {
    const offered = offeredIn(await send('GET', '/capabilities'))
    heard = { isAnswering: offered !== undefined, at: now() }
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
  /** A network that did not answer is asked again at once, in the background. */
  const answers = (): boolean | undefined => {
    if (heard && (!heard.isAnswering || now() - heard.at > HEARD_FRESH_MS)) void refresh()
    return heard?.isAnswering
  }
  const hasIn = (what: Capability, offered: Offered | undefined) => offered?.capabilities.includes(what)
  return {
    has: async (what: Capability): Promise<boolean | undefined> => hasIn(what, await find()),
    paysNobody: async (): Promise<boolean | undefined> => (await find())?.paysNobody,
    /** Resolves to true if the last request was answered; only the first one is awaited. */
    isAnswering: async (): Promise<boolean> => {
      if (!heard) await refresh()
      return answers() === true
    },
    /** Returns the last result without waiting. */
    storedIsAnswering: answers,
    /** Returns the last answer without waiting. */
    storedHas: (what: Capability): boolean | undefined => hasIn(what, present()),
    storedPaysNobody: (): boolean | undefined => present()?.paysNobody,
  }
}
