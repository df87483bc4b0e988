import { Button } from '@blueprintjs/core'
import { use, useState } from 'react'
import type { Field } from '#definition/generated/flow.ts'
import type { FlowStore, StepState } from '#engine/flow/types.ts'
import { FieldTypesContext } from '../field/field-types.ts'
import { useField } from '../field/use-field.ts'
import type { FieldTypes } from '../field/types.ts'
import { RecordDialog, type OpenRecord } from './record-dialog.tsx'
import { recordOf } from './record-of.ts'
import './review.css'

/** Every answer that will be sent, in the words the person chose it by, each a click from being changed. */
export function Review({ store, isHeld }: { readonly store: FlowStore; readonly isHeld: boolean }) {
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
          isHeld={isHeld}
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

function hasAnswer(store: FlowStore, id: string): boolean {
  const { relevant, value } = store.field(id)
  return relevant && value !== undefined
}

interface SectionProps {
  readonly store: FlowStore
  readonly step: StepState
  readonly title: string
  readonly isHeld: boolean
  readonly onOpen: (record: OpenRecord) => void
}

function Section({ store, step, title, isHeld, onOpen }: SectionProps) {
  const fieldTypes = use(FieldTypesContext)
  const answered = step.fields.filter((id) => hasAnswer(store, id))
  const reviewOf = (id: string) => fieldTypes.get(store.field(id).definition.type)?.review
  const change = () => void store.visit(step.id)
  const heading = `review-${step.id}`
  return (
    <section aria-labelledby={heading}>
      <header>
        <h3 id={heading}>{title}</h3>
        <Button
          size="small"
          variant="minimal"
          text="Change"
          aria-label={`Change: ${title}`}
          onClick={change}
        />
      </header>
      {answered.map((id) => {
        const Own = reviewOf(id)
        return Own && <Own key={id} store={store} field={id} isHeld={isHeld} onChange={change} />
      })}
      <dl>
        {answered
          .filter((id) => !reviewOf(id))
          .map((id) => (
            <Answer key={id} store={store} id={id} onOpen={onOpen} />
          ))}
      </dl>
    </section>
  )
}

interface AnswerProps {
  readonly store: FlowStore
  readonly id: string
  readonly onOpen: (record: OpenRecord) => void
}

function Answer({ store, id, onOpen }: AnswerProps) {
  const fieldTypes = use(FieldTypesContext)
  const state = useField(store, id)
  const { label } = state.definition
  const text = printAnswer(store, id, fieldTypes)
  const record = recordOf(store, id)
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>{text}</span>
        {record !== undefined && (
          <Button
            size="small"
            variant="minimal"
            text="Details"
            aria-label={`Details of ${text}`}
            onClick={() => onOpen({ title: text, details: detailsOf(state.definition), record })}
          />
        )}
      </dd>
    </div>
  )
}

function detailsOf({ options }: Field): string | undefined {
  return typeof options === 'object' ? options.details : undefined
}

/** An answer as a person reads it; a type nobody knows as the text it is. */
function printAnswer(store: FlowStore, id: string, fieldTypes: FieldTypes): string {
  const { definition, value, options } = store.field(id)
  const kind = fieldTypes.get(definition.type)?.kind
  if (!kind) return String(value)
  return kind.print(value, { field: definition, options, read: (path) => store.fact(path) })
}
