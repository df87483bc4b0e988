import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { sayFlows } from '#values/generated/say-flows.ts'
import type { FlowStore, StepState } from '#engine/flow/types.ts'
import { Answers, hasAnswer } from './answers.tsx'
import { RecordDialog, type OpenRecord } from './record-dialog.tsx'
import './review.css'

/** Every answer that will be sent, in the words the person chose it by, each a click from being changed. */
export function Review({ store, isFrozen }: { readonly store: FlowStore; readonly isFrozen: boolean }) {
  const [open, setOpen] = useState<OpenRecord>()
  const here = store.place().step
  const sections = store
    .steps()
    .filter((step) => step.id !== here && step.fields.some((id) => hasAnswer(store, id)))
  return (
    <div className="ptl-review">
      {sections.map((step) => (
        <Section
          key={step.id}
          store={store}
          step={step}
          title={titleOf(store, step, sections)}
          isFrozen={isFrozen}
          onOpen={setOpen}
        />
      ))}
      <RecordDialog record={open} onClose={() => setOpen(undefined)} />
    </div>
  )
}

/** The stage's name, as progress calls it, unless two sections would bear it. */
function titleOf(store: FlowStore, { definition }: StepState, sections: readonly StepState[]): string {
  const isOnlyOne = sections.filter((other) => other.definition.stage === definition.stage).length === 1
  const stage = isOnlyOne ? store.stages().find(({ id }) => id === definition.stage) : undefined
  return stage?.title ?? definition.title
}

interface SectionProps {
  readonly store: FlowStore
  readonly step: StepState
  readonly title: string
  readonly isFrozen: boolean
  readonly onOpen: (record: OpenRecord) => void
}

function Section({ store, step, title, isFrozen, onOpen }: SectionProps) {
  const answered = step.fields.filter((id) => hasAnswer(store, id))
  const change = () => void store.visit(step.id)
  const heading = `review-${step.id}`
  return (
    <section aria-labelledby={heading}>
      <header>
        <h3 id={heading}>{title}</h3>
        <Button
          size="small"
          variant="minimal"
          text={sayFlows('change')}
          aria-label={sayFlows('changeNamed', { title })}
          onClick={change}
        />
      </header>
      <Answers store={store} ids={answered} isFrozen={isFrozen} onChange={change} onOpen={onOpen} />
    </section>
  )
}
