import { Menu, MenuDivider, MenuItem } from '@blueprintjs/core'
import { Blank, Edit, FloppyDisk, People, Plus, Tick, Trash } from '@blueprintjs/icons'
import { sayViews } from '#values/generated/say-views.ts'
import type { SavedView } from '../host.ts'

export type ViewAction = 'new' | 'rename' | 'remove'

export interface ViewsListProps {
  readonly list: readonly SavedView[]
  readonly chosen: SavedView | undefined
  readonly isChanged: boolean
  readonly isReadOnly?: boolean | undefined
  readonly onChoose: (view: SavedView | undefined) => void
  readonly onAsk: (what: ViewAction) => void
  readonly onKeep: (id: string) => void
}

/** List of views to choose from, with the actions on the chosen one. */
export function ViewsList({ list, chosen, isChanged, isReadOnly, onChoose, onAsk, onKeep }: ViewsListProps) {
  const own = chosen?.isOwn === true ? chosen : undefined
  return (
    <Menu>
      <MenuItem
        icon={chosen ? <Blank /> : <Tick />}
        text={sayViews('usualView')}
        aria-current={chosen ? undefined : 'true'}
        onClick={() => onChoose(undefined)}
      />
      {list.map((view) => (
        <MenuItem
          key={view.id}
          icon={view.id === chosen?.id ? <Tick /> : <Blank />}
          aria-current={view.id === chosen?.id ? 'true' : undefined}
          text={view.name}
          labelElement={<Mark view={view} />}
          onClick={() => onChoose(view)}
        />
      ))}
      {!isReadOnly && (
        <>
          <MenuDivider />
          <MenuItem icon={<Plus />} text={sayViews('saveAsNewMenu')} onClick={() => onAsk('new')} />
        </>
      )}
      {!isReadOnly && own && (
        <>
          <MenuItem
            icon={<FloppyDisk />}
            text={sayViews('saveChanges', { name: own.name })}
            disabled={!isChanged}
            onClick={() => onKeep(own.id)}
          />
          <MenuItem icon={<Edit />} text={sayViews('nameAndSharingMenu')} onClick={() => onAsk('rename')} />
          <MenuItem
            icon={<Trash />}
            intent="danger"
            text={sayViews('deleteMenu', { name: own.name })}
            onClick={() => onAsk('remove')}
          />
        </>
      )}
    </Menu>
  )
}

const sharedBy = (name: string | undefined) =>
  name === undefined ? sayViews('sharedByColleague') : sayViews('sharedBy', { name })

function Mark({ view }: { readonly view: SavedView }) {
  const words = [
    view.isDefault && sayViews('opensFirst'),
    view.isShared && (view.isOwn ? sayViews('shared') : sharedBy(view.ownerName)),
  ]
  return (
    <span className="ptl-views__mark">
      {words.filter(Boolean).join(' · ')}
      {view.isShared && <People size={12} />}
    </span>
  )
}
