import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core'
import { Bookmark, ChevronDown, Edit, FloppyDisk, People, Plus, Tick, Trash } from '@blueprintjs/icons'
import { lazy, Suspense, useState } from 'react'
import { DropDown } from '../menu/drop-down.tsx'
import type { SavedView, TableViews, ViewDraft } from './host.ts'

const ViewDialog = lazy(() => import('./view-dialog.tsx').then((file) => ({ default: file.ViewDialog })))

export interface ViewsMenuProps {
  readonly views: TableViews
  readonly chosen: SavedView | undefined
  /** What is on the screen is no longer what the chosen view keeps. */
  readonly isChanged: boolean
  readonly now: Pick<ViewDraft, 'query' | 'columns'>
  readonly onChoose: (view: SavedView | undefined) => void
  readonly onSaved: (id: string) => void
  readonly onTrouble: (thrown: unknown) => void
}

type Asked = 'new' | 'rename' | undefined

/** Filters, sort and columns under a name: one's own and those of the organisation. */
export function ViewsMenu(props: ViewsMenuProps) {
  const { views, chosen, isChanged, now, onChoose, onSaved, onTrouble } = props
  const [asked, setAsked] = useState<Asked>()
  const attempt = (work: Promise<unknown>) => void work.catch(onTrouble)
  const own = chosen?.isOwn === true ? chosen : undefined
  const menu = () => (
    <Menu>
      <MenuItem
        icon={chosen ? 'blank' : <Tick />}
        text="Usual view"
        aria-current={chosen ? undefined : 'true'}
        onClick={() => onChoose(undefined)}
      />
      {views.list.map((view) => (
        <MenuItem
          key={view.id}
          icon={view.id === chosen?.id ? <Tick /> : 'blank'}
          aria-current={view.id === chosen?.id ? 'true' : undefined}
          text={view.name}
          labelElement={<Mark view={view} />}
          onClick={() => onChoose(view)}
        />
      ))}
      <MenuDivider />
      <MenuItem icon={<Plus />} text="Save as a new view…" onClick={() => setAsked('new')} />
      {own && (
        <>
          <MenuItem
            icon={<FloppyDisk />}
            text={`Save the changes to ‘${own.name}’`}
            disabled={!isChanged}
            onClick={() => attempt(views.update(own.id, now))}
          />
          <MenuItem icon={<Edit />} text="Name and sharing…" onClick={() => setAsked('rename')} />
          <MenuItem
            icon={<Trash />}
            intent="danger"
            text={`Delete ‘${own.name}’`}
            onClick={() => attempt(views.remove(own.id).then(() => onChoose(undefined)))}
          />
        </>
      )}
    </Menu>
  )
  return (
    <>
      <DropDown content={menu}>
        <Button
          icon={<Bookmark />}
          endIcon={<ChevronDown size={12} />}
          text={chosen ? `${chosen.name}${isChanged ? ' (changed)' : ''}` : 'Views'}
          aria-label={chosen ? `View: ${chosen.name}${isChanged ? ' (changed)' : ''}` : undefined}
        />
      </DropDown>
      {asked && (
        <Suspense fallback={null}>
          <ViewDialog
            view={asked === 'rename' ? own : undefined}
            onClose={() => setAsked(undefined)}
            onSave={async (named) => {
              if (asked === 'rename' && own) await views.update(own.id, named)
              else onSaved(await views.create({ ...now, ...named }))
              setAsked(undefined)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function Mark({ view }: { readonly view: SavedView }) {
  const words = [
    view.isDefault && 'Opens first',
    view.isShared && (view.isOwn ? 'Shared' : `Shared by ${view.ownerName ?? 'a colleague'}`),
  ]
  return (
    <span className="ptl-views__mark">
      {words.filter(Boolean).join(' · ')}
      {view.isShared && <People size={12} />}
    </span>
  )
}
