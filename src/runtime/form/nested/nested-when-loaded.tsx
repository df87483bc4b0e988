import { Suspense, type ComponentType } from 'react'
import { sayForms } from '#values/generated/say-forms.ts'
import { coming } from '../../preload/lazy-part.ts'
import { Boundary } from '../../boundary/boundary.tsx'
import { Skeleton } from '../../boundary/skeleton.tsx'
import type { WidgetProps } from '../../field/types.ts'

const { Part: Nested } = coming(() => import('./nested-value.tsx').then((file) => file.Nested))

/**
 * rjsf is as large as the rest of a form, and few steps need it, so it is loaded with the first composite
 * answer.
 */
export function NestedWhenLoaded(props: WidgetProps) {
  return <WhenLoaded drawn={Nested} {...props} />
}

/** The frame and the placeholder of a composite answer whose part is loaded with the first of them. */
export function WhenLoaded({
  drawn: Drawn,
  ...props
}: WidgetProps & { readonly drawn: ComponentType<WidgetProps> }) {
  const { label } = props.state.definition
  return (
    <Boundary at="" what={sayForms('partNamed', { label })}>
      <Suspense fallback={<Skeleton says={sayForms('loading', { label })} shape="form" rows={2} />}>
        <Drawn {...props} />
      </Suspense>
    </Boundary>
  )
}
