import { englishCountryName } from '#values/country-names.ts'
import { foldText } from '#values/search.ts'
import type { Finding } from '../../finding.ts'
import type { Lint } from '../context/context.ts'
import { error } from '../context/findings.ts'

const FILE = 'country-names.json'

/** Checks that each code is of a country, and that each name finds only one. */
export const lintCountryNames: Lint = ({ library }) => {
  const found = new Map<string, string>()
  return Object.entries(library.countryNames).flatMap(([code, names]): Finding[] => {
    if (englishCountryName(code) === undefined)
      return [error(FILE, `/names/${code}`, `'${code}' is the code of no country. Write one of ISO 3166.`)]
    return names.flatMap((name, at): Finding[] => {
      const other = found.get(foldText(name))
      found.set(foldText(name), code)
      if (other === undefined) return []
      const sentence = `'${name}' is a name of '${other}' already. Leave it at one country.`
      return [error(FILE, `/names/${code}/${at}`, sentence)]
    })
  })
}
