import type { ListedRoute, NetworkData } from './data.ts'

export type NetworkRoute = Pick<ListedRoute, 'hosts' | 'currencies'>

/** The seam to the routing table of the network. */
export interface RoutingTable {
  /** Every way to a host, the shortest first; none when no way is known. */
  routesTo(host: string): NetworkRoute[]
}

/** The routing table of the simulated network; a host is the same one in any case. */
export const createRoutingTable = ({ routes }: Pick<NetworkData, 'routes'>): RoutingTable => ({
  routesTo: (host) =>
    routes
      .filter(({ destination }) => destination.toLowerCase() === host.toLowerCase())
      .map(({ hosts, currencies }) => ({ hosts, currencies }))
      .toSorted((one, other) => one.hosts.length - other.hosts.length),
})
