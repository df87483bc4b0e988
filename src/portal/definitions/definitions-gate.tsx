import { EmptyState } from '#runtime/boundary/empty-state.tsx'
import { Skeleton } from '#runtime/boundary/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { createContext, use, useEffect, useMemo, type ReactNode } from 'react'
import { fetchPageAt } from '../pages/fetch-page.ts'
import { askGrantAhead } from '../session/grant-ahead.ts'
import { letToastsStay } from '../shell/toaster.tsx'
import { fetchDefinitions } from './fetch.ts'
import { linkDefinitions, type LinkedDefinitions } from './linked.ts'

const DefinitionsContext = createContext<LinkedDefinitions | undefined>(undefined)

export function useDefinitions(): LinkedDefinitions {
  const definitions = use(DefinitionsContext)
  if (!definitions) throw new Error('This part was rendered before the definitions were loaded.')
  return definitions
}

/** Who is there is asked together with the definitions, not after them. */
const fetchFirst = () => {
  askGrantAhead()
  return fetchDefinitions()
}

/** Without definitions there is nothing to show; with them, names are resolved once. */
export function DefinitionsGate({ children }: { readonly children: ReactNode }) {
  const served = useQuery({ queryKey: ['definitions'], queryFn: fetchFirst, staleTime: Infinity })
  const linked = useMemo(() => (served.data ? linkDefinitions(served.data) : undefined), [served.data])
  useEffect(() => {
    if (!linked) return
    letToastsStay(linked.limits.toast)
    fetchPageAt(location.pathname, linked.library)
  }, [linked])
  if (served.isError)
    return (
      <main className="ptl-bare">
        <EmptyState
          kind="load-failed"
          title="The portal could not be loaded"
          says="The server did not answer. Nothing you typed before is lost."
          action={{ label: 'Try again', onClick: () => void served.refetch() }}
        />
      </main>
    )
  if (!linked)
    return (
      <main className="ptl-bare">
        <Skeleton says="Loading the portal" rows={3} />
      </main>
    )
  return <DefinitionsContext value={linked}>{children}</DefinitionsContext>
}
