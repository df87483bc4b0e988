import type { FieldFacts } from './types.ts'

/** The number of limits.json that a name stands for; undefined while nobody has said it (rule 8). */
export function limitNamed(facts: Pick<FieldFacts, 'read'>, name: string | undefined): number | undefined {
  const limit = name === undefined ? undefined : facts.read(`limits.${name}`)
  return typeof limit === 'number' ? limit : undefined
}

/** A number the field's own `value` gives, such as minLength. */
export function narrowedTo(facts: Pick<FieldFacts, 'field'>, word: string): number | undefined {
  const limit = facts.field.value?.[word]
  return typeof limit === 'number' ? limit : undefined
}
