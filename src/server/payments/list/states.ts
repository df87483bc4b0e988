import type { ServerDefinitions } from '../../app/definitions.ts'

/** Returns every state in which a payment of either flow can be or be shown. */
export const listStates = ({ library }: Pick<ServerDefinitions, 'library'>): ReadonlySet<string> => {
  const machines = ['payment', 'legacy-payment'].flatMap((id) => library.machines[id] ?? [])
  return new Set(
    machines.flatMap(({ states, displays = [] }) => [
      ...Object.keys(states),
      ...displays.map(({ state }) => state),
    ]),
  )
}
