import { objectOf, textOf } from '#values/object.ts'
import { findingAt, withNearest, type CorridorNode, type NetworkFinding } from './corridor-nodes.ts'

/** How partners.json names a corridor: by its country or chain, and its currency. */
const routeOf = ({ destinationBlockchainNetwork, country, currency }: CorridorNode): string =>
  `${textOf(destinationBlockchainNetwork ?? country)}:${textOf(currency)}`

/** Finds overrides of partners for corridors that do not exist, and those that a fixed partner hides. */
export function strayPartners(partners: unknown, corridors: readonly CorridorNode[]): NetworkFinding[] {
  const { fixed, overrides } = objectOf(partners)
  const routes = new Set(corridors.map(routeOf))
  return Object.entries(objectOf(overrides)).flatMap(([organisation, routed]) => {
    const path = `/overrides/${organisation.replaceAll('~', '~0').replaceAll('/', '~1')}`
    const hidden = `'${organisation}' has a partner under 'fixed', which always counts: nothing reads this. Take out one of the two.`
    if (Object.hasOwn(objectOf(fixed), organisation)) return [findingAt(path, hidden)]
    return Object.keys(objectOf(routed)).flatMap((route) => {
      if (routes.has(route)) return []
      const named = corridors.find(({ id }) => id === route)
      const sentence = `No corridor is '${route}': nothing would read this partner. Write country or chain and currency, such as ${named === undefined ? 'MX:MXN' : routeOf(named)}.`
      const finding = findingAt(`${path}/${route.replaceAll('~', '~0').replaceAll('/', '~1')}`, sentence)
      return [named === undefined ? withNearest(finding, route, routes) : finding]
    })
  })
}
