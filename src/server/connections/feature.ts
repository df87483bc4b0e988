import type { Handlers } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { ReadFacts } from '../app/facts.ts'
import type { NetworkPulse } from '../network/pulse.ts'
import type { RoutingTable } from '../network/routing-table.ts'
import type { HttpNetwork } from '../network/http-network.ts'
import { connectionEntryHandlers } from './entries/handlers.ts'
import { connectionFileHandlers } from './files/handlers.ts'
import { connectionDependencies } from './dependencies.ts'
import { healthHandlers } from './health/handlers.ts'
import { nodeHandlers } from './health/node.ts'
import { liquidationHandlers } from './liquidations/handlers.ts'
import { memberHandlers } from './members/handlers.ts'
import { exchangeRateHandlers } from './rates.ts'
import { routeHandlers } from './routes.ts'
import { schemaHandlers } from './schemas/handlers.ts'
import type { Feature } from '../feature.ts'
import { limitOf } from '../definitions/limit.ts'
import { defineForgetting } from '../jobs/forgetting.ts'
import { createSimulatedPulse } from '../network/pulse.ts'
import { createRoutingTable } from '../network/routing-table.ts'
import { connectionFileForgetting } from './files/file-expiry.ts'

export interface ConnectionParts {
  definitions: ServerDefinitions
  readFacts: ReadFacts
  network: Pick<HttpNetwork, 'shownRate'>
  pulse: NetworkPulse
  routes: RoutingTable
}

/** Calls on the organisation's network: exchanges, members, schemas, liquidations, routes and health. */
const connectionHandlers = ({
  definitions,
  readFacts,
  network,
  pulse,
  routes,
}: ConnectionParts): Handlers => ({
  ...connectionEntryHandlers({ definitions }),
  ...connectionFileHandlers({ definitions }),
  ...exchangeRateHandlers({ network }),
  ...healthHandlers({ definitions, pulse }),
  ...liquidationHandlers(),
  ...memberHandlers({ definitions }),
  ...nodeHandlers({ definitions }),
  ...routeHandlers({ routes }),
  ...schemaHandlers(connectionDependencies(definitions, readFacts)),
})

export const feature: Feature = ({ store, jobs, definitions, readFacts, network, data }) => {
  const unusedDays = limitOf(definitions, 'unusedFileDays')
  defineForgetting(jobs, store, connectionFileForgetting(unusedDays))
  const [pulse, routes] = [createSimulatedPulse(), createRoutingTable(data)]
  return connectionHandlers({ definitions, readFacts, network, pulse, routes })
}
