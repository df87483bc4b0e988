import { RadioCard } from '@blueprintjs/core'
import { Changes } from '@blueprintjs/icons'
import { use, useEffect, useId, useRef } from 'react'
import { sayFlows } from '#values/generated/say-flows.ts'
import type { Difference, FlowStore } from '#engine/flow/types.ts'
import { isSame } from '#values/equality.ts'
import { FieldTypesContext } from '../field/field-types.ts'
import { useField } from '../field/use-field.ts'
import { printAnswer } from './review/print-answer.ts'
import type { RunState } from './run/run-state.ts'
import './conflict.css'

export interface ConflictProps {
  readonly store: FlowStore
  readonly state: RunState
  /** The button that saves again. */
  readonly label: string
}

/** Conflict with a version that another person saved: shows both, answer by answer, to choose from. */
export function Conflict({ store, state, label }: ConflictProps) {
  const box = useRef<HTMLDivElement>(null)
  const title = useId()
  const isShown = state.kind === 'conflict'
  useEffect(() => {
    if (isShown) box.current?.focus()
  }, [isShown])
  if (!isShown) return null
  const { differences, refusal } = state
  const isDecidedAgain = store.flow.definition.starts === undefined
  const hint = differences.length > 0 ? 'chooseVersion' : isDecidedAgain ? 'decideAgain' : 'sameVersion'
  return (
    <div ref={box} className="ptl-conflict" role="group" tabIndex={-1} aria-labelledby={title}>
      <header>
        <Changes size={16} />
        <div>
          <h2 id={title}>{refusal.title}</h2>
          {refusal.says && <p>{refusal.says}</p>}
          <p>{sayFlows(hint, { label })}</p>
        </div>
      </header>
      {differences.map((difference) => (
        <Pick key={difference.field} store={store} difference={difference} />
      ))}
    </div>
  )
}

function Pick({ store, difference }: { readonly store: FlowStore; readonly difference: Difference }) {
  const fieldTypes = use(FieldTypesContext)
  const name = useId()
  const { field, label, mine, theirs, isMine } = difference
  const { relevant } = useField(store, field)
  const now = store.answers()[field]
  const words = (value: unknown) =>
    value === undefined ? sayFlows('nothing') : printAnswer(store, field, value, fieldTypes)
  const choices = [
    { id: 'mine', title: sayFlows(isMine ? 'yours' : 'asItWas'), value: mine },
    { id: 'theirs', title: sayFlows('theirs'), value: theirs },
  ]
  if (!relevant) return null
  return (
    <fieldset className="ptl-conflict__pick">
      <legend>{label}</legend>
      {choices.map(({ id, title, value }) => (
        <RadioCard
          key={id}
          className="ptl-conflict__card"
          inputProps={{ name }}
          value={id}
          checked={isSame(now, value)}
          onChange={() => store.answer(field, value ?? '')}
        >
          <span className="ptl-conflict__whose">{title}</span>
          <span className="ptl-conflict__value">{words(value)}</span>
        </RadioCard>
      ))}
    </fieldset>
  )
}
