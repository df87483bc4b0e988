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
