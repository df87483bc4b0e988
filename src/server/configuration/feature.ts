import type { Handlers } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { Outside } from '../app/http/headers.ts'
import type { HttpNetwork } from '../network/http-network.ts'
import { configurationFacts, limitValues } from './configuration-facts.ts'
import { readConfiguration } from './product.ts'
import type { Feature } from '../feature.ts'

const configurationHandlers = (dependencies: {
  definitions: ServerDefinitions
  network: HttpNetwork
  outside?: Outside
  secondApi?: string
  cacheRefreshSkipRoles: string[]
}): Handlers => ({
  'configuration.read': async ({ trx, session }) => {
    const productConfiguration = await readConfiguration(trx, dependencies.network.corridors)
    const isTriedOut = await dependencies.network.isTriedOut()
    const areCardsOffered = await dependencies.network.isOffered('cards')
    const areExchangesOffered = await dependencies.network.isOffered('exchanges')
    const existing = configurationFacts(session, limitValues(dependencies.definitions.limits))
    const thirdParty = dependencies.outside && { thirdParty: dependencies.outside }
    const secondApi = dependencies.secondApi && { secondApi: dependencies.secondApi }
    const { cacheRefreshSkipRoles } = dependencies
    return {
      body: {
        ...existing,
        ...thirdParty,
        ...secondApi,
        cacheRefreshSkipRoles,
        productConfiguration,
        isTriedOut,
        areCardsOffered,
        areExchangesOffered,
      },
    }
  },
})

/** The configuration of an organisation, and the deployment settings that its portal needs. */
export const feature: Feature = ({ network, definitions, config }) =>
  configurationHandlers({
    network,
    definitions,
    outside: config.outside,
    secondApi: config.secondApi,
    cacheRefreshSkipRoles: config.cacheRefreshSkipRoles,
  })
