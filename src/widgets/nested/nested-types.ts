import { group } from '#engine/field/group.ts'
import { list } from '#engine/field/list.ts'
import type { FieldType } from '#runtime/field/types.ts'
import { NestedAnswerWhenLoaded } from '#runtime/form/nested/nested-when-loaded.tsx'

/** Several answers that are one. */
export const groupType: FieldType = { kind: group, widget: NestedAnswerWhenLoaded, ownFrame: true }

/** Several of the same. */
export const listType: FieldType = { kind: list, widget: NestedAnswerWhenLoaded, ownFrame: true }
