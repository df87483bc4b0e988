import type { Body, Field, Flow } from '../../generated/flow.ts'
import { innerFields, type PlacedField } from '../../inner-fields.ts'

/** A field whose answer is sent unchanged, and the name it is sent under. */
export interface SentField extends PlacedField {
  readonly name: string
  /** The field is inside another one. */
  readonly isInner: boolean
}

/** The fields that a body sends, those inside groups and lists as well; an item of a list is named as its first. */
export function sentFields({ steps }: Flow, body: Body | undefined): readonly SentField[] {
  const fields = new Map(
    steps.flatMap(({ fields: own = [] }, at) =>
      own.map((field, place) => [field.id, { field, path: `/steps/${at}/fields/${place}` }] as const),
    ),
  )
  return Object.entries(body ?? {}).flatMap(([name, from]) => {
    const placed = typeof from === 'string' ? fields.get(from) : undefined
    return placed ? [{ ...placed, name, isInner: false }, ...sentInside(placed, name)] : []
  })
}

function sentInside({ field, path }: PlacedField, name: string): readonly SentField[] {
  return innerFields(field).flatMap((inner) => {
    const placed = { field: inner.field, path: `${path}${inner.path}` }
    const own = nameInside(field, inner.field, name)
    return [{ ...placed, name: own, isInner: true }, ...sentInside(placed, own)]
  })
}

function nameInside(outer: Field, { id }: Field, name: string): string {
  if (outer.each) return `${name}.0`
  return outer.type === 'list' ? `${name}.0.${id}` : `${name}.${id}`
}
