import type { ReactNode } from 'react'
import type { FlowStore } from '#engine/flow/types.ts'
import { useTextOf } from '../flow/run/use-shape.ts'
import { Fold } from '../fold/fold.tsx'
import { reasonToOpen, type FieldRun } from './field-runs.ts'

export interface FoldedFieldsProps {
  readonly store: FlowStore
  readonly run: FieldRun
  readonly children: ReactNode
}

/** Fields under a folded heading. They open by themselves where there is something to see. */
export function FoldedFields({ store, run: { title, fields }, children }: FoldedFieldsProps) {
  const reason = useTextOf(store, () => reasonToOpen(store, fields))
  return (
    <Fold className="ptl-folded-fields" title={<h3>{title}</h3>} reason={reason}>
      <div className="ptl-folded-fields__body">{children}</div>
    </Fold>
  )
}
