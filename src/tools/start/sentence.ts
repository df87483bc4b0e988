import { BadVariables } from '#server/deployment/variables-reader.ts'
import { DamagedDatabase } from '#server/store/engines/damage.ts'
import { FolderInUse } from '#server/store/engines/directory-lock.ts'

/** An error at the start that a person can fix; printed as one sentence, without a stack. */
export class CannotStart extends Error {}

/** Errors whose message is for the operator. */
const SAYS = [CannotStart, FolderInUse, DamagedDatabase, BadVariables]

const LENGTH = 300

export const sentenceOf = (error: unknown): string => {
  if (SAYS.some((kind) => error instanceof kind)) return (error as Error).message
  const reason = error instanceof Error ? error.message : String(error)
  return `Portolan could not start: ${reason.split('\n')[0]?.slice(0, LENGTH)}`
}
