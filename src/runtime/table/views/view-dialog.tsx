import { Button, Checkbox, Dialog, DialogBody, DialogFooter, FormGroup, InputGroup } from '@blueprintjs/core'
import { useId, useState, type SyntheticEvent } from 'react'
import { sayViews } from '#values/generated/say-views.ts'
import { sayScreens } from '#values/generated/say-screens.ts'
import { useReturnFocus } from '../../boundary/use-return-focus.ts'
import { asRefusal } from '../../call/refusal.ts'
import type { SavedView, ViewDraft } from '../host.ts'

export interface ViewDialogProps {
  /** View to rename; without it, a new one is saved. */
  readonly view: SavedView | undefined
  /** Id of the element that gets the focus back, since the menu item is gone by then. */
  readonly openerId: string
  readonly onClose: () => void
  readonly onSave: (named: Pick<ViewDraft, 'name' | 'isShared' | 'isDefault'>) => Promise<void>
}

/** Dialog for the name of a view and its visibility. */
export function ViewDialog({ view, openerId, onClose, onSave }: ViewDialogProps) {
  useReturnFocus(openerId)
  const [name, setName] = useState(view?.name ?? '')
  const [isShared, setShared] = useState(view?.isShared ?? false)
  const [isDefault, setDefault] = useState(view?.isDefault ?? false)
  const [problem, setProblem] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const id = useId()
  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setProblem(sayViews('giveName'))
    setSaving(true)
    try {
      await onSave({ name: name.trim(), isShared, isDefault })
    } catch (thrown) {
      const { title, says } = asRefusal(thrown)
      setProblem(says ?? title)
      setSaving(false)
    }
  }
  return (
    <Dialog isOpen title={sayViews(view ? 'nameAndSharing' : 'saveAsNew')} onClose={onClose}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <DialogBody>
          <FormGroup
            label={sayViews('name')}
            labelFor={id}
            {...(problem === undefined
              ? {}
              : { intent: 'danger' as const, helperText: <span role="alert">{problem}</span> })}
          >
            <InputGroup
              id={id}
              value={name}
              maxLength={60}
              autoFocus
              aria-invalid={problem !== undefined}
              onValueChange={setName}
            />
          </FormGroup>
          <Checkbox
            checked={isShared}
            label={sayViews('shareWithAll')}
            onChange={(event) => setShared(event.currentTarget.checked)}
          />
          <Checkbox
            checked={isDefault}
            label={sayViews('openFirst')}
            onChange={(event) => setDefault(event.currentTarget.checked)}
          />
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text={sayScreens('cancel')} onClick={onClose} />
              <Button type="submit" intent="primary" text={sayViews('saveView')} loading={isSaving} />
            </>
          }
        />
      </form>
    </Dialog>
  )
}
