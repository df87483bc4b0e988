import { parseNetworkAddress } from '#values/network-address.ts'
import type { Handler, Handlers } from '../app/call.ts'
import type { NetworkRoute, RoutingTable } from '../network/routing-table.ts'
import { hostOf } from '../quotes/legacy-request.ts'

type Tell = (destination: string, known: NetworkRoute[], own: string) => object

/** How the network reaches a host: by which ways, and whether as a peer (API-077, API-078). */
export const routeHandlers = ({ routes }: { routes: RoutingTable }): Handlers => {
  const telling =
    (tell: Tell): Handler =>
    ({ query, session }) => {
      const { host } = parseNetworkAddress(String(query.destination))
      const own = hostOf(session.organisation.name)
      return Promise.resolve({ body: tell(host, routes.routesTo(host), own) })
    }
  return {
    'routes.lookup': telling((destination, known, own) => ({
      destination,
      own: destination.toLowerCase() === own,
      routes: known,
    })),
    'routes.directLookup': telling((destination, known) => {
      const direct = known.filter(({ hosts }) => hosts.length === 0)
      return { destination, peers: direct.map(({ currencies }) => ({ host: destination, currencies })) }
    }),
  }
}
