import { sayAnswers } from '#values/generated/say-answers.ts'
import { checkChosen, chosen, optionOf, readCode } from './chosen-option.ts'
import type { FieldKind } from './types.ts'

/** Country by ISO 3166-1 alpha-2 code, from a list with its names. */
export const country: FieldKind = {
  type: 'country',
  ...chosen,
  check: (value, facts) => (optionOf(value, facts) ? checkChosen(value, facts) : sayAnswers('chooseCountry')),
  read: readCode,
  missing: () => sayAnswers('chooseCountry'),
}
