import { checkChosen, chosen, optionOf, readCode } from './chosen.ts'
import type { FieldFacts, FieldKind } from './types.ts'

// Making it takes longer than all the rest of a first page's script: only who names a country waits for it.
let names: Intl.DisplayNames | undefined

function namesOfRegions(): Intl.DisplayNames {
  return (names ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'code' }))
}

/** The English name of an ISO 3166-1 code; the code itself where nobody knows it. */
export function countryName(code: string): string {
  return /^[A-Za-z]{2}$/.test(code) ? (namesOfRegions().of(code.toUpperCase()) ?? code) : code
}

function nameOf(code: string, facts: FieldFacts): string {
  const label = optionOf(code, facts)?.label ?? code
  return label === code ? countryName(code) : label
}

/** A country, ISO 3166-1 alpha-2, among those offered. */
export const country: FieldKind = {
  type: 'country',
  ...chosen,
  check: (value, facts) =>
    optionOf(value, facts) ? checkChosen(value, facts) : 'Choose a country from the list.',
  read: readCode,
  print: (value, facts) => nameOf(String(value), facts),
  missing: () => 'Choose a country from the list.',
}
