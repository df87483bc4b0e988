import type { Page } from '#definition/generated/page.ts'
import type { Notice } from '#engine/flow/types.ts'
import { linkOwnRules } from '#engine/relevance/own-rules.ts'
import type { Facts } from '#engine/rule/types.ts'
import type { FlowDone } from '#runtime/flow/run/outcome.ts'
import { Flow } from '#runtime/flow/flow.tsx'
import { RecordDetailsContext, type RecordDetails } from '#runtime/flow/review/record-dialog.tsx'
import { useRefreshAll } from '#runtime/query/use-calls.ts'
import { use, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { fillPath } from '../definitions/address.ts'
import { drawnBy } from '../definitions/entry-flows.ts'
import { flowOf } from '../definitions/linked-flow.ts'
import { browserDrafts, draftOwner } from '../drafts/browser-drafts.ts'
import { FieldProvider, useNamedTypes } from '../field-provider.tsx'
import { useSigned } from '../session/session-context.ts'
import { contentId } from '../shell/content-id.ts'
import { toast } from '../shell/toaster.tsx'
import { OverContext } from './stack/over-context.ts'
import { PageBanners } from './frame/page-banners.tsx'
import { usePageFacts } from './frame/page-provider.tsx'
import { useWaiting } from './use-waiting.ts'

export interface FlowPageProps {
  readonly page: Page
  readonly parameters: Readonly<Record<string, string | undefined>>
}

interface Place {
  readonly page: Page
  readonly parameters: FlowPageProps['parameters']
  readonly search: URLSearchParams
}

/**
 * Returns the address of a step: in the path if the path has its parameter, else in the query. All other
 * parts stay.
 */
function placeOf({ page, parameters, search }: Place, parameter: string, step: string): string {
  const path = fillPath(page.path, { ...parameters, [parameter]: step })
  const words = new URLSearchParams(search)
  if (!page.path.includes(`{${parameter}}`)) words.set(parameter, step)
  return words.size === 0 ? path : `${path}?${words}`
}

/** Tells whether the browser is at another address than the router. */
const isOutdated = (key: string) =>
  ((globalThis.history.state as { key?: string } | null)?.key ?? 'default') !== key

/**
 * Tells whether the browser has left the address of this page, which stays visible until the next one
 * renders.
 */
function useIsLeft(): () => boolean {
  const { key } = useLocation()
  const drawnAt = useRef<string>(undefined)
  useLayoutEffect(() => {
    drawnAt.current = isOutdated(key) ? undefined : globalThis.location.pathname
  }, [key])
  return useCallback(() => drawnAt.current !== globalThis.location.pathname, [])
}

const showNotice = ({ text, stays }: Notice) => toast({ says: text, tone: 'success', lastsMs: stays })

/** A flow at its address: the step is a part of the address, drafts belong to the person, organisation and environment. */
export function FlowPage({ page, parameters }: FlowPageProps) {
  const { session, definitions, facts } = useSigned()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const definition = definitions.library.flows[page.flow ?? '']
  useNamedTypes(drawnBy(definition, definitions.library))
  const flow = flowOf(definitions, page.flow ?? '')
  const parameter = page.stepParameter
  const over = use(OverContext)
  const refresh = useRefreshAll()
  const [saves, setSaves] = useState(0)
  const detailsOf = useRecordDetails()
  const { given } = usePageFacts(page)
  const isLeft = useIsLeft()
  const owner = draftOwner(session)
  const drafts = useMemo(() => browserDrafts(owner), [owner])
  const onPlace = useCallback(
    (step: string, how: 'push' | 'replace') => {
      // A person who has gone on must not be moved back by a step that is determined late.
      if (parameter === undefined || (how === 'replace' && isLeft())) return
      void navigate(placeOf({ page, parameters, search }, parameter, step), { replace: how === 'replace' })
    },
    [navigate, page, parameters, search, parameter, isLeft],
  )
  /** Reloads a saved sheet in place, with the stored values. */
  const stay = useCallback(async () => {
    await refresh()
    setSaves((count) => count + 1)
    document.getElementById(contentId)?.focus({ preventScroll: true })
  }, [refresh])
  const onWaits = useWaiting()
  const onDone = useCallback(
    (done: FlowDone) => {
      if (done.kind === 'waits')
        return onWaits(done.change, { replace: over !== undefined, opens: done.opens })
      if (done.toast) showNotice(done.toast)
      if (over && (done.opens ?? over.below) === over.below) over.close()
      else if (done.opens === undefined && definition?.layout === 'sections') void stay()
      else void navigate(done.opens ?? '/home', { replace: true, state: { justSent: true } })
      return undefined
    },
    [navigate, over, definition, stay, onWaits],
  )
  return (
    <FieldProvider>
      <RecordDetailsContext value={detailsOf}>
        <Flow
          key={saves}
          flow={flow}
          facts={facts}
          drafts={drafts}
          given={page.given && (given as Facts)}
          place={
            parameter === undefined
              ? undefined
              : (parameters[parameter] ?? search.get(parameter) ?? page.opensAt)
          }
          onPlace={onPlace}
          onToast={showNotice}
          onDone={onDone}
          banners={<PageBanners page={page} />}
        />
      </RecordDetailsContext>
    </FieldProvider>
  )
}

/** Returns a function that finds details with their rules by id, or undefined. */
function useRecordDetails(): (id: string) => RecordDetails | undefined {
  const { definitions } = useSigned()
  return useCallback(
    (id) => {
      const definition = definitions.library.details[id]
      if (!definition) return undefined
      return { definition, rules: linkOwnRules(definition.rules ?? {}, definitions.rules).rules }
    },
    [definitions],
  )
}
