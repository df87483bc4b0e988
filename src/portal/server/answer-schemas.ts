import { first, groups } from 'virtual:answer-schemas'
import { createJudges } from './judges.ts'

/** Judges the answers of this portal's calls. */
export const judgeOf = createJudges({ first, groups })
