import type { FlowStore } from '#engine/flow/types.ts'
import type { FieldTypes } from '../../field/types.ts'

/** Prints the value of a field for people; an unknown type as its text. */
export function printAnswer(store: FlowStore, id: string, value: unknown, fieldTypes: FieldTypes): string {
  const { definition, options } = store.field(id)
  const kind = store.flow.fields.get(id)?.kind ?? fieldTypes.get(definition.type)?.kind
  if (!kind) return String(value)
  return kind.print(value, { field: definition, options, read: (path) => store.fact(path) })
}
