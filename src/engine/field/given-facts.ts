import type { Field } from '#definition/generated/flow.ts'
import type { FieldFacts, FieldOption } from './types.ts'

function read(known: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((here, name) => {
    const record = typeof here === 'object' && here !== null && Object.hasOwn(here, name) ? here : undefined
    return (record as Record<string, unknown> | undefined)?.[name]
  }, known)
}

/** Facts of an example: a field, what is known, and the options offered. */
export function givenFacts(
  field: Partial<Field> = {},
  known: Readonly<Record<string, unknown>> = {},
  options: readonly FieldOption[] = [],
): FieldFacts {
  return {
    field: { id: 'answer', type: 'text', label: 'Answer', ...field },
    read: (path) => read(known, path),
    options,
  }
}
