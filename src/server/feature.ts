import { readdirSync } from 'node:fs'
import type { Handlers } from './app/call.ts'
import type { ServerConfig } from './app/config.ts'
import type { ServerDefinitions } from './app/definitions.ts'
import { createFacts, type ReadFacts } from './app/facts.ts'
import type { Jobs } from './jobs/jobs.ts'
import { networkData, type NetworkData } from './network/data.ts'
import { createHttpNetwork, type HttpNetwork } from './network/http-network.ts'
import type { Reviewing } from './network/review/reviews.ts'
import { linkOnboarding } from './onboarding/link.ts'
import type { OnboardingDependencies } from './onboarding/dependencies.ts'
import { orderOutcomes } from './order-outcomes.ts'
import { linkMachines, type Machines } from './payments/moves/machines.ts'
import type { Store } from './store/store.ts'

/** What a server is made of before its nouns. */
export interface Dependencies {
  /** For jobs only; a request has its own transaction. */
  store: Store
  jobs: Jobs
  definitions: ServerDefinitions
  config: ServerConfig
  /** What the simulated network offers. */
  data?: NetworkData
  /** The definitions in force, where these may be older ones. */
  inForce?: () => ServerDefinitions
}

/** What every noun may depend on. */
export interface Services extends Dependencies {
  data: NetworkData
  network: HttpNetwork
  /** How what a client brought is reviewed. */
  reviewing: Reviewing
  /** The machines of payments. */
  machines: Machines
  readFacts: ReadFacts
  onboarding: OnboardingDependencies
}

/**
 * A noun of the server, in the `feature.ts` of its folder: it defines its jobs and answers with the handlers of its calls. The
 * server finds it there; no list names it.
 */
export type Feature = (services: Services) => Handlers

/** Links what all nouns share, once for each version of the definitions. */
export const createServices = (dependencies: Dependencies): Services => {
  const { store, jobs, definitions, config, data = networkData() } = dependencies
  const machines = linkMachines(definitions)
  const network = createHttpNetwork(data, jobs, store, definitions, orderOutcomes(machines), config.network)
  const readFacts = createFacts(definitions)
  const reviewing = { jobs, store, ask: network.ask, terms: data.payouts }
  const onboarding = linkOnboarding({ jobs, store, definitions, readFacts, config, data, reviewing })
  return { ...dependencies, data, machines, network, readFacts, reviewing, onboarding }
}

const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
)
const named = folders.filter(({ name }) =>
  readdirSync(`${import.meta.dirname}/${name}`).includes('feature.ts'),
)

/** Every noun by the name of its folder. */
export const features: ReadonlyMap<string, Feature> = new Map(
  await Promise.all(
    named.map(async ({ name }) => {
      const { feature } = (await import(/* @vite-ignore */ `./${name}/feature.ts`)) as { feature: Feature }
      return [name, feature] as const
    }),
  ),
)
