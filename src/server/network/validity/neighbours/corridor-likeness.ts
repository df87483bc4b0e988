import { lengthsOfPattern } from '#definition/pattern/lengths.ts'
import { compare, divide, isDecimal } from '#values/decimal.ts'
import { derived, nodesIn, type CorridorNode, type NetworkFinding } from '../corridor-nodes.ts'
import { listOf, textOf } from '#values/object.ts'

const nodesOf = (list: unknown): CorridorNode[] => listOf(list).map((one) => Object(one) as CorridorNode)

/** A larger limit is probably in cents. */
const MOST_DOLLARS = '1000000000'

function largestIn({ currency, limits }: CorridorNode, perDollar: CorridorNode): NetworkFinding[] {
  const { most } = Object(limits) as CorridorNode
  const rate = perDollar[textOf(currency)]
  if (!isDecimal(most) || !isDecimal(rate) || compare(rate, '0') <= 0) return []
  const dollars = divide(most, rate, 0, 'HALF_UP')
  if (compare(dollars, MOST_DOLLARS) <= 0) return []
  const sentence = `${most} ${textOf(currency)} are more than a thousand million dollars. Write whole units, not cents.`
  return [derived('/limits/most', sentence)]
}

/** Finds a corridor whose source currencies no other corridor has. */
function sourcesIn({ sources }: CorridorNode, others: readonly CorridorNode[]): NetworkFinding[] {
  const stored = new Set(others.flatMap((one) => listOf(one.sources)))
  const own = listOf(sources)
  if (own.length === 0 || stored.size === 0 || own.some((source) => stored.has(source))) return []
  const sentence = `No other corridor is paid from ${own.map(textOf).join(' or ')}: nobody could pay by this one. Add what organisations hold, such as ${[...stored].slice(0, 2).map(textOf).join(' or ')}.`
  return [derived('/sources', sentence)]
}

/** Finds a length that is wider than the single length its pattern allows. */
function lengthsIn({ account, accountOf }: CorridorNode): NetworkFinding[] {
  const { BUSINESS, INDIVIDUAL } = Object(accountOf) as CorridorNode
  const all = [
    ...nodesOf(account).map((field, at) => [`/account/${at}`, field] as const),
    ...nodesOf(BUSINESS).map((field, at) => [`/accountOf/BUSINESS/${at}`, field] as const),
    ...nodesOf(INDIVIDUAL).map((field, at) => [`/accountOf/INDIVIDUAL/${at}`, field] as const),
  ]
  return all.flatMap(([path, { fieldRegexValidator, fieldMinLength, fieldMaxLength }]) => {
    const lengths =
      typeof fieldRegexValidator === 'string' ? lengthsOfPattern(fieldRegexValidator) : undefined
    if (lengths === undefined || lengths.least !== lengths.most) return []
    const only = lengths.least
    if (![fieldMinLength, fieldMaxLength].includes(only)) return []
    return (
      [
        ['fieldMinLength', fieldMinLength],
        ['fieldMaxLength', fieldMaxLength],
      ] as const
    ).flatMap(([word, value]) => {
      const isWide = typeof value === 'number' && (word === 'fieldMinLength' ? value < only : value > only)
      const sentence = `The pattern takes exactly ${only} characters, and this says ${String(value)}. Write ${only}, or change the pattern.`
      return isWide ? [derived(`${path}/${word}`, sentence)] : []
    })
  })
}

/** Finds a rail that differs from the same rail in other corridors. */
function railsIn({ rails, currency }: CorridorNode, others: readonly CorridorNode[]): NetworkFinding[] {
  const likes = others.filter((one) => one.currency === currency).flatMap((one) => nodesOf(one.rails))
  return nodesOf(rails).flatMap((rail, at) =>
    (['messageFormat', 'category'] as const).flatMap((word) => {
      const like = likes.filter(({ name }) => name === rail.name).map((one) => one[word])
      const [meant] = like
      if (like.length < 2 || meant === undefined || meant === rail[word]) return []
      if (like.some((one) => one !== meant)) return []
      const sentence = `Everywhere else the rail '${textOf(rail.name)}' has the ${word} '${textOf(meant)}'. Write it here as well.`
      return [derived(rail[word] === undefined ? `/rails/${at}` : `/rails/${at}/${word}`, sentence)]
    }),
  )
}

/** Finds a label that has different patterns for companies and persons. */
function namesIn({ accountOf }: CorridorNode): NetworkFinding[] {
  const { BUSINESS, INDIVIDUAL } = Object(accountOf) as CorridorNode
  const persons = nodesOf(INDIVIDUAL)
  return nodesOf(BUSINESS).flatMap(({ fieldDescription, fieldName, fieldRegexValidator }, at) => {
    const twin = persons.find((one) => one.fieldDescription === fieldDescription)
    const isSame =
      twin === undefined || twin.fieldName === fieldName || twin.fieldRegexValidator === fieldRegexValidator
    if (isSame || fieldDescription === undefined) return []
    const sentence = `Persons are asked for a '${textOf(fieldDescription)}' of another form: one of the two was copied. Say what companies have.`
    return [derived(`/accountOf/BUSINESS/${at}/fieldDescription`, sentence)]
  })
}

/** Finds date fields without the type DATE. */
const daysIn = (corridor: CorridorNode): NetworkFinding[] =>
  nodesIn(corridor, '').flatMap(([path, { fieldName, fieldDataType }]) => {
    const isDay = /\.(Dt|DtOfBirth|BirthDt)$/.test(textOf(fieldName))
    const sentence = `'${textOf(fieldName)}' is a day. Write 'DATE', or people write it in any order.`
    return isDay && fieldDataType !== 'DATE' ? [derived(`${path}/fieldDataType`, sentence)] : []
  })

/** Finds differences from similar corridors, and within the corridor. */
export const likenessIn = (
  corridor: CorridorNode,
  all: readonly CorridorNode[],
  perDollar: CorridorNode,
): NetworkFinding[] => {
  const others = all.filter((one) => one !== corridor)
  return [
    ...largestIn(corridor, perDollar),
    ...sourcesIn(corridor, others),
    ...lengthsIn(corridor),
    ...railsIn(corridor, others),
    ...namesIn(corridor),
    ...daysIn(corridor),
  ]
}
