import { BadVariables } from '#server/deployment/variables-reader.ts'
import { DamagedDatabase } from '#server/store/engines/damage.ts'
import { FolderInUse } from '#server/store/engines/directory-lock.ts'

/** A reason not to start that a person can act on; said in one sentence, without a stack. */
export class CannotStart extends Error {}

/** Errors whose message is for whoever starts it. */
const SAYS = [CannotStart, FolderInUse, DamagedDatabase, BadVariables]

const LENGTH = 300

export const sentenceOf = (error: unknown): string => {
  if (SAYS.some((kind) => error instanceof kind)) return (error as Error).message
  const reason = error instanceof Error ? error.message : String(error)
  return `Portolan could not start: ${reason.split('\n')[0]?.slice(0, LENGTH)}`
}
