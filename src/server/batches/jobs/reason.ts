import type { ServerDefinitions } from '../../app/definitions.ts'
import { toFailure } from '../../app/failure.ts'
import type { Refused } from '../../app/refused.ts'

/** Returns the sentence of a refusal as a person would have seen it. */
export const reasonOf = (
  { faults }: Pick<ServerDefinitions, 'faults'>,
  { fault, details }: Refused,
): string => {
  const { message, fields } = toFailure(faults, fault, '', details)
  return fields[0]?.message ?? message
}
