import type { Lint } from '../context/context.ts'
import { together } from '../context/each.ts'
import { lintControlSlips } from '../controls/control-slips.ts'
import { lintFlowTexts } from '../flows/flow-texts.ts'
import { lintNeighbours } from '../flows/neighbours.ts'
import { lintTerms } from '../limits/limit-order.ts'
import { lintDirections } from '../machines/directions.ts'
import { lintExchangedConditions } from '../meaning/exchanged-conditions.ts'
import { lintChangedSentences } from '../meaning/changed-sentences.ts'
import { lintCopiedWords } from '../meaning/copied-words.ts'
import { lintForeignHints } from '../meaning/foreign-hints.ts'
import { lintNamedPages } from '../meaning/named-pages.ts'
import { lintOppositeWords } from '../meaning/opposite-words.ts'
import { lintTones } from '../meaning/tones.ts'
import { lintTranslatedMeaning } from '../meaning/translated-meaning.ts'
import { lintFaultCodes } from './fault-codes.ts'
import { lintFaultStatuses } from './fault-statuses.ts'
import { lintNeighbourWords } from './neighbour-words.ts'
import { lintOutcomeWords } from './outcome-words.ts'
import { lintSearchPromises } from '../tables/search-promises.ts'
import { lintTwinFlows } from '../flows/twin-labels.ts'
import { lintOptionLabels } from './option-labels.ts'
import { lintCountryNames, lintRequirementCountries, lintRequirementForms } from './requirement-countries.ts'
import { lintTimeUnits } from './time-units.ts'
import { lintTranslatedAlike } from './translated-alike.ts'
import { lintWording } from '../rules/wording.ts'

/** Reports names, words, types and numbers that exist and were taken from the wrong neighbour. */
export const lintMistaken: Lint = together(
  lintWording,
  lintNeighbours,
  lintFlowTexts,
  lintControlSlips,
  lintOptionLabels,
  lintFaultCodes,
  lintFaultStatuses,
  lintOutcomeWords,
  lintNeighbourWords,
  lintSearchPromises,
  lintTwinFlows,
  lintTimeUnits,
  lintTranslatedAlike,
  lintRequirementCountries,
  lintRequirementForms,
  lintDirections,
  lintTerms,
  lintCountryNames,
  lintOppositeWords,
  lintForeignHints,
  lintNamedPages,
  lintExchangedConditions,
  lintChangedSentences,
  lintCopiedWords,
  lintTones,
  lintTranslatedMeaning,
)
