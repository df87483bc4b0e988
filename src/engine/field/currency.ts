import { currencyName } from '#values/currency.ts'
import { sayAnswers } from '#values/generated/say-answers.ts'
import { checkChosen, chosen, optionOf, readCode } from './chosen-option.ts'
import type { FieldFacts, FieldKind } from './types.ts'

function nameOf(value: unknown, facts: FieldFacts): string {
  const code = String(value)
  const label = optionOf(code, facts)?.label ?? code
  return label === code ? currencyName(code) : label
}

/** A currency of ISO 4217 or a recognised asset, among those offered. */
export const currency: FieldKind = {
  type: 'currency',
  ...chosen,
  check: (value, facts) =>
    optionOf(value, facts) ? checkChosen(value, facts) : sayAnswers('chooseCurrency'),
  read: readCode,
  print: (value, facts) => {
    const [code, name] = [String(value), nameOf(value, facts)]
    return name === code ? code : `${name} (${code})`
  },
  missing: () => sayAnswers('chooseCurrency'),
}
