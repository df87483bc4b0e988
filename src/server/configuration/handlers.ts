import type { Handlers } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { Outside } from '../app/headers.ts'
import type { NetworkGateway } from '../network/types.ts'
import { knownConfiguration, limitValues } from './known.ts'
import { readConfiguration } from './product.ts'

export const configurationHandlers = (ground: {
  definitions: ServerDefinitions
  network: NetworkGateway
  outside?: Outside
  secondApi?: string
  cacheRefreshSkipRoles: string[]
}): Handlers => ({
  'configuration.read': async ({ trx, session }) => {
    const productConfiguration = await readConfiguration(trx, ground.network.corridors)
    const known = knownConfiguration(session, limitValues(ground.definitions.limits))
    const thirdParty = ground.outside && { thirdParty: ground.outside }
    const secondApi = ground.secondApi && { secondApi: ground.secondApi }
    const { cacheRefreshSkipRoles } = ground
    return { body: { ...known, ...thirdParty, ...secondApi, cacheRefreshSkipRoles, productConfiguration } }
  },
})
