import type { reviews, ReviewKind } from '../review/contract.ts'
import { parse, type SendRequest } from './request.ts'

/** What a network may offer besides payouts. */
export type Capability = 'quotes' | 'stablecoin' | 'corridors' | ReturnType<typeof reviews<ReviewKind>>

const FRESH_MS = 300_000

const readCapabilities = (text: string): readonly unknown[] | undefined => {
  const { capabilities } = Object(parse(text)) as { capabilities?: unknown }
  return Array.isArray(capabilities) ? capabilities : undefined
}

/**
 * What a network can do: requested once, then from time to time beside whatever goes on. A network that knows no such address
 * pays out alone; of one that never answered nothing is assumed (TRU-369).
 */
export const createCapabilities = (send: SendRequest, now: () => number = Date.now) => {
  let stored: { capabilities: readonly unknown[]; at: number } | undefined
  let asking: Promise<void> | undefined

  const ask = async (): Promise<void> => {
    const answer = await send('GET', '/capabilities')
    if ('silent' in answer) return
    const capabilities =
      answer.status === 404 ? ['payouts'] : answer.status === 200 ? readCapabilities(answer.text) : undefined
    if (capabilities) stored = { capabilities, at: now() }
  }
  const refresh = (): Promise<void> => (asking ??= ask().finally(() => (asking = undefined)))

  return async (what: Capability): Promise<boolean | undefined> => {
    if (!stored) await refresh()
    else if (now() - stored.at > FRESH_MS) void refresh()
    return stored?.capabilities.includes(what)
  }
}
