import { useEffect, useState } from 'react'
import type { FlowStore, StepState } from '#engine/flow/types.ts'
import { EmptyState } from '../boundary/empty-state.tsx'
import { Skeleton } from '../boundary/skeleton.tsx'
import { isNotAllowed } from '../call/refusal.ts'
import { Form } from '../form/form.tsx'
import { Review } from './review.tsx'
import { StepActions } from './step-actions.tsx'
import type { Readiness } from './use-readiness.ts'

export interface StepBodyProps {
  readonly store: FlowStore
  readonly step: StepState
  readonly readiness: Readiness
  /** What was answered is on its way and stays as it is. */
  readonly isHeld: boolean
}

/** The step's fields, or its wait, or why it cannot be shown; what a person is typing in never goes away again. */
export function StepBody({ store, step, readiness, isHeld }: StepBodyProps) {
  const { status } = readiness
  const [wasShown, setShown] = useState(false)
  useEffect(() => {
    if (status === 'ready') setShown(true)
  }, [status])
  const isShown = wasShown || status === 'ready'
  return (
    <>
      {isShown && (
        <Form store={store} step={step}>
          <StepActions store={store} step={step} />
        </Form>
      )}
      {isShown && step.definition.review && <Review store={store} isHeld={isHeld} />}
      {status === 'loading' && (
        <Skeleton says="Loading what this step needs…" shape="form" rows={isShown ? 1 : 3} />
      )}
      {status === 'failed' && <Failed readiness={readiness} />}
    </>
  )
}

function Failed({ readiness }: { readonly readiness: Readiness }) {
  const { failed } = readiness
  const refusal = failed[0]?.refusal
  if (!refusal) return null
  if (isNotAllowed(refusal)) return <EmptyState kind="no-permission" says={refusal.says} />
  const again = () => failed.forEach((supply) => supply.again())
  return (
    <EmptyState
      kind="load-failed"
      title={refusal.title}
      says={refusal.says}
      action={{ label: 'Try again', onClick: again }}
    />
  )
}
