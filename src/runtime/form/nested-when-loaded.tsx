import { Suspense } from 'react'
import { coming } from '../preload/lazy-part.ts'
import { Boundary } from '../boundary/boundary.tsx'
import { Skeleton } from '../boundary/skeleton.tsx'
import type { WidgetProps } from '../field/types.ts'

const { Part: Nested } = coming(() => import('./nested.tsx').then((file) => file.Nested))

/** rjsf weighs as much as all the rest of a form, and few steps have an answer made of parts: it comes when one does. */
export function NestedWhenLoaded(props: WidgetProps) {
  const { label } = props.state.definition
  return (
    <Boundary at="" what={`‘${label}’`}>
      <Suspense fallback={<Skeleton says={`Loading ${label}`} shape="form" rows={2} />}>
        <Nested {...props} />
      </Suspense>
    </Boundary>
  )
}
