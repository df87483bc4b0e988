import type { FieldFacts } from '#engine/field/types.ts'
import type { WidgetProps } from '#runtime/field/types.ts'

/** Returns a field kind's context: the field, its options, and the facts of the flow. */
export function factsOf({ state, store }: Pick<WidgetProps, 'state' | 'store'>): FieldFacts {
  return { field: state.definition, options: state.options, read: (path) => store.fact(path) }
}
