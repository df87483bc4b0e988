import type { LimitName } from '#definition/facts/limit-name.ts'
import type { FieldFacts } from './types.ts'

/** The number of limits.json that a definition's name stands for; undefined while nobody has said it (rule 8). */
export function limitNamed(facts: Pick<FieldFacts, 'read'>, name: string | undefined): number | undefined {
  const limit = name === undefined ? undefined : facts.read(`limits.${name}`)
  return typeof limit === 'number' ? limit : undefined
}

/** The number of a limit that the program itself asks for; undefined while it is not known yet. */
export const limitOf = (facts: Pick<FieldFacts, 'read'>, name: LimitName): number | undefined =>
  limitNamed(facts, name)

/** A number the field's own `value` gives, such as minLength. */
export function narrowedTo(facts: Pick<FieldFacts, 'field'>, word: string): number | undefined {
  const limit = facts.field.value?.[word]
  return typeof limit === 'number' ? limit : undefined
}
