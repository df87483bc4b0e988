import type { NetworkData } from '../data.ts'
import type { AskNetwork } from '../http/asking.ts'
import { answeredOutside } from '../http/outside-transaction.ts'
import type { Corridor } from '../types.ts'
import { readCorridors, type ServedCorridor } from './contract.ts'
import { narrowCorridors } from './narrowing.ts'

const FRESH_MS = 300_000
/** A corridor that was just added to both sides is not missed for minutes. */
const FRESH_MISSING_MS = 10_000

export const askCorridors = (ask: AskNetwork) =>
  ask<readonly ServedCorridor[]>({
    capability: 'corridors',
    method: 'GET',
    path: '/corridors',
    read: readCorridors,
  })

/**
 * The corridors that are offered: those of the definitions as far as the network serves them, asked once and then from time to
 * time. All of them where it does not say; none before it answered (TRU-452).
 */
export const createServedCorridors = (
  data: Pick<NetworkData, 'corridors' | 'holders'>,
  ask: AskNetwork,
  now: () => number = Date.now,
): (() => readonly Corridor[]) => {
  let stored: { served: readonly Corridor[]; at: number } | undefined
  let asking: Promise<void> | undefined

  const learn = async (): Promise<void> => {
    const answer = await askCorridors(ask)
    if (answer.kind === 'unserved') stored = { served: data.corridors, at: now() }
    if (answer.kind !== 'answer') return
    const served = narrowCorridors(data, answer.content).flatMap(({ outcome }) =>
      'corridor' in outcome ? outcome.corridor : [],
    )
    stored = { served, at: now() }
  }
  const refresh = (): Promise<void> => (asking ??= learn().finally(() => (asking = undefined)))

  return () => {
    if (!stored) {
      answeredOutside('corridors', refresh)
      return []
    }
    const fresh = stored.served.length < data.corridors.length ? FRESH_MISSING_MS : FRESH_MS
    if (now() - stored.at > fresh) void refresh()
    return stored.served
  }
}
