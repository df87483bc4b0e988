import type { FieldOption } from '#engine/field/types.ts'

const generic = 'GENERIC'

/**
 * Returns the cause and the next step for an error class; an unknown class gets the generic one (PAY-053).
 */
export function causeOf(causes: readonly FieldOption[], causeClass: string): FieldOption | undefined {
  const find = (sought: string) => causes.find(({ value }) => value === sought)
  return find(causeClass) ?? find(generic)
}
