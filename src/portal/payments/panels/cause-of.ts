import type { FieldOption } from '#engine/field/types.ts'

const generic = 'GENERIC'

/** Where the cause lies and what to do next, by its class; a class nobody knows is the generic one (PAY-053). */
export function causeOf(causes: readonly FieldOption[], causeClass: string): FieldOption | undefined {
  const find = (sought: string) => causes.find(({ value }) => value === sought)
  return find(causeClass) ?? find(generic)
}
