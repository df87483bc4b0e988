import type { Answer, CallId, ValuesOf } from '#definition/wire.ts'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { asRefusal, isNotAllowed, type Refusal } from '../call/refusal.ts'
import { useServices } from '../field/services.ts'
import type { RuntimeServices } from '../field/types.ts'

/** One question to the server: undefined values mean that it cannot be asked yet. */
export interface CallRequest {
  readonly call: string
  readonly values: Readonly<Record<string, unknown>> | undefined
  /** Asks again this often while it is on the screen, and when a person comes back to it. */
  readonly everySeconds?: number
  /** The answer will not change any more: it is not asked for again by itself. */
  readonly isOver?: (answer: unknown) => boolean
  /** Asks again when a person comes back to the page, where others may have changed the answer meanwhile. */
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
  /** It is being asked now, whatever was known before. */
  readonly isAsking: boolean
  /** The last question was refused; what was known before still stands in `data`. */
  readonly trouble: Refusal | undefined
  readonly again: () => void
}

/** One question as the cache knows it: who asks it the same way, before or after, gets the same answer. */
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

/** The same call with the same values is asked once, whoever asks. */
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

/** The same for calls that the code names itself: what it asks and reads is what their schemas say, to which answers are held. */
export function useNamedCalls<Id extends CallId>(
  requests: readonly NamedRequest<Id>[],
): readonly CallState<Answer<Id>>[]
export function useNamedCalls(requests: readonly CallRequest[]): readonly CallState[] {
  return useCalls(requests)
}

/** It never was there, or not for this person: only a person asks for it again. */
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

/** One call asked now, whatever was known; whoever shows it sees the new answer. */
export function useAskFresh(): (call: string, values: Readonly<Record<string, unknown>>) => Promise<unknown> {
  const services = useServices()
  const client = useQueryClient()
  return useCallback(
    (call, values) => client.fetchQuery({ ...queryOf(services, { call, values }), staleTime: 0 }),
    [services, client],
  )
}

/** Lists that show what has just changed ask again. */
export function useRefresh(): (calls: readonly string[]) => Promise<void> {
  const client = useQueryClient()
  return useCallback(
    async (calls) => {
      await Promise.all(calls.map((call) => client.invalidateQueries({ queryKey: [call] })))
    },
    [client],
  )
}

/** After a change nobody can say where it shows: everything on the screen that a call answered is asked again. */
export function useRefreshAll(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(
    () => client.invalidateQueries({ predicate: ({ queryKey: [call] }) => String(call).includes('.') }),
    [client],
  )
}
