import { Suspense } from 'react'
import { group } from '#engine/field/group.ts'
import { list } from '#engine/field/list.ts'
import { Boundary } from '#runtime/boundary/boundary.tsx'
import { Skeleton } from '#runtime/boundary/skeleton.tsx'
import type { FieldType, WidgetProps } from '#runtime/field/types.ts'
import { coming } from '#runtime/preload/lazy-part.ts'
import { sayForms } from '#values/generated/say-forms.ts'

// A nested answer draws fields again, which draw their widgets: only what registers the widgets may know both.
const { Part: NestedAnswer } = coming(() =>
  import('#runtime/form/nested/nested-answer.tsx').then((file) => file.NestedAnswer),
)

/**
 * rjsf is as large as the rest of a form, and few steps need it, so it is loaded with the first nested answer.
 */
function NestedAnswerWhenLoaded(props: WidgetProps) {
  const { label } = props.state.definition
  return (
    <Boundary at="" what={sayForms('partNamed', { label })}>
      <Suspense fallback={<Skeleton says={sayForms('loading', { label })} shape="form" rows={2} />}>
        <NestedAnswer {...props} />
      </Suspense>
    </Boundary>
  )
}

/** Several answers that are one. */
export const groupType: FieldType = { kind: group, widget: NestedAnswerWhenLoaded, ownFrame: true }

/** Several of the same. */
export const listType: FieldType = { kind: list, widget: NestedAnswerWhenLoaded, ownFrame: true }
