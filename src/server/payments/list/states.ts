import type { ServerDefinitions } from '../../app/definitions.ts'

/** Every state a payment of either flow can be in, or be shown in. */
export const listStates = ({ library }: Pick<ServerDefinitions, 'library'>): ReadonlySet<string> => {
  const machines = ['payment', 'legacy-payment'].flatMap((id) => library.machines[id] ?? [])
  return new Set(
    machines.flatMap(({ states, displays = [] }) => [
      ...Object.keys(states),
      ...displays.map(({ state }) => state),
    ]),
  )
}
