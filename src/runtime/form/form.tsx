import { use, useMemo, useState, type ReactNode, startTransition, useEffect } from 'react'
import type { FlowStore, StepState } from '#engine/flow/types.ts'
import { FieldTypesContext } from '../field/field-types.ts'
import { Leaf } from './leaf.tsx'
import { useParts } from './parts.ts'
import { planLeaf } from './plan.ts'
import './form.css'
import { afterPaint } from './after-paint.ts'

/** More rows than this are a long step. */
const manyRows = 30
/** Smallest height of a row with its gap, in pixels: a label and a line. */
const rowHeight = 80

/** As many rows as the screen is high. */
const rowsInSight = () => Math.max(1, Math.ceil(window.innerHeight / rowHeight))

/** The first rows of a long step at once, so it is usable; the rest once they are painted, when the browser has time. */
function useRowsToShow(count: number): { shown: number; isLong: boolean } {
  const isLong = count > manyRows
  const [all, setAll] = useState(!isLong)
  const [first] = useState(rowsInSight)
  useEffect(() => (all ? undefined : afterPaint(() => startTransition(() => setAll(true)))), [all])
  return { shown: all ? count : first, isLong }
}

export interface FormProps {
  readonly store: FlowStore
  readonly step: StepState
  readonly children?: ReactNode
}

/** The fields of one step. Below it only single fields wake; it renders again when the list of fields changed. */
export function Form({ store, step, children }: FormProps) {
  const fieldTypes = use(FieldTypesContext)
  const plans = useMemo(
    () => step.fields.map((id) => planLeaf(store.field(id).definition, fieldTypes)),
    [step.fields, store, fieldTypes],
  )
  const { shown, isLong } = useRowsToShow(plans.length)
  const parts = useParts(step.fields)
  const [first] = useState(() => new Set(step.fields))
  return (
    <div className={isLong ? 'ptl-form ptl-form--long' : 'ptl-form'}>
      {parts
        .filter(({ from }) => from < shown)
        .map(({ key, from, fields }) => (
          <div key={key} className="ptl-form__part">
            {plans.slice(from, Math.min(shown, from + fields.length)).map((plan) => (
              <Leaf key={plan.id} store={store} plan={plan} arriving={!first.has(plan.id)} />
            ))}
          </div>
        ))}
      {children}
    </div>
  )
}
