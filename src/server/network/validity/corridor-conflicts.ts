import { objectOf, listOf, textOf } from '#values/object.ts'
import { nearestName } from '#definition/spelling/nearest-name.ts'
import { faultOfPattern } from '#definition/pattern/fault.ts'
import { isAnchored, lengthsOfPattern, lengthError } from '#definition/pattern/lengths.ts'
import { findCurrency } from '#values/currency.ts'
import { hasIban } from '#values/iban.ts'
import { elsewhereIn, memoIn } from './corridor-texts.ts'
import {
  derived,
  nodesIn,
  findingAt,
  type CorridorNode,
  type NetworkFinding,
  withNearest,
} from './corridor-nodes.ts'

/** The lists that a corridor is compared with. */
export interface CorridorContext {
  readonly perDollar: Readonly<Record<string, unknown>>
  /** The countries of options/countries; absent if the file is unreadable. */
  readonly countries?: ReadonlySet<string>
  /** The blockchains of options/chains. */
  readonly chains?: ReadonlySet<string>
  /** The number of uses of each ISO 20022 element in all corridors. */
  readonly elements: ReadonlyMap<string, number>
  /** The names of all feature flags. */
  readonly flags?: ReadonlySet<string>
  /** The environments of options/environments. */
  readonly environments?: ReadonlySet<string>
  /** The data types of requirement fields. */
  readonly dataTypes?: ReadonlySet<string>
}

/** The identity of a corridor; two corridors with the same one are ambiguous. */
export const wayOf = ({ country, currency, payoutCategory, destinationBlockchainNetwork }: CorridorNode) =>
  [country, currency, payoutCategory, destinationBlockchainNetwork].map(String).join(' ')

/** Finds contradictions within a corridor, and names that are in no list. */
export function conflictsIn(corridor: CorridorNode, context: CorridorContext): NetworkFinding[] {
  const nodes = nodesIn(corridor, '')
  return [
    ...placeIn(corridor, context),
    ...currencyIn(corridor),
    ...idIn(corridor),
    ...sourcesIn(corridor, context),
    ...memoIn(corridor),
    ...elsewhereIn(corridor, context.countries),
    ...['account', 'accountOf'].flatMap((word) => [
      ...twiceIn(corridor[word], `/${word}`, namesBeside(corridor)),
      ...openIn(corridor[word], `/${word}`),
    ]),
    ...twiceIn([corridor.state, corridor.postalCode], '', [], ['/state', '/postalCode']),
    ...nodes.flatMap((node) => [...textsIn(node), ...choicesIn(node, corridor, context), ...idleIn(node)]),
  ]
}

/** Finds an IBAN field in a country without IBANs by ISO 13616. */
function ibanIn({ country, account }: CorridorNode): NetworkFinding[] {
  const at = listOf(account).findIndex((field) => textOf(Object(field).fieldName).endsWith('Acct.Id.IBAN'))
  if (at === -1 || hasIban(textOf(country))) return []
  const sentence = `No account in '${textOf(country)}' has an IBAN: nobody could fill this in. Ask for what accounts there are called by.`
  return [findingAt(`/account/${at}/fieldName`, sentence)]
}

function placeIn(corridor: CorridorNode, { countries, chains }: CorridorContext): NetworkFinding[] {
  const { country, payoutCategory, destinationBlockchainNetwork: network } = corridor
  const chainAt = '/destinationBlockchainNetwork'
  if (payoutCategory === 'CRYPTO') {
    if (country !== undefined)
      return textOf(corridor.id).endsWith('-bank')
        ? [findingAt('/payoutCategory', "The id says bank, and so does the country: write 'BANK'.")]
        : [findingAt('/country', "A wallet stands in no country: leave 'country' out.")]
    if (network === undefined)
      return [
        findingAt('', "Say under 'destinationBlockchainNetwork' on which blockchain the money arrives."),
      ]
    const nearest = nearestName(textOf(network), chains ?? [])
    return chains === undefined || chains.has(textOf(network))
      ? []
      : [
          {
            ...findingAt(
              chainAt,
              `'${textOf(network)}' is no blockchain of options/chains. Write one, or add it there.`,
            ),
            ...(nearest === undefined ? {} : { nearest }),
          },
        ]
  }
  if (network !== undefined)
    return [
      findingAt(
        chainAt,
        "Only a corridor of CRYPTO names a blockchain: leave this out, or change 'payoutCategory'.",
      ),
    ]
  if (country === undefined) return [findingAt('', "Say under 'country' where the money arrives.")]
  if (countries === undefined || countries.has(textOf(country))) return ibanIn(corridor)
  return [
    {
      ...findingAt(
        '/country',
        `'${textOf(country)}' is no country of options/countries: nobody could choose it. Write one of its codes, or add it there.`,
      ),
      about: { kind: 'cause', name: `option ${textOf(country)}` },
    },
  ]
}

/** Finds an id that contradicts the parts of the corridor. */
function idIn(corridor: CorridorNode): NetworkFinding[] {
  const { id, country, currency, destinationBlockchainNetwork: network, payoutCategory } = corridor
  const parts = textOf(id).split('-')
  const missing = [country, currency, network, payoutCategory]
    .map((one) => textOf(one))
    .filter((one) => one !== '' && !parts.includes(one.toLowerCase()))
  if (missing.length === 0) return []
  const sentence = `The id '${textOf(id)}' says another way: it goes to ${missing.join(' and ')}. Change the id and the name of the file, or what is wrong below.`
  return [derived('/id', sentence)]
}

/** Finds a currency that contradicts both the id and the account fields. */
function currencyIn(corridor: CorridorNode): NetworkFinding[] {
  const { id, currency } = corridor
  const requested = nodesIn(corridor, '').flatMap(([, { fieldName, fieldValues }]) =>
    textOf(fieldName).endsWith('.Ccy')
      ? listOf(fieldValues).map((one) => textOf((Object(one) as CorridorNode).value))
      : [],
  )
  const [message, ...others] = textOf(id)
    .split('-')
    .map((part) => part.toUpperCase())
    .filter((part) => part.length === 3 && findCurrency(part) !== undefined)
  if (message === undefined || others.length > 0 || message === currency || !requested.includes(message))
    return []
  const sentence = `The id says ${message}, and so does the account; ${textOf(currency)} would be paid out. Let all three say the same.`
  return [{ ...findingAt('/currency', sentence), nearest: message }]
}

function sourcesIn({ sources }: CorridorNode, { perDollar }: CorridorContext): NetworkFinding[] {
  const all = listOf(sources)
  return all.flatMap((source, at) => [
    ...(typeof source === 'string' && !Object.hasOwn(perDollar, source)
      ? [
          withNearest(
            findingAt(
              `/sources/${at}`,
              `'${source}' has no rate: write under 'perDollar' of network/market.json what a dollar is worth in it.`,
            ),
            source,
            Object.keys(perDollar),
          ),
        ]
      : []),
    ...(all.indexOf(source) === at
      ? []
      : [findingAt(`/sources/${at}`, `'${String(source)}' stands twice. Keep one.`)]),
  ])
}

/** Names of the fields for state and postal code. */
const namesBeside = ({ state, postalCode }: CorridorNode): string[] =>
  [state, postalCode].map((field) => textOf((Object(field) as CorridorNode).fieldName))

/** Finds two fields with the same name. */
function twiceIn(
  fields: unknown,
  path: string,
  beside: readonly string[],
  places: readonly string[] = [],
): NetworkFinding[] {
  if (!Array.isArray(fields))
    return Object.entries(objectOf(fields)).flatMap(([kind, own]) => twiceIn(own, `${path}/${kind}`, beside))
  const names = fields.map((field) => textOf((Object(field) as CorridorNode).fieldName))
  return names.flatMap((name, at) =>
    name === '' || (names.indexOf(name) === at && !beside.includes(name))
      ? []
      : [
          findingAt(
            `${places[at] ?? `${path}/${at}`}/fieldName`,
            `'${name}' is asked for twice: the second answer would replace the first. Take one of them out.`,
          ),
        ],
  )
}

function textsIn([path, node]: readonly [string, CorridorNode]): NetworkFinding[] {
  const pairs = [
    ['fieldRegexValidator', 'fieldMinLength', 'fieldMaxLength'],
    ['pattern', 'minLength', 'maxLength'],
  ] as const
  return pairs.flatMap(([pattern, least, most]) => {
    const source = node[pattern]
    // An invalid pattern is reported elsewhere.
    if (typeof source !== 'string' || faultOfPattern(source) !== undefined) return []
    const [from, to] = [node[least], node[most]].map((one) => (typeof one === 'number' ? one : undefined))
    const isCrossed = from !== undefined && to !== undefined && from > to
    const validationError = isCrossed ? undefined : lengthError(source, from, to)
    if (validationError !== undefined) return [findingAt(`${path}/${pattern}`, validationError)]
    const takes = lengthsOfPattern(source)
    const wider =
      takes !== undefined && Number.isFinite(takes.most) && to !== undefined && takes.most > to
        ? `${takes.most} characters, and at most ${to}`
        : takes !== undefined && takes.least > 0 && from !== undefined && takes.least < from
          ? `${takes.least} characters, and at least ${from}`
          : undefined
    if (wider !== undefined && !isCrossed)
      return [derived(`${path}/${pattern}`, `The pattern takes ${wider} are taken. Let both say the same.`)]
    if (isAnchored(source)) return []
    const sentence = 'This pattern takes any text in which it is found. Begin it with ^ and end it with $.'
    return [findingAt(`${path}/${pattern}`, sentence)]
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
      findingAt(
        `${path}/fieldDataType`,
        `There is no data type '${textOf(type)}'; there is ${[...context.dataTypes].join(', ')}. Write one of these.`,
      ),
    ]
  if (type !== 'ENUM') return []
  const values = listOf(fieldValues).map((one) => textOf((Object(one) as CorridorNode).value))
  if (values.length === 0)
    return [
      findingAt(path, "There is nothing to choose from: list it under 'fieldValues', or ask for a STRING."),
    ]
  const twice = values.flatMap((value, at) =>
    values.indexOf(value) === at
      ? []
      : [
          findingAt(
            `${path}/fieldValues/${at}/value`,
            `'${value}' stands twice: nobody could tell which was chosen. Give one of them another value.`,
          ),
        ],
  )
  const currency = textOf(corridor.currency)
  if (
    values.length > 0 &&
    textOf(node['fieldName']).endsWith('.Ccy') &&
    values.every((value) => value !== currency)
  ) {
    const sentence = `The corridor pays out ${currency}, which cannot be chosen here. Add it to the choices.`
    const at = values.length === 1 ? '/0/value' : ''
    return [...twice, { ...derived(`${path}/fieldValues${at}`, sentence), nearest: currency }]
  }
  return twice
}

/** Finds a list of account fields of which none is required, so that money could have no destination. */
function openIn(fields: unknown, path: string): NetworkFinding[] {
  if (!Array.isArray(fields))
    return Object.entries(objectOf(fields)).flatMap(([kind, own]) => openIn(own, `${path}/${kind}`))
  if (fields.length === 0 || fields.some((field) => (Object(field) as CorridorNode).fieldType === 'REQUIRED'))
    return []
  return [findingAt(path, 'Nobody must say where the money goes: let at least one of these be REQUIRED.')]
}

/** Finds properties that do not apply to the type, and required texts that may be empty. */
function idleIn([path, node]: readonly [string, CorridorNode]): NetworkFinding[] {
  const { fieldDataType: type, fieldType, fieldMinLength } = node
  if (type === 'STRING' && node.fieldValues !== undefined)
    return [
      findingAt(
        `${path}/fieldValues`,
        "Only an ENUM offers values: make it one, or leave 'fieldValues' out.",
      ),
    ]
  if (type === 'STRING' && fieldType === 'REQUIRED' && fieldMinLength === 0)
    return [
      findingAt(
        `${path}/fieldMinLength`,
        'What is REQUIRED has at least 1 character; write 1, or make it OPTIONAL.',
      ),
    ]
  if (type !== 'ENUM') return []
  return ['fieldRegexValidator', 'fieldMinLength', 'fieldMaxLength'].flatMap((word) =>
    node[word] === undefined
      ? []
      : [findingAt(`${path}/${word}`, `One of the values is chosen, not written: leave '${word}' out.`)],
  )
}
