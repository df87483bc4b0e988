import type { Answer } from '#definition/wire.ts'
import { queryOptions } from '@tanstack/react-query'
import type { Session } from '../session.ts'

export interface ConfigurationParts {
  readonly client: (id: 'configuration.read') => Promise<Configuration>
  readonly environment: string
  readonly freshMs: number
  readonly report: (what: string, detail: unknown) => void
}

export type Configuration = Answer<'configuration.read'>

/**
 * Query of the app configuration: loaded once per environment, fresh for the time in limits.json, never
 * reloaded on focus or mount. A failure is reported and thrown again (API-027 to API-031).
 */
export function configurationQuery({ client, environment, freshMs, report }: ConfigurationParts) {
  return queryOptions({
    queryKey: ['configuration.read', environment],
    queryFn: async () => {
      try {
        return await client('configuration.read')
      } catch (thrown) {
        report('The app configuration could not be loaded', thrown)
        throw thrown
      }
    },
    staleTime: freshMs,
    refetchOnWindowFocus: false,
    refetchOnMount: false,
    throwOnError: true,
  })
}

/** Whether the deployer spares a role of this person the refresh of the cache (PRM-047, OPEN-82). */
export function skipsRefresh({ configuration, person }: Pick<Session, 'configuration' | 'person'>): boolean {
  const { cacheRefreshSkipRoles = [] } = configuration
  return person.roles.some((role) => cacheRefreshSkipRoles.includes(role))
}
