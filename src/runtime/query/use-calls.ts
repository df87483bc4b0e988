import type { Answer, CallId, ValuesOf } from '#definition/wire.ts'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { asRefusal, isNotAllowed, type Refusal } from '../call/refusal.ts'
import { useServices } from '../field/services.ts'
import type { RuntimeServices } from '../field/types.ts'

/** A request to the server; undefined values mean that it cannot be made yet. */
export interface CallRequest {
  readonly call: string
  readonly values: Readonly<Record<string, unknown>> | undefined
  /** Interval of the reload in seconds while it is visible; it also reloads when a person returns. */
  readonly everySeconds?: number
  /** Tells whether an answer is final, so that it is not reloaded automatically. */
  readonly isOver?: (answer: unknown) => boolean
  /** Reloads when a person returns to the page, since others may have changed the answer. */
  readonly onReturn?: boolean
  /** Loads things the answer needs before it is returned, such as parts of the page. */
  readonly before?: (answer: unknown) => Promise<unknown> | undefined
}

export interface CallState<Data = unknown> {
  readonly call: string
  readonly status: 'waiting' | 'loading' | 'ready' | 'failed'
  readonly data: Data | undefined
  readonly refusal: Refusal | undefined
  readonly updatedAt: number
  /** A request is running, whatever is loaded. */
  readonly isAsking: boolean
  /** The last request was refused; the earlier answer is still in `data`. */
  readonly trouble: Refusal | undefined
  readonly again: () => void
}

/** Returns the cached query of a call; equal requests share one answer. */
export function queryOf(services: Pick<RuntimeServices, 'call'>, { call, values, before }: CallRequest) {
  return {
    queryKey: [call, values ?? null],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const answer = await services.call(call, { params: values ?? {}, signal })
      await before?.(answer)
      return answer ?? null
    },
  }
}

/** Makes calls; the same call with the same values is made once for all components. */
export function useCalls(requests: readonly CallRequest[]): readonly CallState[] {
  const services = useServices()
  const results = useQueries({
    queries: requests.map(({ everySeconds, isOver, onReturn, ...request }) => ({
      ...queryOf(services, request),
      enabled: request.values !== undefined,
      refetchInterval: ({ state }: { state: { data: unknown; error: unknown } }) =>
        everySeconds && !isOver?.(state.data) && !isClosed(state) ? everySeconds * 1000 : (false as const),
      refetchOnWindowFocus: everySeconds || onReturn ? ('always' as const) : false,
    })),
  })
  return results.map((result, index) => ({
    call: requests[index]?.call ?? '',
    status: statusOf(result, requests[index]?.values !== undefined),
    data: result.data,
    refusal: result.data === undefined && result.error ? asRefusal(result.error) : undefined,
    updatedAt: result.dataUpdatedAt,
    isAsking: result.isFetching,
    trouble: result.error ? asRefusal(result.error) : undefined,
    again: () => void result.refetch(),
  }))
}

/** A question of code that names its call itself. */
export interface NamedRequest<Id extends CallId> extends Omit<CallRequest, 'call' | 'values'> {
  readonly call: Id
  readonly values: ValuesOf<Id> | undefined
}

/**
 * The same for calls that the code names, with types from their schemas, against which answers are validated.
 */
export function useNamedCalls<Id extends CallId>(
  requests: readonly NamedRequest<Id>[],
): readonly CallState<Answer<Id>>[]
export function useNamedCalls(requests: readonly CallRequest[]): readonly CallState[] {
  return useCalls(requests)
}

/** Tells whether the record does not exist, or not for this person; only the person can try again. */
function isClosed({ data, error }: { data: unknown; error: unknown }): boolean {
  if (data !== undefined || !error) return false
  const refusal = asRefusal(error)
  return refusal.status === 404 || isNotAllowed(refusal)
}

function statusOf(
  result: { data: unknown; isError: boolean; isFetching: boolean },
  isRecognized: boolean,
): CallState['status'] {
  if (!isRecognized) return 'waiting'
  if (result.data !== undefined) return 'ready'
  return result.isError && !result.isFetching ? 'failed' : 'loading'
}

/** Makes a call now, whatever is cached; every component gets the new answer. */
export function useAskFresh(): (call: string, values: Readonly<Record<string, unknown>>) => Promise<unknown> {
  const services = useServices()
  const client = useQueryClient()
  return useCallback(
    (call, values) => client.fetchQuery({ ...queryOf(services, { call, values }), staleTime: 0 }),
    [services, client],
  )
}

/** Reloads the lists that show changed records. */
export function useRefresh(): (calls: readonly string[]) => Promise<void> {
  const client = useQueryClient()
  return useCallback(
    async (calls) => {
      await Promise.all(calls.map((call) => client.invalidateQueries({ queryKey: [call] })))
    },
    [client],
  )
}

/** Reloads every visible answer, after a change that may show anywhere. */
export function useRefreshAll(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(
    () => client.invalidateQueries({ predicate: ({ queryKey: [call] }) => String(call).includes('.') }),
    [client],
  )
}
