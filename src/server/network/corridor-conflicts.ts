import { isAnchored, misfitOfLengths } from '#definition/pattern/lengths.ts'
import { findCurrency, settlementDigits } from '#values/currency.ts'
import { compare, isDecimal } from '#values/decimal.ts'
import { nodesIn, type CorridorNode, type Said } from './corridor-nodes.ts'

/** What corridors are compared with. */
export interface CorridorContext {
  readonly perDollar: Readonly<Record<string, unknown>>
  /** The countries money is sent to, when a list of them could be read. */
  readonly countries?: ReadonlySet<string>
  /** What the kinds of asked fields are called. */
  readonly dataTypes?: ReadonlySet<string>
}

const said = (path: string, sentence: string): Said => ({ path, sentence })
const derived = (path: string, sentence: string): Said => ({ path, sentence, about: { kind: 'derived' } })
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The way money goes along a corridor: two corridors of one way would both be right. */
export const wayOf = ({ country, currency, payoutCategory, destinationBlockchainNetwork }: CorridorNode) =>
  [country, currency, payoutCategory, destinationBlockchainNetwork].map(String).join(' ')

/** What two words of one corridor say against each other, or against the lists they come from. */
export function conflictsIn(corridor: CorridorNode, context: CorridorContext): Said[] {
  const nodes = nodesIn(corridor, '')
  return [
    ...placeIn(corridor, context),
    ...idIn(corridor),
    ...sourcesIn(corridor, context),
    ...amountsIn(corridor),
    ...railsIn(corridor),
    ...['account', 'accountOf'].flatMap((word) => twiceIn(corridor[word], `/${word}`)),
    ...nodes.flatMap((node) => [...textsIn(node), ...choicesIn(node, corridor, context)]),
  ]
}

function placeIn(corridor: CorridorNode, { countries }: CorridorContext): Said[] {
  const { country, payoutCategory, destinationBlockchainNetwork: network } = corridor
  if (payoutCategory === 'CRYPTO')
    return network === undefined
      ? [said('', "Say under 'destinationBlockchainNetwork' on which blockchain the money arrives.")]
      : []
  if (country === undefined) return [said('', "Say under 'country' where the money arrives.")]
  if (countries === undefined || countries.has(textOf(country))) return []
  return [
    said(
      '/country',
      `'${textOf(country)}' is no country of options/countries: nobody could choose it. Write one of its codes, or add it there.`,
    ),
  ]
}

/** The id says the way in short; whoever reads it believes it. */
function idIn({ id, country, currency, destinationBlockchainNetwork: network }: CorridorNode): Said[] {
  const parts = textOf(id).split('-')
  const missing = [country, currency, network]
    .map((one) => textOf(one))
    .filter((one) => one !== '' && !parts.includes(one.toLowerCase()))
  if (missing.length === 0) return []
  const sentence = `The id '${textOf(id)}' says another way: it goes to ${missing.join(' and ')}. Change the id and the name of the file, or what is wrong below.`
  return [derived('/id', sentence)]
}

function sourcesIn({ sources }: CorridorNode, { perDollar }: CorridorContext): Said[] {
  const all = listOf(sources)
  return all.flatMap((source, at) => [
    ...(typeof source === 'string' && !Object.hasOwn(perDollar, source)
      ? [
          said(
            `/sources/${at}`,
            `'${source}' has no rate: write under 'perDollar' of network/market.json what a dollar is worth in it.`,
          ),
        ]
      : []),
    ...(all.indexOf(source) === at
      ? []
      : [said(`/sources/${at}`, `'${String(source)}' stands twice. Keep one.`)]),
  ])
}

function digitsOf(amount: string): number {
  return amount.split('.')[1]?.replace(/0+$/, '').length ?? 0
}

function amountsIn({ currency, limits, fee, spread }: CorridorNode): Said[] {
  const { least, most } = Object(limits) as CorridorNode
  const digits = settlementDigits(textOf(currency))
  const { least: leastFee } = Object(fee) as CorridorNode
  const amounts: [path: string, amount: unknown][] = [
    ...Object.entries(Object(fee) as CorridorNode).map(([word, one]): [string, unknown] => [
      `/fee/${word}`,
      one,
    ]),
    ['/spread', spread],
    ['/limits/least', least],
    ['/limits/most', most],
  ]
  return [
    ...amounts.flatMap(([path, amount]) =>
      isDecimal(amount) && compare(amount, '0') < 0 ? [said(path, `${amount} is below zero.`)] : [],
    ),
    ...[least, most].flatMap((amount, at) => {
      if (!isDecimal(amount) || compare(amount, '0') < 0) return []
      const path = at === 0 ? '/limits/least' : '/limits/most'
      if (compare(amount, '0') === 0)
        return [said(path, 'Nothing is sent at all with 0. Write the smallest amount.')]
      if (digits === undefined || digitsOf(amount) <= digits) return []
      return [said(path, `${textOf(currency)} has ${digits} decimals; ${amount} cannot be paid.`)]
    }),
    ...(isDecimal(leastFee) && isDecimal(most) && compare(leastFee, most) >= 0
      ? [said('/fee/least', `The fee of at least ${leastFee} takes everything: at most ${most} can be sent.`)]
      : []),
  ]
}

/** Every amount that may be sent finds a rail that takes it. */
function railsIn({ rails, limits }: CorridorNode): Said[] {
  const { least, most } = Object(limits) as CorridorNode
  const bounds = listOf(rails).map((rail) => (Object(rail) as CorridorNode).upTo)
  const idle = bounds.flatMap((upTo, at) =>
    isDecimal(upTo) && isDecimal(least) && compare(upTo, least) < 0
      ? [
          derived(
            `/rails/${at}/upTo`,
            `Nothing goes by this rail: it takes up to ${upTo}, and at least ${least} is sent.`,
          ),
        ]
      : [],
  )
  const isOpen = bounds.some((upTo) => !isDecimal(upTo) || (isDecimal(most) && compare(upTo, most) >= 0))
  if (isOpen || bounds.length === 0) return idle
  const sentence = `No rail takes ${isDecimal(most) ? most : 'large amounts'}: leave 'upTo' out of the last one, or lower 'most' under 'limits'.`
  return [...idle, said('/rails', sentence)]
}

/** Fields of one list are told apart by their names. */
function twiceIn(fields: unknown, path: string): Said[] {
  if (!Array.isArray(fields))
    return Object.entries(Object(fields) as CorridorNode).flatMap(([kind, own]) =>
      twiceIn(own, `${path}/${kind}`),
    )
  const names = fields.map((field) => textOf((Object(field) as CorridorNode).fieldName))
  return names.flatMap((name, at) =>
    name === '' || names.indexOf(name) === at
      ? []
      : [
          said(
            `${path}/${at}/fieldName`,
            `'${name}' is asked for twice: the second answer would replace the first.`,
          ),
        ],
  )
}

function textsIn([path, node]: readonly [string, CorridorNode]): Said[] {
  const pairs = [
    ['fieldRegexValidator', 'fieldMinLength', 'fieldMaxLength'],
    ['pattern', 'minLength', 'maxLength'],
  ] as const
  return pairs.flatMap(([pattern, least, most]) => {
    const source = node[pattern]
    if (typeof source !== 'string') return []
    const lengths = [node[least], node[most]].map((one) => (typeof one === 'number' ? one : undefined))
    const misfit = misfitOfLengths(source, lengths[0], lengths[1])
    if (misfit !== undefined) return [said(`${path}/${pattern}`, misfit)]
    if (isAnchored(source)) return []
    const sentence = 'This pattern takes any text in which it is found. Begin it with ^ and end it with $.'
    return [said(`${path}/${pattern}`, sentence)]
  })
}

function choicesIn(
  [path, node]: readonly [string, CorridorNode],
  corridor: CorridorNode,
  context: CorridorContext,
) {
  const { fieldDataType: type, fieldValues } = node
  if (type === undefined) return []
  if (context.dataTypes?.has(textOf(type)) === false)
    return [
      said(
        `${path}/fieldDataType`,
        `There is no data type '${textOf(type)}'; there is ${[...context.dataTypes].join(', ')}.`,
      ),
    ]
  if (type !== 'ENUM') return []
  const values = listOf(fieldValues).map((one) => textOf((Object(one) as CorridorNode).value))
  if (values.length === 0)
    return [said(path, "There is nothing to choose from: list it under 'fieldValues', or ask for a STRING.")]
  const twice = values.flatMap((value, at) =>
    values.indexOf(value) === at
      ? []
      : [
          said(
            `${path}/fieldValues/${at}/value`,
            `'${value}' stands twice: nobody could tell which was chosen.`,
          ),
        ],
  )
  const currency = textOf(corridor.currency)
  const isOther = values.every((value) => findCurrency(value) !== undefined) && !values.includes(currency)
  return isOther
    ? [
        ...twice,
        derived(`${path}/fieldValues`, `The corridor pays out ${currency}, which cannot be chosen here.`),
      ]
    : twice
}
