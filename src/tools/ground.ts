import { readGround, type Ground } from '#server/definitions/judge.ts'
import { programNames } from './program.ts'

/** What the check judges by: all that a server does, and whether everything is used and proven. */
export const readCheckGround = (): Ground => ({
  ...readGround(),
  isNamedInProgram: programNames(),
  asksForCases: true,
})
