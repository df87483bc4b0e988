import { useQueryClient, type Query } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { asRefusal, isUncertain } from '#runtime/call/refusal.ts'

const isLacking = (query: Query): boolean => {
  const { data, error } = query.state
  return query.isActive() && data === undefined && (error === null || isUncertain(asRefusal(error)))
}

/** Whether something on the page was asked for and nobody has answered it yet. */
export function useLacksAnswers(): boolean {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    useCallback((describeChange) => cache.subscribe(describeChange), [cache]),
    () => cache.getAll().some(isLacking),
  )
}
