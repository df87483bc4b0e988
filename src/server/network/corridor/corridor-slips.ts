import { findCurrency } from '#values/currency.ts'
import { listOf, objectOf, textOf } from '#values/object.ts'
import { usablePattern } from '#definition/pattern/usable-pattern.ts'
import {
  derived,
  findingAt,
  nodesIn,
  type CorridorNode,
  type NetworkFinding,
} from '../validity/corridor-nodes.ts'

/** What people read of the days of a rail, and the days that this is. */
const spoken: readonly (readonly [words: RegExp, days: readonly number[]])[] = [
  [/same or the next banking day/i, [0, 1]],
  [/same banking day/i, [0]],
  [/(?<!or the )next banking day/i, [1]],
  [/two banking days/i, [2]],
  [/three banking days/i, [3]],
]

/** The days of a rail are what people read of it. */
function daysIn({ rails }: CorridorNode): NetworkFinding[] {
  return listOf(rails).flatMap((rail, at) => {
    const { bankingDays, settles } = objectOf(rail)
    const days = spoken.find(([words]) => words.test(textOf(settles)))?.[1]
    if (typeof bankingDays !== 'number' || days === undefined || days.includes(bankingDays)) return []
    const sentence = `People read ‘${textOf(settles)}’, and the day of arrival is counted by ${bankingDays}. Let both say the same: write ${days[0]}.`
    return [findingAt(`/rails/${at}/bankingDays`, sentence)]
  })
}

/** Rails are told apart by their names, whatever their capitals. */
function railsIn({ rails }: CorridorNode): NetworkFinding[] {
  const names = listOf(rails).map((rail) => textOf(objectOf(rail).name))
  return names.flatMap((name, at) => {
    const first = names.findIndex((one) => one.toLowerCase() === name.toLowerCase())
    return first === at || names[first] === name || name === ''
      ? []
      : [
          findingAt(
            `/rails/${at}/name`,
            `'${names[first]}' is the name of another rail: nobody could tell which one is meant. Give one of them another name.`,
          ),
        ]
  })
}

/** A currency is called by its own code. */
const codesIn = (
  [path, { fieldValues }]: readonly [string, CorridorNode],
  { currency }: CorridorNode,
): NetworkFinding[] =>
  listOf(fieldValues).flatMap((one, at) => {
    const { label, value } = objectOf(one)
    const isOther =
      // What cannot be chosen at all is told as such.
      value === currency &&
      label !== value &&
      findCurrency(textOf(label)) !== undefined &&
      findCurrency(textOf(value)) !== undefined
    return isOther
      ? [
          findingAt(
            `${path}/fieldValues/${at}/label`,
            `People would read ${textOf(label)}, and ${textOf(value)} is sent. Write ${textOf(value)}.`,
          ),
        ]
      : []
  })

/** SEPA is of euros. */
const sepaIn = ({ rails, currency }: CorridorNode): NetworkFinding[] =>
  listOf(rails).flatMap((rail, at) =>
    textOf(objectOf(rail).messageFormat).includes('SEPA') &&
    typeof currency === 'string' &&
    currency !== 'EUR'
      ? [
          derived(
            `/rails/${at}/messageFormat`,
            `SEPA carries euros alone, and this corridor pays out ${currency}. Leave 'messageFormat' out.`,
          ),
        ]
      : [],
  )

/** A wallet is at no address of a street. */
const placesIn = (corridor: CorridorNode): NetworkFinding[] =>
  corridor.payoutCategory === 'CRYPTO'
    ? ['state', 'postalCode'].flatMap((word) =>
        corridor[word] === undefined
          ? []
          : [
              derived(
                `/${word}`,
                `A wallet has no address of a street: nobody knows what to write. Take '${word}' out.`,
              ),
            ],
      )
    : []

const switchIn = ({ accountOf, accountOfWhen }: CorridorNode): NetworkFinding[] =>
  accountOfWhen === undefined || accountOf !== undefined
    ? []
    : [
        findingAt(
          '/accountOfWhen',
          "This says when the fields under 'accountOf' are asked for, and there are none. Write them, or take it out.",
        ),
      ]

const TEXTS = ['fieldRegexValidator', 'fieldMinLength', 'fieldMaxLength'] as const

/** A day is chosen, and what is read is not filled in. */
function fieldsIn([path, node]: readonly [string, CorridorNode]): NetworkFinding[] {
  const { fieldDataType: type, fieldType, fieldHelpText, fieldDescription, fieldName } = node
  if (typeof fieldName !== 'string') return []
  const words = type === 'DATE' ? TEXTS.filter((word) => node[word] !== undefined) : []
  const [word] = words
  const filled = Object.entries({ fieldHelpText, fieldDescription }).flatMap(([name, text]) => {
    const braces = /\{\{?\w[\w.]*\}?\}/.exec(textOf(text))?.[0]
    return braces === undefined ? [] : [[name, braces] as const]
  })
  return [
    ...(word === undefined
      ? []
      : [
          findingAt(
            `${path}/${word}`,
            `A day is sent as year, month and day, whatever '${word}' asks for: nobody could meet it. Take it out.`,
          ),
        ]),
    ...filled.map(([name, braces]) =>
      findingAt(
        `${path}/${name}`,
        `Nothing is filled in here: people would read ${braces} as it stands. Write what it stands for.`,
      ),
    ),
    ...(fieldType === 'REQUIRED' && /\bleave (it|this) empty\b/i.test(textOf(fieldHelpText))
      ? [
          findingAt(
            `${path}/fieldHelpText`,
            "People are told to leave it empty, and it is REQUIRED. Let 'fieldType' be OPTIONAL, or say something else.",
          ),
        ]
      : []),
  ]
}

/** What a sentence about a memo says may be written, with a sign of it. */
const kinds: readonly (readonly [word: RegExp, sign: string, says: string])[] = [
  [/\bletters\b/i, 'A', 'letters'],
  [/\bdigits\b/i, '7', 'digits'],
  [/\bspaces\b/i, ' ', 'spaces'],
]

/** What people read of a memo is what its pattern takes. */
function memoIn({ memo }: CorridorNode): NetworkFinding[] {
  const { pattern, message } = objectOf(memo)
  const usable = typeof pattern === 'string' ? usablePattern(pattern) : undefined
  // A memo is sent in capitals: one for small letters is told as such.
  if (usable === undefined || textOf(message) === '' || usable.test('a')) return []
  const lost = kinds.find(
    ([word, sign]) =>
      word.test(textOf(message)) &&
      !usable.test(sign) &&
      !usable.test(`A${sign}A`) &&
      !usable.test(`7${sign}7`),
  )
  return lost === undefined
    ? []
    : [
        derived(
          '/memo/pattern',
          `People read that a memo has ${lost[2]}, and the pattern refuses them. Let both say the same.`,
        ),
      ]
}

/** What a corridor asks for is not what all ask of the holder already. */
export function holderAgain(corridor: CorridorNode, holders: unknown): NetworkFinding[] {
  const requested = new Set(
    nodesIn(holders, '').flatMap(([, { fieldName }]) =>
      typeof fieldName === 'string' ? [fieldName.replace('{party}', 'Cdtr')] : [],
    ),
  )
  return ['account', 'accountOf'].flatMap((word) =>
    nodesIn(corridor[word], `/${word}`).flatMap(([path, { fieldName }]) =>
      requested.has(textOf(fieldName))
        ? [
            findingAt(
              `${path}/fieldName`,
              `'${textOf(fieldName)}' is asked of every holder already, by network/holders.json: people would write it twice. Take it out.`,
            ),
          ]
        : [],
    ),
  )
}

/** A rate of a currency that no corridor pays out or takes is read by nobody. */
export const idleRates = (
  market: CorridorNode,
  corridors: readonly CorridorNode[],
  ...others: readonly unknown[]
): NetworkFinding[] => {
  const named = JSON.stringify([corridors, others])
  return corridors.length === 0
    ? []
    : Object.keys(objectOf(market.perDollar)).flatMap((code) =>
        named.includes(`"${code}"`) || findCurrency(code) === undefined
          ? []
          : [
              findingAt(
                `/perDollar/${code}`,
                `No corridor pays out or takes ${code}: nobody reads this rate. Take it out, or add the corridor.`,
              ),
            ],
      )
}

/** What two words of a corridor say against each other beyond its amounts and its fields. */
export const slipsIn = (corridor: CorridorNode): NetworkFinding[] => [
  ...daysIn(corridor),
  ...railsIn(corridor),
  ...sepaIn(corridor),
  ...placesIn(corridor),
  ...switchIn(corridor),
  ...memoIn(corridor),
  ...nodesIn(corridor, '').flatMap((node) => [...fieldsIn(node), ...codesIn(node, corridor)]),
]
