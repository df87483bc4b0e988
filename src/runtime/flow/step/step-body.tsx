import { useEffect, useState } from 'react'
import { sayScreens } from '#values/generated/say-screens.ts'
import { sayFlows } from '#values/generated/say-flows.ts'
import type { FaultWords } from '#engine/flow/linking/linked-flow.ts'
import type { FlowStore, StepState } from '#engine/flow/types.ts'
import { EmptyState } from '../../boundary/empty-state.tsx'
import { Skeleton } from '../../boundary/skeleton.tsx'
import { isNotAllowed } from '../../call/refusal.ts'
import { Form } from '../../form/form.tsx'
import { Review } from '../review/review.tsx'
import { ShownRecords } from './shown-records.tsx'
import { StepActions } from './step-actions.tsx'
import type { Readiness } from './use-readiness.ts'

export interface StepBodyProps {
  readonly store: FlowStore
  readonly step: StepState
  readonly readiness: Readiness
  /** The answers are being sent and cannot change. */
  readonly isFrozen: boolean
  /** Repeats the request for the fields of this step. */
  readonly onAgain: () => Promise<void>
}

/**
 * Fields of the step, or a loading view, or the reason why it cannot be shown. A field in use is never
 * removed.
 */
export function StepBody({ store, step, readiness, isFrozen, onAgain }: StepBodyProps) {
  const { status } = readiness
  const [wasShown, setShown] = useState(false)
  useEffect(() => {
    if (status === 'ready') setShown(true)
  }, [status])
  const isShown = wasShown || status === 'ready'
  return (
    <>
      {isShown && step.definition.review && <Review store={store} isFrozen={isFrozen} />}
      {isShown && <ShownRecords store={store} step={step} late={readiness.late} isBelow={false} />}
      {isShown && (
        <Form store={store} step={step}>
          <StepActions store={store} step={step} />
        </Form>
      )}
      {isShown && <ShownRecords store={store} step={step} late={readiness.late} isBelow />}
      {status === 'loading' && (
        <Skeleton says={sayFlows('loadingStep')} shape="form" rows={isShown ? 1 : 3} />
      )}
      {status === 'failed' && <Failed store={store} step={step} readiness={readiness} />}
      {status === 'ready' && step.fault && <Empty fault={step.fault} onAgain={onAgain} />}
    </>
  )
}

interface EmptyProps {
  readonly fault: FaultWords
  readonly onAgain: () => Promise<void>
}

/** Shown if the server named no fields. */
function Empty({ fault, onAgain }: EmptyProps) {
  const action = { label: sayScreens('tryAgain'), onClick: () => void onAgain() }
  return <EmptyState kind="load-failed" title={fault.title} says={fault.says} action={action} />
}

/** Returns the definition's texts for a failed request, else those of the server. */
function wordsOf(store: FlowStore, step: StepState, failed: Readiness['failed']): FaultWords | undefined {
  const { definition, library, steps } = store.flow
  const { fieldsFrom, forEach } = steps.get(step.base) ?? {}
  const requested = failed[0]?.needed
  const request = requested?.for === 'fact' ? definition.facts?.[requested.name] : (fieldsFrom ?? forEach)
  return library.faults?.[request?.failed ?? '']
}

interface FailedProps {
  readonly store: FlowStore
  readonly step: StepState
  readonly readiness: Readiness
}

export function Failed({ store, step, readiness }: FailedProps) {
  const { failed } = readiness
  const refusal = failed[0]?.refusal
  if (!refusal) return null
  if (isNotAllowed(refusal)) return <EmptyState kind="no-permission" says={refusal.says} />
  const words = wordsOf(store, step, failed)
  const again = () => failed.forEach((supply) => supply.again())
  return (
    <EmptyState
      kind="load-failed"
      title={words?.title ?? refusal.title}
      says={words?.says ?? refusal.says}
      action={{ label: sayScreens('tryAgain'), onClick: again }}
    />
  )
}
