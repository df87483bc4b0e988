import { isNetworkHost, parseNetworkAddress } from '#values/network-address.ts'
import type { Handler, Handlers } from '../app/call.ts'
import { refusedField } from '../app/refused.ts'
import type { NetworkRoute, RoutingTable } from '../network/routing-table.ts'

const ATS = /@.*@/

/** The host a destination names; undefined when it names none of the network. */
const hostIn = (destination: string): string | undefined => {
  const host = ATS.test(destination) ? '' : parseNetworkAddress(destination).host
  return isNetworkHost(host) ? host : undefined
}

type Tell = (destination: string, known: NetworkRoute[]) => object

/** How the network reaches a host: by which ways, and whether as a peer (API-077, API-078). */
export const routeHandlers = ({ routes }: { routes: RoutingTable }): Handlers => {
  const telling =
    (tell: Tell): Handler =>
    ({ query }) => {
      const host = hostIn(String(query.destination))
      const answer =
        host === undefined
          ? refusedField('route-destination', 'destination')
          : { body: tell(host, routes.routesTo(host)) }
      return Promise.resolve(answer)
    }
  return {
    'routes.lookup': telling((destination, known) => ({ destination, routes: known })),
    'routes.directLookup': telling((destination, known) => {
      const direct = known.filter(({ hosts }) => hosts.length === 0)
      return { destination, peers: direct.map(({ currencies }) => ({ host: destination, currencies })) }
    }),
  }
}
