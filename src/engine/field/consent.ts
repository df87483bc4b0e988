import { sayAnswers } from '#values/generated/say-answers.ts'
import type { FieldKind } from './types.ts'

/** Required consent: ticked is true, anything else is no answer. */
export const consent: FieldKind = {
  type: 'consent',
  read: (raw) => (raw === true || raw === 'true' ? true : undefined),
  check: () => undefined,
  print: (_, { field }) => field.ticked ?? sayAnswers('agreed'),
  missing: () => sayAnswers('tickBox'),
}
