import { Button } from '@blueprintjs/core'
import { Plus } from '@blueprintjs/icons'
import { useCallback, useMemo, useState } from 'react'
import { entries as kind, entriesOf, type Entry } from '#engine/field/entries.ts'
import { limitNamed } from '#engine/field/limit.ts'
import { entryFlow } from '#engine/flow/entry-flow.ts'
import { useServices } from '#runtime/field/services.ts'
import type { FieldType, WidgetProps } from '#runtime/field/types.ts'
import { useFocusAfterRemoval } from '#runtime/form/use-focus-after-removal.ts'
import { Broken } from '#runtime/gate/broken-page.tsx'
import { factsOf } from '../frame/facts.ts'
import { Frame } from '../frame/frame.tsx'
import { ClosedEntry } from './closed-entry.tsx'
import { OpenEntry } from './open-entry.tsx'
import './entries.css'

/** What is known to every run, and so to the runs inside this one. */
const EVERYWHERE = ['session', 'configuration', 'flags', 'limits']

const fresh = (): Entry => ({ id: crypto.randomUUID(), answers: {}, says: '' })

/** Several of the same, of which one is open; the flow of the field asks for each. */
export function EntriesWidget(props: WidgetProps) {
  const { state, store, invalid } = props
  const { definition, locked, id } = state
  const adder = `${id}--add`
  const { announce } = useServices()
  const { list, onRemove } = useFocusAfterRemoval<HTMLOListElement>(adder)
  const flow = entryFlow(store.flow.library, definition.entry ?? '')
  const facts = useMemo(() => Object.fromEntries(EVERYWHERE.map((name) => [name, store.fact(name)])), [store])
  const [first] = useState(fresh)
  const entries = entriesOf(state.value)
  const shown = entries.length === 0 ? [first] : entries
  const [open, setOpen] = useState(entries.find(({ sent }) => sent === undefined)?.id ?? shown.at(-1)?.id)
  const [chosen, setChosen] = useState<string>()
  const most = limitNamed(factsOf(props), definition.most)
  const change = useCallback(
    (entry: Entry) => {
      const existing = entriesOf(store.field(id).value)
      const isRecognized = existing.some((one) => one.id === entry.id)
      const next = isRecognized
        ? existing.map((one) => (one.id === entry.id ? entry : one))
        : [...existing, entry]
      store.answer(id, next)
    },
    [store, id],
  )
  if (!flow)
    return <Broken title={definition.label} sentences={[`There is no flow '${definition.entry}'.`]} />
  const { title, submit } = flow.definition
  const choose = (entry: string) => {
    setOpen(entry)
    setChosen(entry)
  }
  const add = () => {
    const entry = fresh()
    store.answer(id, [...entries, entry])
    choose(entry.id)
  }
  const remove = (entry: Entry, at: number) => {
    onRemove(at)
    store.answer(
      id,
      entries.filter((one) => one !== entry),
    )
    announce(`${title} ${at + 1} was removed.`)
  }
  const isFull = most !== undefined && shown.length >= most
  return (
    <Frame field={props}>
      <ol ref={list} className="ptl-entries">
        {shown.map((entry, at) => {
          const isOpen = entry.id === open && !locked
          return (
            <li key={entry.id} className={isOpen ? 'ptl-entries__open' : 'ptl-entries__closed'}>
              {isOpen ? (
                <fieldset>
                  <legend>{`${title} ${at + 1}`}</legend>
                  <OpenEntry
                    flow={flow}
                    facts={facts}
                    entry={entry}
                    isReported={invalid}
                    takesFocus={chosen === entry.id}
                    onChange={change}
                  />
                  {shown.length > 1 && (
                    <Button variant="minimal" text="Remove" onClick={() => remove(entry, at)} />
                  )}
                </fieldset>
              ) : (
                <ClosedEntry
                  entry={entry}
                  number={at + 1}
                  isLocked={locked}
                  onOpen={() => choose(entry.id)}
                  onRemove={() => remove(entry, at)}
                />
              )}
            </li>
          )
        })}
      </ol>
      {!locked && (
        <Button
          id={adder}
          icon={<Plus />}
          text={submit.label}
          disabled={isFull || entries.length === 0}
          onClick={add}
        />
      )}
      {isFull && <p className="ptl-field__hint">There are as many as there may be.</p>}
    </Frame>
  )
}

export const entriesType: FieldType = { kind, widget: EntriesWidget, ownFrame: true }
