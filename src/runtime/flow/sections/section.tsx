import { Button, Tag } from '@blueprintjs/core'
import { ChevronDown, ChevronRight } from '@blueprintjs/icons'
import { useId } from 'react'
import { sayScreens } from '#values/generated/say-screens.ts'
import { sayFlows } from '#values/generated/say-flows.ts'
import type { FlowStore, StepState } from '#engine/flow/types.ts'
import { Skeleton } from '../../boundary/skeleton.tsx'
import { Answers, hasAnswer } from '../review/answers.tsx'
import type { OpenRecord } from '../review/record-dialog.tsx'
import { ShownRecords } from '../step/shown-records.tsx'
import { Failed, StepBody } from '../step/step-body.tsx'
import { useReadiness } from '../step/use-readiness.ts'
import { useTextOf } from '../run/use-shape.ts'
import type { SupplyState } from '../run/use-supplies.ts'

export interface SectionProps {
  readonly store: FlowStore
  readonly step: StepState
  readonly supplies: readonly SupplyState[]
  readonly isOpen: boolean
  readonly isEdited: boolean
  readonly mayEdit: boolean
  readonly isFrozen: boolean
  readonly onToggle: () => void
  readonly onEdit: () => void
  readonly onAgain: () => Promise<void>
  readonly onRecord: (record: OpenRecord) => void
}

/** One section of a sheet: folded, read, or edited. */
export function Section(props: SectionProps) {
  const { store, step, supplies, isOpen, isEdited, mayEdit, isFrozen, onToggle, onEdit, onAgain, onRecord } =
    props
  const body = useId()
  const readiness = useReadiness(store, step, supplies)
  const { title, intro, empty } = step.definition
  const answered = useTextOf(store, () => step.fields.filter((id) => hasAnswer(store, id)).join('\n'))
  const isChanged = useTextOf(store, () => String(store.changes().some((id) => step.fields.includes(id))))
  const ids = answered === '' ? [] : answered.split('\n')
  // An empty section with an explanation offers its action there, not in the header.
  const isOfferedBelow = empty !== undefined && ids.length === 0
  return (
    <section className="ptl-section" aria-label={title}>
      <header>
        <h2>
          <button type="button" aria-expanded={isOpen} aria-controls={body} onClick={onToggle}>
            {isOpen ? <ChevronDown size={16} /> : <ChevronRight size={16} />}
            <span>{title}</span>
          </button>
        </h2>
        {isChanged === 'true' && (
          <Tag minimal round intent="primary">
            {sayFlows('changed')}
          </Tag>
        )}
        {!isEdited && mayEdit && readiness.status === 'ready' && !isOfferedBelow && (
          <Button
            size="small"
            variant="minimal"
            text={sayFlows('edit')}
            aria-label={sayFlows('editNamed', { title })}
            disabled={isFrozen}
            onClick={onEdit}
          />
        )}
      </header>
      <div id={body} className="ptl-section__body" hidden={!isOpen}>
        {isEdited ? (
          <>
            {intro && <p>{intro}</p>}
            <StepBody store={store} step={step} readiness={readiness} isFrozen={isFrozen} onAgain={onAgain} />
          </>
        ) : (
          <>
            {readiness.status === 'loading' && (
              <Skeleton says={sayScreens('loadingTitle', { title })} rows={3} />
            )}
            {readiness.status === 'failed' && <Failed store={store} step={step} readiness={readiness} />}
            {readiness.status === 'ready' && (
              <ShownRecords store={store} step={step} late={readiness.late} isBelow={false} />
            )}
            {readiness.status === 'ready' && ids.length === 0 && (
              <div className="ptl-section__nothing">
                <p>{empty?.says ?? sayFlows('nothingEntered')}</p>
                {empty && mayEdit && (
                  <Button intent="primary" text={empty.action} disabled={isFrozen} onClick={onEdit} />
                )}
              </div>
            )}
            {readiness.status === 'ready' && ids.length > 0 && (
              <Answers store={store} ids={ids} isFrozen={isFrozen} onChange={onEdit} onOpen={onRecord} />
            )}
            {readiness.status === 'ready' && (
              <ShownRecords store={store} step={step} late={readiness.late} isBelow />
            )}
          </>
        )}
      </div>
    </section>
  )
}
