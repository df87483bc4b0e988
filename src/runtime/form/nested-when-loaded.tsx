import { lazy, Suspense } from 'react'
import { Skeleton } from '../boundary/skeleton.tsx'
import type { WidgetProps } from '../field/types.ts'

const Nested = lazy(() => import('./nested.tsx').then((file) => ({ default: file.Nested })))

/** rjsf weighs as much as all the rest of a form, and few steps have an answer made of parts: it comes when one does. */
export function NestedWhenLoaded(props: WidgetProps) {
  return (
    <Suspense fallback={<Skeleton says={`Loading ${props.state.definition.label}`} shape="form" rows={2} />}>
      <Nested {...props} />
    </Suspense>
  )
}
