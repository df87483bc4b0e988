import { group } from '#engine/field/group.ts'
import { list } from '#engine/field/list.ts'
import type { FieldType, WidgetProps } from '#runtime/field/types.ts'
import { WhenLoaded } from '#runtime/form/nested/nested-when-loaded.tsx'
import { coming } from '#runtime/preload/lazy-part.ts'

// A nested answer draws fields again, which draw their widgets: only what registers the widgets may know both.
const { Part: NestedAnswer } = coming(() =>
  import('#runtime/form/nested/nested-answer.tsx').then((file) => file.NestedAnswer),
)

function NestedAnswerWhenLoaded(props: WidgetProps) {
  return <WhenLoaded drawn={NestedAnswer} {...props} />
}

/** Several answers that are one. */
export const groupType: FieldType = { kind: group, widget: NestedAnswerWhenLoaded, ownFrame: true }

/** Several of the same. */
export const listType: FieldType = { kind: list, widget: NestedAnswerWhenLoaded, ownFrame: true }
