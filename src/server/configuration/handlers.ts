import type { Handlers } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { NetworkGateway } from '../network/types.ts'
import { knownConfiguration } from './known.ts'
import { readConfiguration } from './product.ts'

export const configurationHandlers = (ground: {
  definitions: ServerDefinitions
  network: NetworkGateway
}): Handlers => ({
  'configuration.read': async ({ trx, session }) => {
    const productConfiguration = await readConfiguration(trx, ground.network.corridors)
    return { body: { ...knownConfiguration(session, ground.definitions.limits), productConfiguration } }
  },
})
