import { parseNetworkAddress } from '#values/wallet/network-address.ts'
import type { Handlers, RequestOf } from '../app/call.ts'
import type { NetworkRoute, RoutingTable } from '../network/routing-table.ts'
import { hostOf } from '../quotes/legacy-request.ts'

type Tell<Body> = (destination: string, routes: NetworkRoute[], own: string) => Body
type RouteRequest = Pick<RequestOf<'routes.lookup' | 'routes.directLookup'>, 'query' | 'session'>

/** Returns the routes to a host, and whether it is a peer (API-077, API-078). */
export const routeHandlers = ({ routes }: { routes: RoutingTable }): Handlers => {
  const telling =
    <Body>(tell: Tell<Body>) =>
    ({ query, session }: RouteRequest) => {
      const { host } = parseNetworkAddress(query.destination)
      const own = hostOf(session.organisation.name)
      return Promise.resolve({ body: tell(host, routes.routesTo(host), own) })
    }
  return {
    'routes.lookup': telling((destination, networkRoutes, own) => ({
      destination,
      own: destination.toLowerCase() === own,
      routes: networkRoutes,
    })),
    'routes.directLookup': telling((destination, networkRoutes) => {
      const direct = networkRoutes.filter(({ hosts }) => hosts.length === 0)
      return { destination, peers: direct.map(({ currencies }) => ({ host: destination, currencies })) }
    }),
  }
}
