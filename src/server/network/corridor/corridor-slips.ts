import { findCurrency } from '#values/currency.ts'
import { listOf, objectOf, textOf } from '#values/object.ts'
import { findStrangeSign } from '#definition/spelling/strange-signs.ts'
import type { Library } from '#definition/library.ts'
import { usablePattern } from '#definition/pattern/usable-pattern.ts'
import {
  derived,
  findingAt,
  nodesIn,
  type CorridorNode,
  type NetworkFinding,
} from '../validity/corridor-nodes.ts'

/** Phrases about settlement time, each with the numbers of banking days it allows. */
const spoken: readonly (readonly [words: RegExp, days: readonly number[]])[] = [
  [/same or the next banking day/i, [0, 1]],
  [/same banking day/i, [0]],
  [/(?<!or the )next banking day/i, [1]],
  [/two banking days/i, [2]],
  [/three banking days/i, [3]],
]

/** Words of a rail that pays at any hour, without banking days. */
const AROUND_THE_CLOCK = /\bday and night\b|\bwithin (?:seconds|minutes)\b/i

/** Finds a rail whose text promises another day than `bankingDays`. */
function daysIn({ rails }: CorridorNode): NetworkFinding[] {
  return listOf(rails).flatMap((rail, at) => {
    const { bankingDays, settles } = objectOf(rail)
    const [sooner] = AROUND_THE_CLOCK.exec(textOf(settles)) ?? []
    if (bankingDays !== undefined && sooner !== undefined) {
      const sentence = `People read ‘${textOf(settles)}’, and the day of arrival would be counted by banking days. Take this out, or say on which day it arrives.`
      return [findingAt(`/rails/${at}/bankingDays`, sentence)]
    }
    const days = spoken.find(([words]) => words.test(textOf(settles)))?.[1]
    if (typeof bankingDays !== 'number' || days === undefined || days.includes(bankingDays)) return []
    const sentence = `People read ‘${textOf(settles)}’, and the day of arrival is counted by ${bankingDays}. Let both say the same: write ${days[0]}.`
    return [findingAt(`/rails/${at}/bankingDays`, sentence)]
  })
}

/** Finds two rails whose names differ by capitals alone. */
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

/** Finds a choice that is labelled with the code of another currency. */
const codesIn = (
  [path, { fieldValues }]: readonly [string, CorridorNode],
  { currency }: CorridorNode,
): NetworkFinding[] =>
  listOf(fieldValues).flatMap((one, at) => {
    const { label, value } = objectOf(one)
    const isOther =
      // A value that cannot be chosen is reported elsewhere.
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

/** Finds SEPA rails of another currency than the euro. */
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

/** Finds postal fields in a corridor to a wallet. */
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

/** Finds help that calls a required field optional. */
function leftEmpty(path: string, help: string): NetworkFinding[] {
  const isEmpty = /\bleave (it|this) empty\b/i.test(help)
  const says = isEmpty ? 'People are told to leave it empty' : 'People are told that it is not always needed'
  return isEmpty || /^(?:needed|only|required) (?:when|where|if|for)\b/i.test(help)
    ? [findingAt(path, `${says}, and it is REQUIRED. Let 'fieldType' be OPTIONAL, or say something else.`)]
    : []
}

const TEXTS = ['fieldRegexValidator', 'fieldMinLength', 'fieldMaxLength'] as const

/**
 * Finds patterns on dates, unfilled placeholders in texts, and required fields that the help calls optional.
 */
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
    ...(fieldType === 'REQUIRED' ? leftEmpty(`${path}/fieldHelpText`, textOf(fieldHelpText)) : []),
  ]
}

/** Words for characters that a memo may contain, each with an example character. */
const kinds: readonly (readonly [word: RegExp, sign: string, says: string])[] = [
  [/\bletters\b/i, 'A', 'letters'],
  [/\bdigits\b/i, '7', 'digits'],
  [/\bspaces\b/i, ' ', 'spaces'],
]

/** Finds a memo pattern that refuses characters its message allows. */
function memoIn({ memo }: CorridorNode): NetworkFinding[] {
  const { pattern, message } = objectOf(memo)
  const usable = typeof pattern === 'string' ? usablePattern(pattern) : undefined
  // A pattern for small letters alone is reported elsewhere.
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

/** Finds fields that network/holders.json already requests from every account holder. */
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

/** Finds rates of currencies that no corridor uses. */
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

/** An account has one number: a person who knows its IBAN need not know another. */
function accountsIn({ account }: CorridorNode): NetworkFinding[] {
  const fields = listOf(account).map(objectOf)
  const required = (name: string) =>
    fields.findIndex(({ fieldName, fieldType }) => fieldName === name && fieldType === 'REQUIRED')
  const other = required('CdtrAcct.Id.Othr.Id')
  if (required('CdtrAcct.Id.IBAN') === -1 || other === -1) return []
  const sentence = `An IBAN is asked for already, and holds the number of the account: nobody could tell what to write here. Keep one of the two.`
  return [findingAt(`/account/${other}/fieldName`, sentence)]
}

/** Finds contradictions within a corridor other than those of amounts and fields. */
export const slipsIn = (corridor: CorridorNode): NetworkFinding[] => [
  ...daysIn(corridor),
  ...railsIn(corridor),
  ...sepaIn(corridor),
  ...placesIn(corridor),
  ...switchIn(corridor),
  ...memoIn(corridor),
  ...accountsIn(corridor),
  ...nodesIn(corridor, '').flatMap((node) => [...fieldsIn(node), ...codesIn(node, corridor)]),
]

/** Finds signs in texts for people that no text should hold; patterns and codes are no texts. */
export function strangeIn(value: unknown, path: string): NetworkFinding[] {
  if (typeof value === 'string') {
    if (value.trim() !== value && value.trim() !== '')
      return [{ path, sentence: 'A space stands at the end or before the first letter. Take it out.' }]
    const strange = / |[^ -~]|&/.test(value) ? findStrangeSign(value) : undefined
    return strange === undefined ? [] : [{ path, sentence: strange.sentence }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'fieldRegexValidator' || key === 'pattern' ? [] : strangeIn(one, `${path}/${key}`),
  )
}

const refusing = [
  ['currency', 'currencies'],
  ['country', 'served-countries'],
] as const

/** Finds a corridor whose currency or country the portal offers to nobody. */
export const refusedIn = (corridor: CorridorNode, library: Library | undefined): NetworkFinding[] =>
  refusing.flatMap(([word, list]) => {
    const value = textOf(corridor[word])
    const without = library?.options[list]?.without
    const isRefused = library?.options[without ?? '']?.options.some((one) => one.value === value) === true
    return isRefused
      ? [
          findingAt(
            `/${word}`,
            `'${value}' stands in options/${without} as well, so that nobody could choose it. Take it out there, or take the corridor out.`,
          ),
        ]
      : []
  })
