import { together } from '../context/each.ts'
import type { Lint } from '../context/context.ts'
import { lintCopies } from './copies.ts'
import { lintCrossedWords } from './crossed-words.ts'
import { lintTitles } from './titles.ts'

/** Words that stand where those of something else belong: copied, exchanged, or left from another list. */
export const lintRepeatedWords: Lint = together(lintCopies, lintTitles, lintCrossedWords)
