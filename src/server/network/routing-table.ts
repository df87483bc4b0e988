import type { ListedRoute, NetworkData } from './data.ts'

export type NetworkRoute = Pick<ListedRoute, 'hosts' | 'currencies'>

/** The interface to the network's routing table. */
export interface RoutingTable {
  /** Returns the routes to a host, shortest first; empty if none is known. */
  routesTo(host: string): NetworkRoute[]
}

/** Creates the routing table of the simulated network; host names ignore case. */
export const createRoutingTable = ({ routes }: Pick<NetworkData, 'routes'>): RoutingTable => ({
  routesTo: (host) =>
    routes
      .filter(({ destination }) => destination.toLowerCase() === host.toLowerCase())
      .map(({ hosts, currencies }) => ({ hosts, currencies }))
      .toSorted((one, other) => one.hosts.length - other.hosts.length),
})
