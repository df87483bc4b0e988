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

/** The dependencies of all features. */
export interface Dependencies {
  /** The store, for jobs only; a request has its own transaction. */
  store: Store
  jobs: Jobs
  definitions: ServerDefinitions
  config: ServerConfig
  /** The network definitions. */
  data?: NetworkData
  /** The definitions in force, if these are older. */
  inForce?: () => ServerDefinitions
}

/** The services that every feature may use. */
export interface Services extends Dependencies {
  data: NetworkData
  network: HttpNetwork
  /** The dependencies of reviews. */
  reviewing: Reviewing
  /** The payment machines. */
  machines: Machines
  readFacts: ReadFacts
  onboarding: OnboardingDependencies
}

/**
 * A feature, the `feature.ts` of a folder: defines its jobs and returns its handlers. The server finds it by
 * its file name; no list names it.
 */
export type Feature = (services: Services) => Handlers

/** Creates the shared services, once per version of the definitions. */
export const createServices = (dependencies: Dependencies): Services => {
  const { store, jobs, definitions, config, data = networkData() } = dependencies
  const machines = linkMachines(definitions)
  const network = createHttpNetwork(
    data,
    jobs,
    store,
    definitions,
    orderOutcomes({ machines, definitions }),
    config.network,
  )
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

/** All features by folder name. */
export const features: ReadonlyMap<string, Feature> = new Map(
  await Promise.all(
    named.map(async ({ name }) => {
      const { feature } = (await import(/* @vite-ignore */ `./${name}/feature.ts`)) as { feature: Feature }
      return [name, feature] as const
    }),
  ),
)
