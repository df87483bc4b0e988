import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { asRefusal, isUncertain } from '../call/refusal.ts'

const retries = 2

/** Creates the query client. A refusal is an answer and is not retried; a lost connection is, twice. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Without a network, queries fail at once instead of waiting.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        retry: (count, thrown) => count < retries && isUncertain(asRefusal(thrown)),
        retryDelay: (count) => 500 * 2 ** count,
      },
    },
  })
}

export interface QueriesProps {
  readonly client: QueryClient
  readonly children: ReactNode
}

export function Queries({ client, children }: QueriesProps) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
