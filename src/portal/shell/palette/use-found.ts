import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '#runtime/query/use-debounced.ts'
import { useNavigate } from 'react-router-dom'
import { sayShell } from '#values/generated/say-shell.ts'
import { useSigned } from '../../session/session-context.ts'
import type { Entry } from './entry.ts'

export interface Found {
  readonly state: 'idle' | 'loading' | 'failed' | 'ready'
  readonly entries: readonly Entry[]
  /** The search returned its maximum, so there may be more. */
  readonly isCut: boolean
  readonly again: () => void
}

const kinds = { payment: 'kindPayment', identity: 'kindIdentity', batch: 'kindBatch' } as const

/** Finds records by id or name; only the answer to the newest text counts. */
export function useFound(typed: string): Found {
  const { client, definitions } = useSigned()
  const navigate = useNavigate()
  const { searchDebounce, searchHits, searchLength } = definitions.limits
  const words = typed.trim()
  const debounced = useDebounced(words, searchDebounce)
  const isRequested = words.length >= searchLength && 'search.find' in definitions.library.calls
  const answer = useQuery({
    queryKey: ['search.find', debounced],
    enabled: isRequested && debounced === words,
    queryFn: ({ signal }) => client('search.find', { query: { q: debounced }, signal }),
  })
  const again = () => void answer.refetch()
  const none = { entries: [], isCut: false, again }
  if (!isRequested) return { state: 'idle', ...none }
  if (debounced !== words || answer.isFetching) return { state: 'loading', ...none }
  if (!answer.data) return { state: 'failed', ...none }
  const entries = answer.data.hits.map(({ kind, id, title, says, path }): Entry => ({
    id: `${kind}-${id}`,
    group: 'groupFound',
    title,
    says: [sayShell(kinds[kind]), says].filter(Boolean).join(', '),
    run: () => void navigate(path),
  }))
  return { state: 'ready', entries, isCut: entries.length >= searchHits, again }
}
