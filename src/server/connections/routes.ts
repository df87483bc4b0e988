import { parseNetworkAddress } from '#values/network-address.ts'
import type { Handler, Handlers } from '../app/call.ts'
import type { NetworkRoute, RoutingTable } from '../network/routing-table.ts'

type Tell = (destination: string, known: NetworkRoute[]) => object

/** How the network reaches a host: by which ways, and whether as a peer (API-077, API-078). */
export const routeHandlers = ({ routes }: { routes: RoutingTable }): Handlers => {
  const telling =
    (tell: Tell): Handler =>
    ({ query }) => {
      const { host } = parseNetworkAddress(String(query.destination))
      return Promise.resolve({ body: tell(host, routes.routesTo(host)) })
    }
  return {
    'routes.lookup': telling((destination, known) => ({ destination, routes: known })),
    'routes.directLookup': telling((destination, known) => {
      const direct = known.filter(({ hosts }) => hosts.length === 0)
      return { destination, peers: direct.map(({ currencies }) => ({ host: destination, currencies })) }
    }),
  }
}
