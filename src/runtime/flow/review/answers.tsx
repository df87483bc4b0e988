import { Button } from '@blueprintjs/core'
import { use } from 'react'
import { sayFlows } from '#values/generated/say-flows.ts'
import type { Field } from '#definition/generated/flow.ts'
import type { FlowStore } from '#engine/flow/types.ts'
import { shownText } from '../../details/shown-text.tsx'
import { FieldTypesContext } from '../../field/field-types.ts'
import { useField } from '../../field/use-field.ts'
import { printAnswer } from './print-answer.ts'
import type { OpenRecord } from './record-dialog.tsx'
import '../../details/facts/fact-lines.css'
import './answers.css'
import { readAt } from '../../details/read-at.ts'

export function hasAnswer(store: FlowStore, id: string): boolean {
  const { relevant, value } = store.field(id)
  return relevant && value !== undefined
}

export interface AnswersProps {
  readonly store: FlowStore
  readonly ids: readonly string[]
  readonly isFrozen: boolean
  readonly onChange: () => void
  readonly onOpen: (record: OpenRecord) => void
}

/** Answers for reading: first the types with a component of their own, then lines of text. */
export function Answers({ store, ids, isFrozen, onChange, onOpen }: AnswersProps) {
  const fieldTypes = use(FieldTypesContext)
  const reviewOf = (id: string) => fieldTypes.get(store.field(id).definition.type)?.review
  return (
    <>
      {ids.map((id) => {
        const Own = reviewOf(id)
        return Own && <Own key={id} store={store} field={id} isFrozen={isFrozen} onChange={onChange} />
      })}
      <dl className="ptl-fact-lines ptl-answers">
        {ids
          .filter((id) => !reviewOf(id))
          .map((id) => (
            <Answer key={id} store={store} id={id} onOpen={onOpen} />
          ))}
      </dl>
    </>
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
  const text = printAnswer(store, id, state.value, fieldTypes)
  const record = recordOf(store, id)
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>{shownText(text)}</span>
        {record !== undefined && (
          <Button
            size="small"
            variant="minimal"
            text={sayFlows('details')}
            aria-label={sayFlows('detailsOf', { text })}
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

/** The whole record behind a choice from a list of records, when the answer names one. */
function recordOf(store: FlowStore, field: string): object | undefined {
  const { definition, value } = store.field(field)
  const { options } = definition
  if (typeof options !== 'object' || !options.value) return undefined
  const { from, value: name } = options
  const list = store.fact(from)
  if (!Array.isArray(list)) return undefined
  const found = (list as unknown[]).find((record) => readAt(record, name) === value)
  return typeof found === 'object' && found !== null && Object.keys(found).length > 2 ? found : undefined
}
