import { lengthsOfPattern, widthError } from '#definition/pattern/lengths.ts'
import { derived, findingAt, nodesIn, type CorridorNode, type NetworkFinding } from './corridor-nodes.ts'
import { listOf, textOf } from '#values/object.ts'

/** Returns the English name of a country. */
const nameOf = (country: string): string =>
  /^[A-Z]{2}$/.test(country) ? (regions.of(country) ?? country) : country

const regions = new Intl.DisplayNames('en', { type: 'region' })

/** Finds texts that name another country, left from a copy. */
export function elsewhereIn(
  corridor: CorridorNode,
  countries: ReadonlySet<string> = new Set(),
): NetworkFinding[] {
  const own = textOf(corridor.country)
  // If the id names another country, the country itself is wrong.
  if (!textOf(corridor.id).split('-').includes(own.toLowerCase()) || own === own.toLowerCase()) return []
  const others = [...countries].filter((country) => country !== own).map(nameOf)
  return nodesIn(corridor, '').flatMap(([path, node]) =>
    ['message', 'fieldHelpText', 'fieldDescription'].flatMap((word) => {
      const text = textOf(node[word])
      const other = others.find((name) => text.includes(name))
      if (other === undefined || text.includes(nameOf(own))) return []
      const sentence = `The sentence speaks of ${other}, and the corridor leads to ${nameOf(own)}. Write it for ${nameOf(own)}.`
      return [findingAt(`${path}/${word}`, sentence)]
    }),
  )
}

/** Finds a number in the memo's message that contradicts its lengths. */
export function memoIn({ memo }: CorridorNode): NetworkFinding[] {
  const { maxLength, minLength, message, pattern } = Object(memo) as CorridorNode
  const reported = textOf(message).match(/\d+/g) ?? []
  const longest = typeof pattern === 'string' ? lengthsOfPattern(pattern)?.most : undefined
  if (typeof maxLength === 'number' && longest !== undefined && longest < maxLength)
    return [
      derived(
        '/memo/pattern',
        `The pattern takes at most ${longest} characters, and 'maxLength' is ${maxLength}. Let both say the same.`,
      ),
    ]
  if (typeof maxLength !== 'number' || reported.length === 0) return []
  const numbers = [maxLength, minLength].map(String)
  return reported.every((one) => !numbers.includes(one))
    ? [
        derived(
          '/memo/message',
          `The sentence says ${reported.join(', ')}, and 'maxLength' is ${maxLength}. Let both say the same.`,
        ),
      ]
    : []
}

/** Finds lengths of an account that its pattern never takes. Chains share one length; there the pattern decides. */
export const widthsIn = ({ account, payoutCategory }: CorridorNode): NetworkFinding[] =>
  payoutCategory === 'CRYPTO'
    ? []
    : listOf(account).flatMap((one, at) => {
        const { fieldRegexValidator, fieldMinLength, fieldMaxLength } = Object(one) as CorridorNode
        const isWhole = typeof fieldMinLength === 'number' && typeof fieldMaxLength === 'number'
        if (typeof fieldRegexValidator !== 'string' || !isWhole) return []
        const sentence = widthError(fieldRegexValidator, fieldMinLength, fieldMaxLength)
        return sentence === undefined ? [] : [derived(`/account/${at}/fieldRegexValidator`, sentence)]
      })
