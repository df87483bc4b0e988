import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import { useState, type FormEvent } from 'react'
import { sayScreens } from '#values/generated/say-screens.ts'
import { createStore } from '#engine/flow/store.ts'
import type { FlowLibrary } from '#engine/flow/linking/linked-flow.ts'
import type { FlowStore } from '#engine/flow/types.ts'
import { askFlow, askStep } from '#engine/machine/ask-flow.ts'
import { recordText } from '../details/record-text.ts'
import { createFocusRegistry, FocusContext } from '../field/focus.ts'
import { Form } from '../form/form.tsx'
import { Broken } from '../gate/broken-page.tsx'
import { useShape, useTextOf } from '../flow/run/use-shape.ts'
import { MoveFacts } from './move-facts.tsx'
import { canTryAgain, MoveOutcome } from './move-outcome.tsx'
import type { RequestedMove } from './types.ts'
import { isFrozen } from './use-move-run.ts'
import './move-dialog.css'
import { objectOf } from '#values/object.ts'

export interface MoveDialogProps extends RequestedMove {
  readonly library: FlowLibrary
}

/** Dialog that asks the questions of a move and shows its result. */
export function MoveDialog(props: MoveDialogProps) {
  const { request, library, facts } = props
  const [linked] = useState(() => askFlow(request, library))
  const [store] = useState(() =>
    linked.ok
      ? createStore(linked.flow, { facts: { ...facts, record: request.record }, intent: request.key })
      : undefined,
  )
  if (store) return <RequestedDialog {...props} store={store} />
  const sentences = linked.ok ? [] : linked.problems.map(({ sentence }) => sentence)
  return (
    <Dialog isOpen title={request.move.label ?? request.move.id} onClose={props.onClose}>
      <DialogBody>
        <Broken sentences={sentences} />
      </DialogBody>
      <DialogFooter actions={<Button text={sayScreens('close')} onClick={props.onClose} />} />
    </Dialog>
  )
}

function RequestedDialog({ request, run, onClose, store }: MoveDialogProps & { readonly store: FlowStore }) {
  const { move, record } = request
  const { state } = run
  const [registry] = useState(createFocusRegistry)
  useShape(store)
  const isEntered = useTextOf(store, () => (Object.keys(store.answers()).length > 0 ? 'yes' : '')) !== ''
  const [says, setSays] = useState(state.kind === 'refused' ? state.refusal.says : undefined)
  const isWorking = state.kind === 'working' || state.kind === 'checking'
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const advance = store.advance()
    if (!advance.ok) {
      const [first] = advance.errors
      if (first) registry.focus(first.field)
      return
    }
    const effect = advance.effects.find((one) => one.kind === 'call')
    const refusal = await run.send(request, objectOf(effect?.body))
    if (!refusal) return
    const left = store.refuse(refusal.fields).map((name) => refusal.fields[name])
    setSays(left.length > 0 ? left.join(' ') : refusal.says)
  }
  const canLeave = !isWorking && !isEntered
  const label = move.label ?? move.id
  const button = move.confirm?.button === undefined ? label : recordText(move.confirm.button, record)
  return (
    <Dialog
      className="ptl-move"
      isOpen
      title={recordText(move.confirm?.title ?? label, record)}
      canEscapeKeyClose={canLeave}
      canOutsideClickClose={canLeave}
      isCloseButtonShown={!isWorking}
      onClose={onClose}
    >
      <FocusContext value={registry}>
        <form noValidate aria-busy={isWorking} onSubmit={(event) => void submit(event)}>
          <DialogBody>
            <div className="ptl-move__body">
              {move.confirm && <p>{recordText(move.confirm.says, record)}</p>}
              <MoveFacts facts={move.confirm?.shows} record={record} />
              {move.asks && (
                <div inert={isFrozen(state)}>
                  <Form store={store} step={store.step(askStep)} />
                </div>
              )}
              <MoveOutcome move={move} state={state} says={says} />
            </div>
          </DialogBody>
          <DialogFooter
            actions={
              <>
                <Button
                  text={sayScreens(canTryAgain(state) ? 'cancel' : 'close')}
                  disabled={isWorking}
                  onClick={onClose}
                />
                {canTryAgain(state) && (
                  <Button
                    type="submit"
                    intent={move.tone === 'danger' ? 'danger' : 'primary'}
                    loading={isWorking}
                    text={state.kind === 'lost' || state.kind === 'refused' ? sayScreens('tryAgain') : button}
                  />
                )}
              </>
            }
          />
        </form>
      </FocusContext>
    </Dialog>
  )
}
