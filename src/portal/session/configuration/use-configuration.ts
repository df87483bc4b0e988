import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LinkedDefinitions } from '../../definitions/linked-definitions.ts'
import { report } from '../../report.ts'
import { configurationQuery, skipsRefresh } from './configuration.ts'
import type { SessionServices } from '../session-services.ts'
import type { Session } from '../session.ts'

const nobody = { client: () => Promise.reject(new TypeError('Nobody is signed in.')), environment: '' }

/**
 * Returns the session with its current configuration. It reloads when the configuration expires or changes,
 * except for roles that the deployer excludes (LIM-023, PRM-047). After a failure it stays as it was.
 */
export function useConfiguration(
  session: Session | undefined,
  { client }: Pick<SessionServices, 'client'>,
  { limits }: Pick<LinkedDefinitions, 'limits'>,
): Session | undefined {
  const freshMs = limits.configurationCache
  const requested = session ? { client, environment: session.environment } : nobody
  const { data } = useQuery({
    ...configurationQuery({ ...requested, freshMs, report }),
    enabled: session !== undefined,
    refetchInterval: session && skipsRefresh(session) ? false : freshMs,
    throwOnError: false,
  })
  return useMemo(
    () => session && { ...session, configuration: data ?? session.configuration },
    [session, data],
  )
}
