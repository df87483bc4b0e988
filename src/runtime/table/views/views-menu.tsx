import { Button } from '@blueprintjs/core'
import { Bookmark, ChevronDown } from '@blueprintjs/icons'
import { useId, useState } from 'react'
import { sayViews } from '#values/generated/say-views.ts'
import { coming } from '../../preload/lazy-part.ts'
import { Opened } from '../../boundary/opened-part.tsx'
import { DropDown } from '../../menu/drop-down.tsx'
import type { SavedView, TableViews, ViewDraft } from '../host.ts'
import { useToolName } from '../table-tools.tsx'
import type { ViewAction } from './views-list.tsx'

const { fetch: fetchList, Part: ViewsList } = coming(() =>
  import('./views-list.tsx').then((file) => file.ViewsList),
)
const { Part: ViewDialog } = coming(() => import('./view-dialog.tsx').then((file) => file.ViewDialog))
const { Part: ViewRemoval } = coming(() => import('./view-removal.tsx').then((file) => file.ViewRemoval))

export interface ViewsMenuProps {
  readonly views: TableViews
  readonly chosen: SavedView | undefined
  /** The list differs from the chosen view. */
  readonly isChanged: boolean
  readonly now: Pick<ViewDraft, 'query' | 'columns'>
  readonly onChoose: (view: SavedView | undefined) => void
  readonly onSaved: (id: string) => void
  readonly onTrouble: (thrown: unknown) => void
}

/** Menu of saved views: the person's own, and those of the organisation. */
export function ViewsMenu(props: ViewsMenuProps) {
  const { views, chosen, isChanged, now, onChoose, onSaved, onTrouble } = props
  const opener = useId()
  const toolName = useToolName(sayViews('savedViews'))
  const [viewAction, setRequested] = useState<ViewAction>()
  const name = chosen && isChanged ? sayViews('changed', { name: chosen.name }) : chosen?.name
  const attempt = (work: Promise<unknown>) => void work.catch(onTrouble)
  const own = chosen?.isOwn === true ? chosen : undefined
  const close = () => setRequested(undefined)
  const remove = async (id: string) => {
    await views.remove(id)
    close()
    onChoose(undefined)
  }
  const menu = () => (
    <ViewsList
      list={views.list}
      chosen={chosen}
      isChanged={isChanged}
      isReadOnly={views.isReadOnly}
      onChoose={onChoose}
      onAsk={setRequested}
      onKeep={(id) => attempt(views.update(id, now))}
    />
  )
  return (
    <>
      <DropDown content={menu} preload={fetchList}>
        <Button
          id={opener}
          icon={<Bookmark />}
          endIcon={chosen && <ChevronDown size={12} />}
          text={name ?? toolName}
          aria-label={name === undefined ? sayViews('views') : sayViews('view', { name })}
          title={chosen ? undefined : sayViews('savedViews')}
        />
      </DropDown>
      {viewAction && (
        <Opened at={viewAction} what={sayViews('theDialog')} onFailed={close}>
          {viewAction === 'remove' ? (
            own && (
              <ViewRemoval view={own} openerId={opener} onClose={close} onRemove={() => remove(own.id)} />
            )
          ) : (
            <ViewDialog
              view={viewAction === 'rename' ? own : undefined}
              openerId={opener}
              onClose={close}
              onSave={async (named) => {
                if (viewAction === 'rename' && own) await views.update(own.id, named)
                else onSaved(await views.create({ ...now, ...named }))
                close()
              }}
            />
          )}
        </Opened>
      )}
    </>
  )
}
