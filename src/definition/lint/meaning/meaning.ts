import type { Lint } from '../context/context.ts'
import { together } from '../context/each.ts'
import { lintExchangedConditions } from './exchanged-conditions.ts'
import { lintChangedSentences } from './changed-sentences.ts'
import { lintCopiedWords } from './copied-words.ts'
import { lintForeignHints } from './foreign-hints.ts'
import { lintNamedPages } from './named-pages.ts'
import { lintOppositeWords } from './opposite-words.ts'
import { lintTones } from './tones.ts'
import { lintTranslatedMeaning } from './translated-meaning.ts'

/** Reports words that fit their place and say something else than what stands there. */
export const lintMeaning: Lint = together(
  lintOppositeWords,
  lintForeignHints,
  lintNamedPages,
  lintExchangedConditions,
  lintChangedSentences,
  lintCopiedWords,
  lintTones,
  lintTranslatedMeaning,
)
