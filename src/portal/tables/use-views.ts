import type { Answer } from '#definition/wire.ts'
import type { ListMemory, SavedView, TableViews, ViewDraft } from '#runtime/table/host.ts'
import { useNamedCalls, useRefresh } from '#runtime/query/use-calls.ts'
import { useMemo } from 'react'
import { useSigned } from '../session/session-context.ts'

function readViews(views: Answer<'views.list'>['views']): readonly SavedView[] {
  return views.map(({ owner, ...view }) => ({ ...view, ownerName: owner.name ?? owner.email }))
}

function readLayout({ isCompact, columns }: NonNullable<Answer<'views.list'>['layout']>): ListMemory {
  return { ...(isCompact === undefined ? {} : { isCompact }), ...(columns ? { columns } : {}) }
}

interface StoredViews {
  readonly views: TableViews | undefined
  /** How one looked at the table last. */
  readonly layout: ListMemory | undefined
}

/** Saved views of a table on the server: the person's own, and those of the organisation. */
export function useViews(table: string, isRequested: boolean): StoredViews {
  const { client, session } = useSigned()
  const isReadOnly = session.view !== undefined
  const refresh = useRefresh()
  const [state] = useNamedCalls([{ call: 'views.list', values: isRequested ? { table } : undefined }])
  const data = state?.data
  const isLoaded = state?.status === 'ready'
  const stored = data?.layout
  const layout = useMemo(() => stored && readLayout(stored), [stored])
  const views = useMemo((): TableViews | undefined => {
    if (!isRequested) return undefined
    const list = readViews(data?.views ?? [])
    const draftOf = ({ name, isShared, isDefault, query, columns }: ViewDraft) => ({
      table,
      name,
      isShared,
      isDefault,
      query,
      ...(columns ? { columns } : {}),
    })
    return {
      list,
      isLoaded,
      isReadOnly,
      async create(view) {
        const { id } = await client('views.create', { body: draftOf(view), key: crypto.randomUUID() })
        await refresh(['views.list'])
        return id
      },
      async update(id, change) {
        const view = list.find((one) => one.id === id)
        if (!view) return
        await client('views.update', { params: { id }, body: draftOf({ ...view, ...change }) })
        await refresh(['views.list'])
      },
      async remove(id) {
        await client('views.delete', { params: { id } })
        await refresh(['views.list'])
      },
    }
  }, [isRequested, data, isLoaded, isReadOnly, table, client, refresh])
  // A person who sees a client has their own layout, and it stays as it is.
  return { views, layout: isReadOnly ? undefined : layout }
}
