import { readCheckContext, type CheckContext } from '#server/definitions/definitions-check.ts'
import { programNames } from './program.ts'

/** What the check checks by: all that a server does, and whether everything is used and proven. */
export const readCheckInput = (): CheckContext => ({
  ...readCheckContext(),
  isNamedInProgram: programNames(),
  asksForCases: true,
})
