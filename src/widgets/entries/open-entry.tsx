import { useEffect, useRef, useState } from 'react'
import type { Entry } from '#engine/field/entries.ts'
import { entryNow } from '#engine/flow/entry-flow.ts'
import type { LinkedFlow } from '#engine/flow/linked-flow.ts'
import { createStore } from '#engine/flow/store.ts'
import type { FlowStore } from '#engine/flow/types.ts'
import { useShape } from '#runtime/flow/use-shape.ts'
import { useSupplies } from '#runtime/flow/use-supplies.ts'
import { Form } from '#runtime/form/form.tsx'

export interface OpenEntryProps {
  readonly flow: LinkedFlow
  readonly facts: Readonly<Record<string, unknown>>
  readonly entry: Entry
  /** The person wanted to go on: what is missing is said. */
  readonly isReported: boolean
  /** The person has just opened it. */
  readonly takesFocus: boolean
  readonly onChange: (entry: Entry) => void
}

function begin({ flow, facts, entry }: OpenEntryProps): FlowStore {
  const { id, version, steps } = flow.definition
  const place = { step: steps[0]?.id ?? '', returnTo: [] }
  const draft = { flow: id, version, answers: entry.answers, place, intent: entry.id }
  return createStore(flow, { facts, draft, intent: entry.id })
}

/** One entry as the form of its flow, a run inside the run it is an answer of. */
export function OpenEntry(props: OpenEntryProps) {
  const { entry, isReported, takesFocus, onChange } = props
  const place = useRef<HTMLDivElement>(null)
  const [run] = useState(() => begin(props))
  useSupplies(run)
  useShape(run)
  const step = run.step(run.place().step)
  useEffect(() => {
    let last = JSON.stringify(entryNow(run, entry.id))
    const emit = () => {
      const now = entryNow(run, entry.id)
      const text = JSON.stringify(now)
      if (text === last) return
      last = text
      onChange(now)
    }
    const ends = [run.onAnswers(emit), run.onShape(emit)]
    return () => ends.forEach((end) => end())
  }, [run, entry.id, onChange])
  useEffect(() => {
    if (isReported) for (const field of step.fields) run.leave(field)
  }, [isReported, run, step.fields])
  useEffect(() => {
    if (!takesFocus) return
    // What is known already reaches the fields with the first frame; before, there is nothing to choose from.
    const frame = requestAnimationFrame(() =>
      place.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [takesFocus])
  return (
    <div ref={place}>
      <Form store={run} step={step} />
    </div>
  )
}
