import type { Details } from '#definition/generated/details.ts'
import type { Table } from '#definition/generated/table.ts'
import type { TableHost } from '#runtime/table/host.ts'
import type { LinkedTable } from '#engine/table/types.ts'
import { DetailsContext } from '#runtime/details/details-context.ts'
import { use, useCallback, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { fillPath } from '../definitions/address.ts'
import { useClosedPages } from '../onboarding/use-closed-pages.ts'
import { HeadPlacesContext } from '../pages/frame/page-head-places.ts'
import { fromHere } from '../pages/navigation/came-from.ts'
import { pageRight } from '../pages/page-right.ts'
import { isAllowed, useSigned, type Signed } from '../session/session-context.ts'
import { toast } from '../shell/toaster.tsx'
import { createSaveFile } from './save-file.ts'
import { useListMemory } from './list-memory.ts'
import { useViews } from './use-views.ts'

const parameter = /\{[A-Za-z][A-Za-z0-9_]*\}/

/** Returns the pages that a table opens by buttons. */
const pagesOf = ({ action, empty, rowActions = [] }: Table): readonly string[] =>
  [
    action?.page,
    empty.action?.page,
    ...rowActions.map((one) => ('opens' in one ? one.opens : undefined)),
  ].filter((page) => page !== undefined)

/** Tells whether the person may see details and call their record. */
function canRead({ permission, record }: Details, signed: Signed): boolean {
  const call = signed.definitions.library.calls[record?.call ?? '']
  return [permission, call?.permission].every((name) => name !== undefined && isAllowed(signed, name))
}

/** Returns the portal's services for a table: address, pages, views and files. */
export function useTableHost({ definition }: LinkedTable): TableHost {
  const signed = useSigned()
  const { definitions, services } = signed
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const context = use(DetailsContext)
  const head = use(HeadPlacesContext)
  const { views, layout } = useViews(definition.id, definition.views === true)
  const memory = useListMemory(definition.id, layout)
  const { pages, details: allDetails } = definitions.library
  const { instead } = context
  const pageOf = useCallback((id: string) => pages[instead?.[id] ?? id], [pages, instead])
  const { isAsking, whyClosed } = useClosedPages(pagesOf(definition).map(pageOf))
  const lockOf = useCallback((id: string) => whyClosed(pageOf(id)), [whyClosed, pageOf])
  return useMemo(() => {
    const hrefOf = (page: string, key: string) =>
      (pageOf(page)?.path ?? '/home').replace(parameter, encodeURIComponent(key))
    return {
      search,
      setSearch: (next, how) => setSearch(next, { replace: how === 'replace', preventScrollReset: true }),
      hrefOf,
      open: (page, key, among) => void navigate(hrefOf(page, key), { state: { ...fromHere(), among } }),
      actionFor(id) {
        const page = pageOf(id)
        if (!page || pageRight(page, signed).kind !== 'open') return undefined
        // The state of the task still loads, so no action is shown that could disappear.
        if (page.task !== undefined && isAsking) return undefined
        return () => void navigate(fillPath(page.path, Object(context.facts.address)))
      },
      lockOf,
      detailsOf(id) {
        const details = allDetails[id]
        return details && canRead(details, signed) ? details : undefined
      },
      toast: (says, tone) => toast({ says, tone }),
      ...(signed.session.view ? {} : { saveFile: createSaveFile(services.stream) }),
      views,
      memory,
      head,
    }
  }, [
    signed,
    services,
    search,
    setSearch,
    navigate,
    views,
    memory,
    head,
    context,
    pageOf,
    isAsking,
    lockOf,
    allDetails,
  ])
}
