import { BadVariables } from '#server/deployment/read.ts'
import { FolderInUse } from '#server/store/directory-lock.ts'

/** A reason not to start that a person can act on; said in one sentence, without a stack. */
export class CannotStart extends Error {}

const LENGTH = 300

export const sentenceOf = (error: unknown): string => {
  if (error instanceof CannotStart || error instanceof FolderInUse || error instanceof BadVariables)
    return error.message
  const reason = error instanceof Error ? error.message : String(error)
  return `Portolan could not start: ${reason.split('\n')[0]?.slice(0, LENGTH)}`
}
