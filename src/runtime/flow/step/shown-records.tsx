import { use, useSyncExternalStore } from 'react'
import type { ShownRecord } from '#definition/generated/flow.ts'
import type { FlowStore, StepState } from '#engine/flow/types.ts'
import { Details } from '../../details/details.tsx'
import { RecordFacts } from '../../details/facts/record-facts.tsx'
import { RecordDetailsContext } from '../review/record-dialog.tsx'
import './shown-records.css'

export interface ShownRecordsProps {
  readonly store: FlowStore
  readonly step: StepState
  /** Those below the questions, or those that are read before them. */
  readonly isBelow: boolean
}

/** Records shown beside the questions; they depend on facts and answers. */
export function ShownRecords({ store, step, isBelow }: ShownRecordsProps) {
  return step.definition.shows
    ?.filter(({ below = false }) => below === isBelow)
    .map((shown) => <Shown key={`${shown.details} ${shown.record}`} store={store} shown={shown} />)
}

function Shown({ store, shown }: { readonly store: FlowStore; readonly shown: ShownRecord }) {
  const details = use(RecordDetailsContext)(shown.details)
  const record = useSyncExternalStore(
    (wake) => {
      const ends = [store.onAnswers(wake), store.onShape(wake)]
      return () => ends.forEach((end) => end())
    },
    () => store.fact(shown.record),
  )
  if (typeof record !== 'object' || record === null) return null
  return (
    <div className="ptl-shown-record">
      {details ? <Details {...details} record={record} isInside /> : <RecordFacts record={record} />}
    </div>
  )
}
