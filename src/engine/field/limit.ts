import type { LimitName } from '#definition/facts/limit-name.ts'
import type { FieldFacts } from './types.ts'

/** Returns the value of a limit that a definition names; undefined while it is not set (rule 8). */
export function limitNamed(facts: Pick<FieldFacts, 'read'>, name: string | undefined): number | undefined {
  const limit = name === undefined ? undefined : facts.read(`limits.${name}`)
  return typeof limit === 'number' ? limit : undefined
}

/** Returns the value of a limit that the program reads; undefined while it is not loaded. */
export const limitOf = (facts: Pick<FieldFacts, 'read'>, name: LimitName): number | undefined =>
  limitNamed(facts, name)

/** Returns a bound from the field's `value`, such as minLength. */
export function narrowedTo(facts: Pick<FieldFacts, 'field'>, word: string): number | undefined {
  const limit = facts.field.value?.[word]
  return typeof limit === 'number' ? limit : undefined
}
