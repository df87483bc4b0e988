import { Button } from '@blueprintjs/core'
import { Plus } from '@blueprintjs/icons'
import type { FlowStore, StepState } from '#engine/flow/types.ts'
import { afterPaint } from '../../form/after-paint.ts'
import { Gate } from '../../gate/gate.tsx'
import { useTextOf } from '../run/use-shape.ts'
import './step-actions.css'

/** Links from a step to detours that come back; those without permission are hidden. */
export function StepActions({ store, step }: { readonly store: FlowStore; readonly step: StepState }) {
  const shown = useTextOf(store, () =>
    store
      .actions(step.id)
      .map(({ id }) => id)
      .join(' '),
  )
  if (shown === '') return null
  return (
    <div className="ptl-step-actions">
      {store.actions(step.id).map((action) => (
        <Gate key={action.id} permission={action.permission} fallback={null}>
          <Button
            icon={<Plus />}
            text={action.label}
            onClick={() => afterPaint(() => store.visit(action.goTo))}
          />
        </Gate>
      ))}
    </div>
  )
}
