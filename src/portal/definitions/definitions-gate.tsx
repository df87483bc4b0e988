import { EmptyState } from '#runtime/boundary/empty-state.tsx'
import { Skeleton } from '#runtime/boundary/skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react'
import { sayPages } from '#values/generated/say-pages.ts'
import { fetchPageAt } from '../pages/fetch-page.ts'
import { readIn } from './page-language.ts'
import { afterGrant, preloadGrant } from '../session/login/grant-preload.ts'
import { letToastsStay } from '../shell/toaster.tsx'
import { completeDefinitions, fetchDefinitions, type Served } from './fetch.ts'
import { followChanges } from './follow-changes.ts'
import { linkDefinitions, type LinkedDefinitions } from './linked-definitions.ts'

/** The linked definitions; the gate provides them, and a page that is drawn alone brings its own. */
export const DefinitionsContext = createContext<LinkedDefinitions | undefined>(undefined)

/** Errors of the last save of the definitions; empty while that version is in use. */
export const BrokenSaveContext = createContext<readonly string[]>([])

export function useDefinitions(): LinkedDefinitions {
  const definitions = use(DefinitionsContext)
  if (!definitions) throw new Error('This part was rendered before the definitions were loaded.')
  return definitions
}

/** The session is requested together with the definitions, to save time. */
const fetchFirst = () => {
  preloadGrant()
  return fetchDefinitions('first')
}

/** Loads the definitions before anything is shown, and links them once. */
export function DefinitionsGate({ children }: { readonly children: ReactNode }) {
  const { served, isFailed, again } = useServed()
  const broken = useFollowing(served)
  const linked = useLinked(served)
  useEffect(() => {
    if (!linked) return
    letToastsStay(linked.limits.toast)
    void afterGrant().then(() => fetchPageAt(location.pathname, linked.library))
  }, [linked])
  if (isFailed)
    return (
      <main className="ptl-bare">
        <EmptyState
          kind="load-failed"
          title={sayPages('portalNotLoaded')}
          says={sayPages('nothingLost')}
          action={{ label: sayPages('tryAgain'), onClick: again }}
        />
      </main>
    )
  if (!linked)
    return (
      <main className="ptl-bare">
        <Skeleton says={sayPages('loadingPortal')} rows={3} />
      </main>
    )
  return (
    <DefinitionsContext value={linked}>
      {/* A change of the language mounts everything again. */}
      <BrokenSaveContext key={linked.language.tag} value={broken}>
        {children}
      </BrokenSaveContext>
    </DefinitionsContext>
  )
}

/**
 * Completes the definitions and loads the parts of the page at this address. Loading them only at render
 * would cost a third of a second.
 */
const completePage = async (first: Served): Promise<Served> => {
  const whole = await completeDefinitions(first)
  await fetchPageAt(location.pathname, whole.definitions)
  return whole
}

/** Loads the definitions: first the part for the frame of the portal, then the rest. */
function useServed() {
  const first = useQuery({ queryKey: ['definitions'], queryFn: fetchFirst, staleTime: Infinity })
  const part = first.data?.part === 'first' ? first.data : undefined
  const whole = useQuery({
    queryKey: ['definitions', 'whole', part?.version],
    queryFn: () => afterGrant().then(() => completePage(part!)),
    enabled: part !== undefined,
    staleTime: Infinity,
  })
  const requested = first.isError ? first : whole
  return {
    served: part ? (whole.data ?? part) : first.data,
    // A mounted page continues with its definitions.
    isFailed: first.isLoadingError || whole.isLoadingError,
    again: () => void requested.refetch(),
  }
}

/** Links each version once; unchanged parts stay the same objects. */
function useLinked(served: Served | undefined): LinkedDefinitions | undefined {
  const [now, setNow] = useState<{ readonly served: Served; readonly linked: LinkedDefinitions }>()
  if (served === undefined || served === now?.served) return now?.linked
  // A mounted page keeps its version until the next one is complete.
  if (served.part === 'first' && now?.linked.isWhole) return now.linked
  readIn(served.language)
  const linked = linkDefinitions(served, now?.linked)
  setNow({ served, linked })
  return linked
}

/** Applies definitions that are saved while the page is open; returns the errors of the last save. */
function useFollowing(served: Served | undefined): readonly string[] {
  const queries = useQueryClient()
  const [broken, setBroken] = useState<readonly string[]>([])
  const version = useRef<string>(undefined)
  const address = served?.changes
  useEffect(() => {
    version.current = served?.version
  }, [served])
  useEffect(() => {
    if (address === undefined) return
    return followChanges(address, (change) => {
      setBroken(change.broken)
      if (change.version === version.current) return
      const requested = { queryKey: ['definitions'], queryFn: () => fetchDefinitions(), staleTime: 0 }
      queries.fetchQuery(requested).catch(() => undefined)
    })
  }, [address, queries])
  return broken
}
