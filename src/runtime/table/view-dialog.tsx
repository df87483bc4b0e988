import { Button, Checkbox, Dialog, DialogBody, DialogFooter, FormGroup, InputGroup } from '@blueprintjs/core'
import { useId, useState, type SyntheticEvent } from 'react'
import { useReturnFocus } from '../boundary/use-return-focus.ts'
import { asRefusal } from '../call/refusal.ts'
import type { SavedView, ViewDraft } from './host.ts'

export interface ViewDialogProps {
  /** The view that gets another name; a new one when absent. */
  readonly view: SavedView | undefined
  /** What asked for it: the line of a menu that is gone by then stood there. */
  readonly openerId: string
  readonly onClose: () => void
  readonly onSave: (named: Pick<ViewDraft, 'name' | 'isShared' | 'isDefault'>) => Promise<void>
}

/** Asks for the name of a view, and who may see it. */
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
    if (name.trim() === '') return setProblem('Give the view a name.')
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
    <Dialog isOpen title={view ? 'Name and sharing' : 'Save as a new view'} onClose={onClose}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <DialogBody>
          <FormGroup
            label="Name"
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
            label="Everyone in the organisation can use it"
            onChange={(event) => setShared(event.currentTarget.checked)}
          />
          <Checkbox
            checked={isDefault}
            label="Open this list with it"
            onChange={(event) => setDefault(event.currentTarget.checked)}
          />
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text="Cancel" onClick={onClose} />
              <Button type="submit" intent="primary" text="Save the view" loading={isSaving} />
            </>
          }
        />
      </form>
    </Dialog>
  )
}
