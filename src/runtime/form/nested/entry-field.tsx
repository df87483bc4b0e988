import { Button, Tag } from '@blueprintjs/core'
import type { FieldProps } from '@rjsf/utils'
import { createContext, use, useEffect, useMemo, useRef, useState } from 'react'
import { sayForms } from '#values/generated/say-forms.ts'
import type { Field } from '#definition/generated/flow.ts'
import { isEntry, type Entry } from '#engine/field/entries.ts'
import { entryFlow, entryNow } from '#engine/flow/linking/entry-flow.ts'
import { nameOfItem } from '#engine/flow/linking/inner-fields.ts'
import type { LinkedFlow } from '#engine/flow/linking/linked-flow.ts'
import { createStore } from '#engine/flow/store.ts'
import type { FlowStore } from '#engine/flow/types.ts'
import { useShape } from '../../flow/run/use-shape.ts'
import { useSupplies } from '../../flow/run/use-supplies.ts'
import { Broken } from '../../gate/broken-page.tsx'
import { Form } from '../form.tsx'

/** The entries of a list, of which one is open. */
export interface OpenEntries {
  readonly store: FlowStore
  readonly definition: Field
  readonly open: { readonly entry: string | undefined; readonly isChosen: boolean }
  readonly choose: (entry: string) => void
  readonly keep: (entry: Entry) => void
  /** Errors are shown, since the person pressed Next. */
  readonly isReported: boolean
  readonly isLocked: boolean
}

export const OpenEntriesContext = createContext<OpenEntries | undefined>(undefined)

/** Facts that every run has, also the runs inside this one. */
const EVERYWHERE = ['session', 'configuration', 'flags', 'limits']

/** Entry with a flow of its own: one line, or the form of that flow. */
export function EntryField({ formData, fieldPathId }: FieldProps) {
  const entries = use(OpenEntriesContext)
  if (!entries || !isEntry(formData)) return null
  const { store, definition, open, isLocked } = entries
  const flow = entryFlow(store.flow.library, definition.entry ?? '')
  if (!flow)
    return <Broken title={definition.label} sentences={[`There is no flow '${definition.entry}'.`]} />
  if (formData.id === open.entry && !isLocked)
    return <OpenEntry key={formData.id} flow={flow} entry={formData} entries={entries} />
  return <ClosedEntry entry={formData} at={Number(fieldPathId.path.at(-1))} entries={entries} />
}

interface EntryProps {
  readonly entry: Entry
  readonly entries: OpenEntries
}

/** Closed entry in one line: its text, whether it is complete, and a button to open it. */
function ClosedEntry({ entry, entries, at }: EntryProps & { readonly at: number }) {
  const name = nameOfItem(entries.definition, at)
  return (
    <div className="ptl-closed-entry">
      <span>{entry.says === '' ? name : entry.says}</span>
      {entry.sent === undefined && (
        <Tag minimal intent="warning">
          {sayForms('notComplete')}
        </Tag>
      )}
      {!entries.isLocked && (
        <Button
          size="small"
          text={sayForms('edit')}
          aria-label={sayForms('editNamed', { name })}
          onClick={() => entries.choose(entry.id)}
        />
      )}
    </div>
  )
}

function begin(flow: LinkedFlow, entry: Entry, outer: FlowStore): FlowStore {
  const { id, version, steps } = flow.definition
  const facts = Object.fromEntries(EVERYWHERE.map((name) => [name, outer.fact(name)]))
  const place = { step: steps[0]?.id ?? '', returnTo: [] }
  const draft = { flow: id, version, answers: entry.answers, place, intent: entry.id }
  return createStore(flow, { facts, draft, intent: entry.id })
}

/** One entry as the form of its flow, a run inside the run it is an answer of. */
function OpenEntry({ flow, entry, entries }: EntryProps & { readonly flow: LinkedFlow }) {
  const { store, isReported, keep, open } = entries
  const box = useRef<HTMLDivElement>(null)
  const [run] = useState(() => begin(flow, entry, store))
  useSupplies(run)
  useShape(run)
  const step = run.step(run.place().step)
  const { fields } = step
  useEffect(() => {
    let last = JSON.stringify(entryNow(run, entry.id))
    const emit = () => {
      const now = entryNow(run, entry.id)
      const text = JSON.stringify(now)
      if (text === last) return
      last = text
      keep(now)
    }
    const ends = [run.onAnswers(emit), run.onShape(emit)]
    return () => ends.forEach((end) => end())
  }, [run, entry.id, keep])
  useEffect(() => {
    if (isReported) for (const field of fields) run.leave(field)
  }, [isReported, run, fields])
  const { isChosen } = useMemo(() => open, [open])
  useEffect(() => {
    if (!isChosen) return undefined
    // The fields have the existing facts only in the first frame; before that, there is nothing to choose
    // from.
    const frame = requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [isChosen])
  return (
    <div ref={box}>
      <Form store={run} step={step} />
    </div>
  )
}
