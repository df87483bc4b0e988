import type { Field, Step } from './generated/flow.ts'

/** A field with its place. */
export interface PlacedField {
  readonly field: Field
  readonly path: string
}

/** Returns the fields of a group or list item; for a list of values, the single field of each value. */
export function innerFields({ fields = [], each }: Field): readonly PlacedField[] {
  if (each) return [{ field: each, path: '/each' }]
  return fields.map((field, at) => ({ field, path: `/fields/${at}` }))
}

/** Returns all fields inside another one, at any depth. */
export function fieldsBelow(outer: Field, path: string): readonly PlacedField[] {
  return innerFields(outer).flatMap((inner) => {
    const at = `${path}${inner.path}`
    return [{ field: inner.field, path: at }, ...fieldsBelow(inner.field, at)]
  })
}

/** Every field of a step, each followed by those inside it. */
export function fieldsOf({ fields = [] }: Step, path: string): readonly PlacedField[] {
  return fields.flatMap((field, at) => {
    const place = `${path}/fields/${at}`
    return [{ field, path: place }, ...fieldsBelow(field, place)]
  })
}
