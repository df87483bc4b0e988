import { englishCountryName } from '#values/country-names.ts'
import { foldText } from '#values/search.ts'
import type { Finding } from '../../finding.ts'
import type { Lint } from '../context/context.ts'
import { caused, error } from '../context/findings.ts'

/** Field types that one country alone has. */
const countryOf: Readonly<Record<string, string>> = {
  clabe: 'MX',
  'routing-number': 'US',
  'account-number': 'US',
}

/** Parameter with the country or network of each field type. */
const homeOf: Readonly<Record<string, string>> = {
  iban: 'country',
  bic: 'country',
  'wallet-address': 'destinationBlockchainNetwork',
}

interface Line {
  readonly path?: string
  readonly of?: string
  readonly type?: string
  readonly [word: string]: unknown
}

/** Reports a line for days that is no date, and one whose country or network is another thing. */
export const lintRequirementForms: Lint = ({ library }) =>
  (library.requirementTypes as readonly Line[]).flatMap(({ path = '', type = '', of }, at): Finding[] => {
    const home = homeOf[type]
    const isDay = /(?:^|\.|\*)Dt[A-Z]/.test(path)
    return [
      ...(isDay && type !== 'date'
        ? [
            error(
              'requirement-types.json',
              `/types/${at}/type`,
              `'${path}' is a day, and '${type}' lets anything be typed that the destination refuses. Write 'date'.`,
            ),
          ]
        : []),
      ...(home !== undefined && of !== undefined && of !== home
        ? [
            {
              ...error(
                'requirement-types.json',
                `/types/${at}/of`,
                `The form of '${type}' follows from '${home}', not from '${of}'. Write '${home}'.`,
              ),
              nearest: home,
            },
          ]
        : []),
    ]
  })

/** Reports a line that checks what one country asks for as a number of another country. */
export const lintRequirementCountries: Lint = ({ library }) =>
  (library.requirementTypes as readonly Line[]).flatMap((line, at): Finding[] => {
    const { type = '' } = line
    const own = countryOf[type]
    const { country } = Object(line['asked']) as { readonly country?: unknown }
    if (own === undefined || typeof country !== 'string' || country === own) return []
    const sentence = `A '${type}' is a number of ${own}, and this is asked for ${country}: every right one would be refused. Write '${own}', or another type.`
    // Two that were exchanged are one mistake.
    return [
      {
        ...caused('countries of types', 'requirement-types.json', `/types/${at}/asked/country`, sentence),
        nearest: own,
      },
    ]
  })

/** Checks that each code is of a country, and that each name finds only one. */
export const lintCountryNames: Lint = ({ library }) => {
  const found = new Map<string, string>()
  return Object.entries(library.countryNames).flatMap(([code, names]): Finding[] => {
    if (englishCountryName(code) === undefined)
      return [
        error(
          'country-names.json',
          `/names/${code}`,
          `'${code}' is the code of no country. Write one of ISO 3166.`,
        ),
      ]
    return names.flatMap((name, at): Finding[] => {
      const other = found.get(foldText(name))
      found.set(foldText(name), code)
      if (other === undefined) return []
      const sentence = `'${name}' is a name of '${other}' already. Leave it at one country.`
      return [error('country-names.json', `/names/${code}/${at}`, sentence)]
    })
  })
}
