import { use, type ButtonHTMLAttributes, type MouseEvent } from 'react'
import type { OfferedAction } from '#engine/table/types.ts'
import { SavesFilesContext } from '../../details/save-file.ts'
import { useIsAtWork } from '../../move/move-context.ts'
import type { RowRecord } from '../features.ts'
import { FileAction } from './file-action.tsx'

/** Actions of rows; one object for all rows. */
export interface RowActions {
  readonly hrefOf: (page: string, key: string) => string
  readonly onOpen: (event: MouseEvent, page: string, key: string) => void
  /** Returns the action of a row, if any; absent if no row has one. */
  readonly action: ((record: RowRecord) => OfferedAction | undefined) | undefined
  readonly onMove: (action: OfferedAction & { kind: 'move' }, record: RowRecord) => void
  /** A file of a row could not be saved. */
  readonly onFailed: (says: string) => void
}

export interface RowActionButtonProps {
  readonly record: RowRecord
  readonly name: string
  readonly tabIndex: number
  readonly actions: RowActions
  /** The page that the row opens, if an action that opens it as well gets no button of its own. */
  readonly opened?: string | undefined
}

/** Last cell of a row: a link, a file to save or a move, if the person may use it (PAY-065). */
export function RowActionButton({ record, name, tabIndex, actions, opened }: RowActionButtonProps) {
  const savesFiles = use(SavesFilesContext)
  const offered = actions.action?.(record)
  if (!offered) return null
  const label = name === '' ? offered.label : `${offered.label}: ${name}`
  const looks = { className: 'ptl-table__action', tabIndex, 'aria-label': label }
  if (offered.kind === 'page') {
    const { page, key } = offered
    if (page === opened) return null
    return (
      <a {...looks} href={actions.hrefOf(page, key)} onClick={(event) => actions.onOpen(event, page, key)}>
        {offered.label}
      </a>
    )
  }
  if (offered.kind === 'file')
    return savesFiles && <FileAction {...looks} offered={offered} onFailed={actions.onFailed} />
  return <MoveAction {...looks} offered={offered} onClick={() => actions.onMove(offered, record)} />
}

type MoveActionProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly offered: OfferedAction & { kind: 'move' }
}

function MoveAction({ offered, ...looks }: MoveActionProps) {
  const isAtWork = useIsAtWork(offered.move.id, offered.key)
  return (
    <button {...looks} type="button" disabled={isAtWork} aria-busy={isAtWork}>
      {offered.label}
    </button>
  )
}
