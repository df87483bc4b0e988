import { sayValues } from './generated/say-values.ts'

/** Countries whose banks also serve these territories, with codes of their own in ISO 9362 and ISO 13616. */
const TERRITORIES: Readonly<Record<string, readonly string[]>> = {
  FR: ['BL', 'GF', 'GP', 'MC', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'],
  GB: ['GG', 'IM', 'JE'],
  US: ['AS', 'GU', 'MP', 'PR', 'VI'],
  FI: ['AX'],
  DK: ['FO', 'GL'],
  NL: ['BQ'],
  CH: ['LI'],
}

const homeOf = (country: string): string =>
  Object.entries(TERRITORIES).find(([, codes]) => codes.includes(country))?.[0] ?? country

const isCode = (country: unknown): country is string =>
  typeof country === 'string' && /^[A-Z]{2}$/.test(country)

/**
 * Returns an error if an account or bank is in another country than required; undefined while either is
 * unknown. `what` names the value.
 */
export function checkAccountCountry(
  what: 'IBAN' | 'BIC',
  country: string,
  requested: unknown,
): string | undefined {
  if (!isCode(country) || !isCode(requested) || homeOf(country) === homeOf(requested)) return undefined
  return what === 'IBAN'
    ? sayValues('ibanOtherCountry', { country, requested })
    : sayValues('bicOtherCountry', { country, requested })
}
