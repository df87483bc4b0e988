import { useQuery } from '@tanstack/react-query'
import { useRested } from '#runtime/query/use-rested.ts'
import { useNavigate } from 'react-router-dom'
import { useSigned } from '../../session/session-context.ts'
import type { Entry } from './entry.ts'

export interface Found {
  readonly state: 'idle' | 'loading' | 'failed' | 'ready'
  readonly entries: readonly Entry[]
  /** As many as a search finds at the most: there may be others. */
  readonly isCut: boolean
  readonly again: () => void
}

const kinds = { payment: 'Payment', identity: 'Identity', batch: 'Batch' } as const

/** Records by id or name; an answer belongs to the words it was asked with, so the newest words win. */
export function useFound(typed: string): Found {
  const { client, definitions } = useSigned()
  const navigate = useNavigate()
  const { searchDebounce, searchHits, searchLength } = definitions.limits
  const words = typed.trim()
  const rested = useRested(words, searchDebounce)
  const isAsked = words.length >= searchLength && 'search.find' in definitions.library.calls
  const answer = useQuery({
    queryKey: ['search.find', rested],
    enabled: isAsked && rested === words,
    queryFn: ({ signal }) => client('search.find', { query: { q: rested }, signal }),
  })
  const again = () => void answer.refetch()
  const none = { entries: [], isCut: false, again }
  if (!isAsked) return { state: 'idle', ...none }
  if (rested !== words || answer.isFetching) return { state: 'loading', ...none }
  if (!answer.data) return { state: 'failed', ...none }
  const entries = answer.data.hits.map(({ kind, id, title, says, path }): Entry => ({
    id: `${kind}-${id}`,
    group: 'Found',
    title,
    says: says === '' ? kinds[kind] : `${kinds[kind]}, ${says}`,
    run: () => void navigate(path),
  }))
  return { state: 'ready', entries, isCut: entries.length >= searchHits, again }
}
