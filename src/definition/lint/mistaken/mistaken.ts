import type { Lint } from '../context/context.ts'
import { together } from '../context/each.ts'
import { lintControlSlips } from '../controls/control-slips.ts'
import { lintFlowTexts } from '../flows/flow-texts.ts'
import { lintNeighbours } from '../flows/neighbours.ts'
import { lintTerms } from '../limits/limit-order.ts'
import { lintDirections } from '../machines/directions.ts'
import { lintMeaning } from '../meaning/meaning.ts'
import { lintFaultCodes } from './fault-codes.ts'
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
  lintTimeUnits,
  lintTranslatedAlike,
  lintRequirementCountries,
  lintRequirementForms,
  lintDirections,
  lintTerms,
  lintCountryNames,
  lintMeaning,
)
