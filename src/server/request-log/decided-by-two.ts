import type { FaultName } from '#definition/wire.ts'
import type { ServerDefinitions } from '../app/definitions.ts'

/**
 * Returns the calls that decide, and those that a second person may have to decide. Nobody sends them again
 * under the name of another: one person could be both (TRU-711).
 */
export const decidedByTwo = ({ library }: Pick<ServerDefinitions, 'library'>): ReadonlySet<string> =>
  new Set([
    ...Object.values(library.controls).flatMap(({ calls }) => calls),
    ...Object.values(library.calls).flatMap(({ id, freshSignIn }) => (freshSignIn === true ? [id] : [])),
  ])

/** Fault of every call that starts or moves a payment, in an organisation without production access. */
const MOVES_MONEY: FaultName = 'no-production-access'

/**
 * Returns the calls whose payments wait for a second person where the organisation requires one. The person who sends
 * one again under the name of another could be the second (TRU-812).
 */
export const callsForApproval = ({ library }: Pick<ServerDefinitions, 'library'>): ReadonlySet<string> =>
  new Set(
    Object.values(library.calls).flatMap(({ id, pending, checks = [] }) =>
      pending === true || checks.some(({ fault }) => fault === MOVES_MONEY) ? [id] : [],
    ),
  )
