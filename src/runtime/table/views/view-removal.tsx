import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import { useState } from 'react'
import { sayViews } from '#values/generated/say-views.ts'
import { useReturnFocus } from '../../boundary/use-return-focus.ts'
import { asRefusal } from '../../call/refusal.ts'
import type { SavedView } from '../host.ts'

export interface ViewRemovalProps {
  readonly view: SavedView
  /** Id of the element that gets the focus back, since the menu item is gone by then. */
  readonly openerId: string
  readonly onClose: () => void
  readonly onRemove: () => Promise<void>
}

/** Asks before a view is deleted: it cannot be restored, and colleagues may use it. */
export function ViewRemoval({ view, openerId, onClose, onRemove }: ViewRemovalProps) {
  useReturnFocus(openerId)
  const [problem, setProblem] = useState<string>()
  const [isRemoving, setRemoving] = useState(false)
  const remove = async () => {
    setRemoving(true)
    try {
      await onRemove()
    } catch (thrown) {
      const { title, says } = asRefusal(thrown)
      setProblem(says ?? title)
      setRemoving(false)
    }
  }
  return (
    <Dialog
      role="alertdialog"
      isOpen
      title={sayViews('confirmDelete', { name: view.name })}
      isCloseButtonShown={false}
      onClose={onClose}
    >
      <DialogBody>
        {sayViews(view.isShared ? 'deletedForAll' : 'deletedForGood')}
        {problem !== undefined && (
          <p role="alert" className="ptl-views__problem">
            {problem}
          </p>
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button autoFocus text={sayViews('keep')} onClick={onClose} />
            <Button
              intent="danger"
              text={sayViews('delete')}
              loading={isRemoving}
              onClick={() => void remove()}
            />
          </>
        }
      />
    </Dialog>
  )
}
