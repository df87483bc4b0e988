import type { NetworkData } from '../data.ts'
import type { AskNetwork } from '../http/asking.ts'
import { answeredOutside } from '../http/outside-transaction.ts'
import type { Corridor } from '../types.ts'
import { readCorridors, type ServedCorridor } from './contract.ts'
import { narrowCorridors } from './narrowing.ts'

const FRESH_MS = 300_000
/**
 * Milliseconds before asking again about a missing corridor, so that one just added to both sides appears
 * soon.
 */
const FRESH_MISSING_MS = 10_000

export const askCorridors = (ask: AskNetwork) =>
  ask<readonly ServedCorridor[]>({
    capability: 'corridors',
    method: 'GET',
    path: '/corridors',
    read: readCorridors,
  })

/**
 * Creates the list of corridors offered: those of the definitions that the network serves, asked once and
 * then regularly. All of them if the network has no such list; none before its first answer (TRU-452).
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
