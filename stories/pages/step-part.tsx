import { lazy, Suspense } from 'react'
import { Skeleton } from '#runtime/boundary/skeleton.tsx'

const CaseStep = lazy(async () => ({ default: (await import('../runtime/case-step.tsx')).CaseStep }))

interface StepPartProps {
  /** 'flow/step' */
  readonly step: string
}

/** Draws a step as a case reaches it. The cases of all wizards are loaded with the first one: most pages show none. */
export const StepPart = ({ step }: StepPartProps) => (
  <Suspense fallback={<Skeleton says="A step" shape="form" />}>
    <CaseStep step={step} isPart />
  </Suspense>
)
