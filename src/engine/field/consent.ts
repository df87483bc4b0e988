import type { FieldKind } from './types.ts'

/** A tick that must be given: ticked is true, anything else is no answer. */
export const consent: FieldKind = {
  type: 'consent',
  read: (raw) => (raw === true || raw === 'true' ? true : undefined),
  check: () => undefined,
  print: (_, { field }) => field.ticked ?? 'Agreed',
  missing: () => 'Tick the box to go on.',
}
