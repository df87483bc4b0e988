import { use, useMemo, useState, type ReactNode, startTransition, useEffect } from 'react'
import type { FlowStore, StepState } from '#engine/flow/types.ts'
import { FieldTypesContext } from '../field/field-types.ts'
import { fieldRuns, reasonToOpen, type FieldRun } from './field-runs.ts'
import { useTextOf } from '../flow/run/use-shape.ts'
import { Fold } from '../fold/fold.tsx'
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
    () => new Map(step.fields.map((id) => [id, planLeaf(store.field(id).definition, fieldTypes)])),
    [step.fields, store, fieldTypes],
  )
  const { shown, isLong } = useRowsToShow(step.fields.length)
  const own = step.definition.fields
  const isFolded = own?.some(({ folded }) => folded) ?? false
  const parts = useParts(step.fields, isFolded)
  const [first] = useState(() => new Set(step.fields))
  const drawRow = (id: string) => (
    <Leaf key={id} store={store} plan={plans.get(id)!} arriving={!first.has(id)} />
  )
  return (
    <div className={isLong ? 'ptl-form ptl-form--long' : 'ptl-form'}>
      {parts
        .filter(({ from }) => from < shown)
        .map(({ key, from, fields }) => (
          <div key={key} className="ptl-form__part">
            {fieldRuns(fields.slice(0, shown - from), own).flatMap((run) =>
              run.title === undefined
                ? run.fields.map(drawRow)
                : [
                    <FoldedFields key={`fold ${run.title}`} store={store} run={run}>
                      {run.fields.map(drawRow)}
                    </FoldedFields>,
                  ],
            )}
          </div>
        ))}
      {children}
    </div>
  )
}

interface FoldedFieldsProps {
  readonly store: FlowStore
  readonly run: FieldRun
  readonly children: ReactNode
}

/** Fields under a folded heading. They open by themselves where there is something to see. */
function FoldedFields({ store, run: { title, fields }, children }: FoldedFieldsProps) {
  const reason = useTextOf(store, () => reasonToOpen(store, fields))
  return (
    <Fold className="ptl-folded-fields" title={<h3>{title}</h3>} reason={reason}>
      <div className="ptl-folded-fields__body">{children}</div>
    </Fold>
  )
}
