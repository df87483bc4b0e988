import { use, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Details as Definition } from '#definition/generated/details.ts'
import type { ShownRecord } from '#definition/generated/flow.ts'
import type { FlowStore, StepState } from '#engine/flow/types.ts'
import { sayDetails } from '#values/generated/say-details.ts'
import { Details } from '../../details/details.tsx'
import { RecordFacts } from '../../details/facts/record-facts.tsx'
import { expectPart } from '../../preload/idle-work.ts'
import { DetailsColumns, DetailsTemplate } from '../../template/details-template.tsx'
import { RecordDetailsContext } from '../review/record-dialog.tsx'
import './shown-records.css'

export interface ShownRecordsProps {
  readonly store: FlowStore
  readonly step: StepState
  /** Facts that are still asked for: their records have a place already. */
  readonly late: ReadonlySet<string>
  /** Those below the questions, or those that are read before them. */
  readonly isBelow: boolean
}

/** Records shown beside the questions; they depend on facts and answers. */
export function ShownRecords({ store, step, late, isBelow }: ShownRecordsProps) {
  const shows = step.definition.shows?.filter(({ below = false }) => below === isBelow) ?? []
  if (shows.length === 0) return null
  return (
    <div className="ptl-shown-records">
      {shows.map((shown) => (
        <Shown
          key={`${shown.details} ${shown.record}`}
          store={store}
          shown={shown}
          isLate={late.has(shown.record.split('.')[0]!)}
        />
      ))}
    </div>
  )
}

interface ShownProps {
  readonly store: FlowStore
  readonly shown: ShownRecord
  readonly isLate: boolean
}

/** A record, or its place while it is asked for. The place never shrinks, so that no button below it moves. */
function Shown({ store, shown, isLate }: ShownProps) {
  const details = use(RecordDetailsContext)(shown.details)
  const record = useSyncExternalStore(
    (wake) => {
      const ends = [store.onAnswers(wake), store.onShape(wake)]
      return () => ends.forEach((end) => end())
    },
    () => store.fact(shown.record),
  )
  const place = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  const isThere = typeof record === 'object' && record !== null
  const isWaiting = !isThere && isLate && details !== undefined
  useLayoutEffect(() => {
    if (isWaiting) setHeight(place.current?.offsetHeight ?? 0)
  }, [isWaiting])
  if (!isThere && !isWaiting && height === 0) return null
  return (
    <div
      ref={place}
      className={isThere || isWaiting ? 'ptl-shown-record' : 'ptl-shown-record ptl-shown-record--nothing'}
      style={{ minHeight: height }}
    >
      {isThere && details && <Details {...details} record={record} isInside />}
      {isThere && !details && <RecordFacts record={record} />}
      {isWaiting && <RecordPlace definition={details.definition} />}
    </div>
  )
}

/** The labels of a record, with a grey bar for each value. */
function RecordPlace({ definition }: { readonly definition: Definition }) {
  useEffect(expectPart, [])
  return (
    <div role="status" aria-busy="true">
      <span className="ptl-visually-hidden">{sayDetails('loading')}</span>
      <div aria-hidden="true">
        <DetailsTemplate>
          <DetailsColumns>
            {definition.sections.map(({ id, title, items }) => (
              <section key={id}>
                <h3>{title}</h3>
                <dl>
                  {items.map(({ path, label }) => (
                    <div key={`${path} ${label}`}>
                      <dt>{label}</dt>
                      <dd>
                        <i className="ptl-shown-record__bar" />
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </DetailsColumns>
        </DetailsTemplate>
      </div>
    </div>
  )
}
