import type { ComponentType } from 'react'
import type { Field } from '#definition/generated/flow.ts'
import { fieldIds, type FieldIds } from '../field/field-ids.ts'
import type { FieldType, FieldTypes, WidgetProps } from '../field/types.ts'

/** Constant parts of one row, resolved once per field definition instead of at each key press. */
export interface PlannedLeaf {
  readonly id: string
  readonly ids: FieldIds
  readonly widget: ComponentType<WidgetProps> | undefined
  readonly ownFrame: boolean
}

const plans = new WeakMap<FieldTypes, WeakMap<Field, PlannedLeaf>>()

function makeLeaf(definition: Field, type: FieldType | undefined): PlannedLeaf {
  return {
    id: definition.id,
    ids: fieldIds(definition.id),
    widget: type?.widget,
    ownFrame: type?.ownFrame ?? false,
  }
}

/** Plans a field; an unknown type becomes a text field and never throws (rule 15). */
export function planLeaf(definition: Field, fieldTypes: FieldTypes): PlannedLeaf {
  let planned = plans.get(fieldTypes)
  if (!planned) plans.set(fieldTypes, (planned = new WeakMap()))
  let leaf = planned.get(definition)
  if (!leaf) planned.set(definition, (leaf = makeLeaf(definition, fieldTypes.get(definition.type))))
  return leaf
}
