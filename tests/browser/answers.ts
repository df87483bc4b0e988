import fc from 'fast-check'
import { usablePattern } from '#definition/pattern/usable-pattern.ts'
import { readRequirement } from '#engine/requirement/requirement-reader.ts'
import { typeOf } from '#engine/requirement/type.ts'
import type { Requirement, RequirementType } from '#engine/requirement/types.ts'
import countries from '#definitions/options/countries.options.json' with { type: 'json' }
import table from '#definitions/requirement-types.json' with { type: 'json' }

/** Destination of a payment, in the parameters of the query. */
export type Destination = Readonly<Record<string, string>>

export interface Answer {
  readonly label: string
  readonly type: string
  readonly value: string
}

/** Published examples of account numbers, by country; their check digits are right. */
const ibans: Readonly<Record<string, string>> = {
  DE: 'DE89370400440532013000',
  ES: 'ES9121000418450200051332',
  FR: 'FR1420041010050500013M02606',
  GB: 'GB29NWBK60161331926819',
  NL: 'NL91ABNA0417164300',
}

/** Postal codes as the posts of these countries write them (addressing guides of the Universal Postal Union). */
const postalCodes: Readonly<Record<string, string>> = {
  AR: 'C1425CLA',
  AT: '1010',
  AU: '2000',
  BE: '1000',
  BR: '01310-100',
  CA: 'K1A 0B1',
  CH: '8001',
  CN: '100000',
  CO: '110111',
  DE: '10115',
  DK: '1050',
  ES: '28001',
  FI: '00100',
  FR: '75001',
  GB: 'SW1A 1AA',
  IE: 'D02 AF30',
  IN: '110001',
  IT: '00118',
  JP: '100-0001',
  KR: '03051',
  MX: '06600',
  NL: '1012 AB',
  NO: '0150',
  PE: '15001',
  PH: '1000',
  PL: '00-001',
  PT: '1000-001',
  SE: '111 20',
  SG: '018956',
  US: '10001',
}

/** Returns the country of the holder; destinations without a country use the Netherlands. */
function homeOf({ country = '' }: Destination): string {
  return countries.options.some(({ value }) => value === country) ? country : 'NL'
}

/** Valid values of types with check digits or a fixed form. */
const typed: Readonly<Record<string, (to: Destination) => string | undefined>> = {
  iban: ({ country = '' }) => ibans[country],
  clabe: () => '646180289182063303',
  'routing-number': () => '021000021',
  bic: ({ country }) => `EXAM${country}2X`,
  phone: () => '+31201234567',
  date: () => '1980-05-17',
  country: homeOf,
  'destination-tag': () => '1001',
  'wallet-address': ({ destinationBlockchainNetwork }) =>
    destinationBlockchainNetwork === 'XRPL'
      ? 'rKzF3BdCLw5mjofCMJgzFyEWwFNx1yh1TG'
      : '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
}

/**
 * Generates one valid answer for each requirement, from its own description. A requirement with a broken pattern
 * accepts no answer.
 */
export const answersTo = (raw: readonly unknown[], to: Destination): readonly Answer[] =>
  raw.map((one) => {
    const { requirement } = readRequirement(one)
    if (!requirement) throw new Error(`A field without a name is asked for: ${JSON.stringify(one)}`)
    const { label, pattern } = requirement
    if (pattern !== undefined && !usablePattern(pattern)) return { label, type: 'broken', value: 'ABCD' }
    const type = typeOf(requirement, to, table.types as readonly RequirementType[])?.type ?? 'text'
    return { label, type, value: valueOf(requirement, type, to) }
  })

function valueOf(requirement: Requirement, type: string, to: Destination): string {
  const option = requirement.options.at(-1)
  if (option) return option.value
  const postalCode = requirement.name.endsWith('.PstCd') ? postalCodes[homeOf(to)] : undefined
  if (postalCode !== undefined) return postalCode
  const findExisting = typed[type]
  if (!findExisting) return textFor(requirement)
  const value = findExisting(to)
  if (value === undefined)
    throw new Error(`No ${type} is known for ${JSON.stringify(to)}: add one to the table.`)
  return value
}

/** Returns a word if it is valid, otherwise a text generated from the pattern; it is the same in every run. */
function textFor({ pattern = '', minLength = 0, maxLength = Infinity }: Requirement): string {
  const shape = new RegExp(pattern, 'u')
  const fits = (text: string) => shape.test(text) && text.length >= minLength && text.length <= maxLength
  if (fits('Example')) return 'Example'
  const [text = ''] = fc.sample(fc.stringMatching(shape).filter(fits), { numRuns: 1, seed: 7 })
  return text
}
