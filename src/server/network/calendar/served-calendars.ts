import type { AskNetwork } from '../http/asking.ts'
import type { BankCalendar } from './arrival.ts'
import { readCalendars } from './contract.ts'

const FRESH_MS = 300_000

/** Requests the network's calendars. */
export const askCalendars = (ask: AskNetwork) =>
  ask<readonly BankCalendar[]>({
    capability: 'calendar',
    method: 'GET',
    path: '/calendar',
    read: readCalendars,
  })

/** Returns the network's calendars, and those of the definitions for currencies it leaves out. */
export const joinCalendars = (
  own: readonly BankCalendar[],
  served: readonly BankCalendar[],
): readonly BankCalendar[] => {
  const named = new Set(served.map(({ currency }) => currency))
  return [...served, ...own.filter(({ currency }) => !named.has(currency))]
}

/**
 * Creates the source of calendars: requested from the network in the background, and taken from the
 * definitions until it answers. An unreadable answer changes nothing (TRU-534).
 */
export const createServedCalendars = (
  own: readonly BankCalendar[],
  ask: AskNetwork,
  now: () => number = Date.now,
): (() => readonly BankCalendar[]) => {
  let stored = own
  let requestedAt: number | undefined

  const learn = async (): Promise<void> => {
    const answer = await askCalendars(ask)
    if (answer.kind === 'unserved') stored = own
    if (answer.kind === 'answer') stored = joinCalendars(own, answer.content)
  }
  return () => {
    if (requestedAt === undefined || now() - requestedAt > FRESH_MS) {
      requestedAt = now()
      void learn()
    }
    return stored
  }
}
