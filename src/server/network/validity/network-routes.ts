import { findingAt, unknown, withNearest, type CorridorNode, type NetworkFinding } from './corridor-nodes.ts'
import { listOf, textOf } from '#values/object.ts'

/** Finds unknown hosts, loops and repeated routes. */
export function routesIn(
  { routes }: CorridorNode,
  perDollar: CorridorNode,
  corridors: readonly CorridorNode[],
): NetworkFinding[] {
  const all = listOf(routes).map((route) => Object(route) as CorridorNode)
  const existing = new Set(all.map(({ destination }) => textOf(destination)))
  const written = all.map(({ destination, hosts }) => JSON.stringify([destination, hosts]))
  return all.flatMap((route, at) => {
    const destination = textOf(route.destination)
    const hosts = listOf(route.hosts).map(textOf)
    return [
      ...hosts.flatMap((host, index): NetworkFinding[] => {
        const path = `/routes/${at}/hosts/${index}`
        if (host === destination)
          return [
            findingAt(
              path,
              `The way to '${destination}' leads through itself. Take it out, or name the host before it.`,
            ),
          ]
        if (hosts.indexOf(host) !== index)
          return [findingAt(path, `The way passes '${host}' twice. Keep it once.`)]
        const next = hosts[index + 1]
        if (next !== undefined && leadsThrough(all, host, next) && !leadsThrough(all, next, host))
          return [
            findingAt(
              `/routes/${at}/hosts`,
              `'${host}' is reached through '${next}', which comes after it here. Write '${next}' first.`,
            ),
          ]
        return existing.has(host)
          ? []
          : [
              withNearest(
                findingAt(
                  path,
                  `No route leads to '${host}': nothing gets past it. Write a host that is a destination here.`,
                ),
                host,
                existing,
              ),
            ]
      }),
      ...listOf(route.currencies).flatMap((code, index) =>
        unknown(
          `/routes/${at}/currencies/${index}`,
          'currency of network/market.json',
          code,
          Object.keys(perDollar),
        ).map((one) => ({ ...one, about: { kind: 'cause', name: `rate ${textOf(code)}` } as const })),
      ),
      ...foreignIn(route, `/routes/${at}`, corridors),
      ...(written.indexOf(written[at]!) === at
        ? []
        : [
            findingAt(
              `/routes/${at}`,
              `The same way to '${destination}' stands here already. Write its currencies there, and take this one out.`,
            ),
          ]),
    ]
  })
}

/** Tells whether a route to a host passes another one. */
const leadsThrough = (routes: readonly CorridorNode[], host: string, other: string): boolean =>
  routes.some(({ destination, hosts }) => destination === host && listOf(hosts).includes(other))

/** Finds a route that lacks the currency of the host's country. */
function foreignIn(
  { destination, currencies }: CorridorNode,
  path: string,
  corridors: readonly CorridorNode[],
): NetworkFinding[] {
  const country = textOf(destination).split('.')[1]?.toUpperCase()
  const own = new Set(
    corridors.flatMap((one) =>
      one.country === country && one.notIn === undefined ? textOf(one.currency) : [],
    ),
  )
  // The currency in a corridor's id counts as well; a contradiction is reported there.
  const called = corridors.flatMap(({ id }) => {
    const [place, code] = textOf(id).toUpperCase().split('-')
    return place === country ? (code ?? []) : []
  })
  const paid = listOf(currencies).map(textOf)
  if (own.size === 0 || paid.length === 0 || paid.some((code) => own.has(code) || called.includes(code)))
    return []
  const [meant = ''] = own
  const sentence = `'${textOf(destination)}' is a host in ${country}, where corridors pay out ${[...own].join(', ')}, and this way takes ${paid.join(', ')} only. Write '${meant}'.`
  return [{ ...findingAt(`${path}/currencies/0`, sentence), nearest: meant }]
}

/** Finds a peer ledger of a host without a route. */
export function ledgerIn({ peers }: CorridorNode, { routes }: CorridorNode): NetworkFinding[] {
  const hosts = listOf(routes).map((route) => textOf((Object(route) as CorridorNode).destination))
  const entered = listOf(peers).flatMap((peer, at) =>
    listOf((Object(peer) as CorridorNode).relationships).map((one, of) => [textOf(one), at, of] as const),
  )
  const twice = entered.flatMap(([name, at, of], index) => {
    const first = entered.findIndex(([other]) => other === name)
    if (first === index || entered[first]![1] === at) return []
    const sentence = `'${name}' is a relationship of '${textOf((Object(listOf(peers)[entered[first]![1]]) as CorridorNode).name)}' already, and is entered with one ledger alone. Write that of this one.`
    return [findingAt(`/peers/${at}/relationships/${of}`, sentence)]
  })
  const names = listOf(peers).map((peer) => textOf((Object(peer) as CorridorNode).name))
  const alike = names.flatMap((name, at) =>
    name === '' || names.indexOf(name) === at
      ? []
      : [
          findingAt(
            `/peers/${at}/name`,
            `Another ledger is called '${name}' already. Write the name of this institution.`,
          ),
        ],
  )
  return hosts.length === 0
    ? [...twice, ...alike]
    : [
        ...twice,
        ...alike,
        ...listOf(peers).flatMap((peer, at) =>
          unknown(`/peers/${at}/address`, 'route to', (Object(peer) as CorridorNode).address, hosts).map(
            (one) => ({
              ...one,
              sentence: `${one.sentence} Write a destination of network/routes.json, or add the route there.`,
            }),
          ),
        ),
      ]
}
