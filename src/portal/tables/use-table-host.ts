import type { TableHost } from '#runtime/table/host.ts'
import type { LinkedTable } from '#engine/table/types.ts'
import { DetailsGroundContext } from '#runtime/details/details-context.ts'
import { use, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { fillPath } from '../definitions/address.ts'
import { fromHere } from '../pages/came-from.ts'
import { pageRight } from '../pages/page-right.ts'
import { useSigned } from '../session/session-context.ts'
import { toast } from '../shell/toaster.tsx'
import { createSaveFile } from './save-file.ts'
import { useViews } from './use-views.ts'

const parameter = /\{[A-Za-z][A-Za-z0-9_]*\}/

/** What stands around a table and only the portal knows: address, pages, views and files. */
export function useTableHost({ definition }: LinkedTable): TableHost {
  const signed = useSigned()
  const { definitions, room } = signed
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const ground = use(DetailsGroundContext)
  const views = useViews(definition.id, definition.views === true)
  return useMemo(() => {
    const pages = definitions.library.pages
    const pageOf = (id: string) => pages[ground.instead?.[id] ?? id]
    const hrefOf = (page: string, key: string) =>
      (pageOf(page)?.path ?? '/home').replace(parameter, encodeURIComponent(key))
    return {
      search,
      setSearch: (next, how) => setSearch(next, { replace: how === 'replace', preventScrollReset: true }),
      hrefOf,
      open: (page, key) => void navigate(hrefOf(page, key), { state: fromHere() }),
      actionFor(id) {
        const page = pageOf(id)
        if (!page || pageRight(page, signed).kind !== 'open') return undefined
        return () => void navigate(fillPath(page.path, Object(ground.facts.address)))
      },
      toast: (says, tone) => toast({ says, tone }),
      saveFile: createSaveFile(room.stream),
      views,
    }
  }, [signed, definitions, room, search, setSearch, navigate, views, ground])
}
